import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';

/** Whether the page is dark, and the way to the other scheme. */
export function useColorMode() {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  return { dark, toggle: () => setColorScheme(dark ? 'light' : 'dark') };
}
