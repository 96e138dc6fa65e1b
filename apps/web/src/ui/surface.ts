/** Surfaces of the theme, from below to above, and what is written on all of them. */
export const surfaces = ['--ac-sunken', '--ac-page', '--ac-surface', '--ac-wash'] as const;
export const inks = [
  '--mantine-color-text',
  '--mantine-color-dimmed',
  '--mantine-color-anchor',
  '--ac-pay',
  '--ac-wash-text',
] as const;

/** Pairs besides these: text, what it stands on, and the smallest contrast (WCAG 2.2: 4.5 for text, 3 for signs). */
export const pairs = [
  ['--ac-accent-text', '--ac-accent', 4.5],
  ['--mantine-primary-color-contrast', '--mantine-primary-color-filled', 4.5],
  ['--ac-icon', '--ac-surface', 3],
  ['--ac-icon', '--ac-page', 3],
  ['--ac-icon', '--ac-wash', 3],
] as const;

type Rgb = readonly [number, number, number];

/** `#1c2421`, `#fff` or `rgb(28, 36, 33)`; null for anything else. */
export function rgbOf(color: string): Rgb | null {
  const hex = /^#([0-9a-f]{6})$/i.exec(color.trim())?.[1];
  const numbers = hex
    ? [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    : (/^rgb\((\d+), (\d+), (\d+)\)$/.exec(color.trim())?.slice(1).map(Number) ?? []);
  const [red, green, blue] = numbers;
  return red === undefined || green === undefined || blue === undefined ? null : [red, green, blue];
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
