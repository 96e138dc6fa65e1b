import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';

/** Returns the current colour scheme and a function that toggles it. */
export function useColorMode() {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  return { dark, toggle: () => setColorScheme(dark ? 'light' : 'dark') };
}
