/**
 * The brand's colours in another hue. Each keeps the luminance of the product's own colour, so that every contrast
 * between them, and with greys, is what it is in green: by WCAG, contrast depends on luminance alone.
 */

/** Colours with the brand's hue by the variable that holds them; `dark`: in the dark scheme only. */
export const brandColors = {
  both: {
    '--mantine-color-green-0': '#eef8f1',
    '--mantine-color-green-1': '#d8efdf',
    '--mantine-color-green-2': '#b2dfc1',
    '--mantine-color-green-3': '#85ca9e',
    '--mantine-color-green-4': '#55b079',
    '--mantine-color-green-5': '#2f955a',
    '--mantine-color-green-6': '#1a7d46',
    '--mantine-color-green-7': '#0f6938',
    '--mantine-color-green-8': '#0a542c',
    '--mantine-color-green-9': '#063d20',
  },
  dark: {
    '--ac-wash': '#15301f',
    '--ac-wash-text': '#a5dab8',
    '--ac-pay': '#7fd6a0',
    '--mantine-color-anchor': '#7fcb9b',
    '--mantine-color-green-light': '#15301f',
    '--mantine-color-green-light-color': '#a5dab8',
  },
} as const;

/** Hue of the product's own green, in degrees. */
export const productHue = 147;

type Rgb = readonly [number, number, number];

const channels = (hex: string): Rgb => {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
};

const linear = (value: number) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

const saturation = (rgb: Rgb) => {
  const [high, low] = [Math.max(...rgb), Math.min(...rgb)];
  const lightness = (high + low) / 2;
  return high === low ? 0 : (high - low) / (1 - Math.abs(2 * lightness - 1));
};

function rgbOf(hue: number, strength: number, lightness: number): Rgb {
  const reach = strength * Math.min(lightness, 1 - lightness);
  const channel = (turn: number) => {
    const at = (turn + hue / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

const hexOf = (rgb: Rgb) =>
  `#${rgb
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Halvings of the lightness: finer than a step of eight bits. */
const halvings = 12;

/** A colour in another hue, as light as it is. */
export function inHue(hex: string, hue: number): string {
  const [wanted, strength] = [luminance(channels(hex)), saturation(channels(hex))];
  let [low, high] = [0, 1];
  for (let step = 0; step < halvings; step++) {
    const middle = (low + high) / 2;
    if (luminance(rgbOf(hue, strength, middle)) < wanted) low = middle;
    else high = middle;
  }
  return hexOf(rgbOf(hue, strength, (low + high) / 2));
}

type Variables = Readonly<Record<string, string>>;
const turned = (colors: Variables, hue: number): Variables =>
  Object.fromEntries(Object.entries(colors).map(([name, hex]) => [name, inHue(hex, hue)]));

/** The variables of a hue by scheme. */
export const brandVariables = (hue: number) => ({
  both: turned(brandColors.both, hue),
  dark: turned(brandColors.dark, hue),
});

const declared = (variables: Variables) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** Links of a page without scripts, and tints that the theme's library works out of the colours itself, once. */
const tints = [
  '--ac-link:var(--mantine-color-green-7)',
  '--mantine-color-green-light:color-mix(in srgb,var(--mantine-color-green-7) 10%,transparent)',
  '--mantine-color-green-light-hover:color-mix(in srgb,var(--mantine-color-green-6) 18%,transparent)',
  '--mantine-color-green-outline-hover:color-mix(in srgb,var(--mantine-color-green-6) 6%,transparent)',
].join(';');

/** The product's mark, whose drawing names its own colour. */
const mark = "svg rect[fill='#0f6938']{fill:var(--mantine-color-green-7)}";

const root = ':root:root:root';

/**
 * A style sheet with the variables, stronger than those of the theme wherever it stands. The scheme is missing until
 * the script has run.
 */
export function brandStyle(hue: number): string {
  const { both, dark } = brandVariables(hue);
  const night = `{${declared(dark)}}`;
  return [
    `${root}{${declared(both)};${tints}}`,
    `${root}[data-mantine-color-scheme=dark]${night}`,
    mark,
    `@media (prefers-color-scheme:dark){${root}:not([data-mantine-color-scheme])${night}}`,
  ].join('');
}
