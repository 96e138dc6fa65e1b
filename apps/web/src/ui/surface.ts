/** Surfaces of the theme, from below to above, and what is written on all of them. */
export const surfaces = ['--ac-sunken', '--ac-page', '--ac-surface', '--ac-wash'] as const;
export const inks = [
  '--mantine-color-text',
  '--mantine-color-dimmed',
  '--mantine-color-anchor',
  '--ac-pay',
  '--ac-wash-text',
] as const;
