import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';

const year = 365 * 24 * 60 * 60;

function read(fallback: MantineColorScheme): MantineColorScheme {
  const value = document.cookie.match(/(?:^|; )scheme=(light|dark|auto)/)?.[1];
  return (value as MantineColorScheme | undefined) ?? fallback;
}

function write(value: MantineColorScheme, maxAge: number) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
  document.cookie = `scheme=${value}; path=/; max-age=${maxAge}; samesite=lax`;
}

/** Stores the colour scheme in a cookie: signing out clears the browser's storage and should not reset the scheme. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: read,
  set: (value) => write(value, year),
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => write('auto', 0),
};
