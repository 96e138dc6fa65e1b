import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inks, surfaces } from './surface.ts';
import { cssVariables, theme } from './theme.ts';

/** Pairs besides these: text, what it stands on, and the smallest contrast (WCAG 2.2: 4.5 for text, 3 for signs). */
const pairs = [
  ['--ac-accent-text', '--ac-accent', 4.5],
  ['--mantine-primary-color-contrast', '--mantine-primary-color-filled', 4.5],
  ['--ac-icon', '--ac-surface', 3],
  ['--ac-icon', '--ac-page', 3],
  ['--ac-icon', '--ac-wash', 3],
] as const;

type Rgb = readonly [number, number, number];

/** `#1c2421`, `#fff` or `rgb(28, 36, 33)`; null for anything else. */
function rgbOf(color: string): Rgb | null {
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
function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const css = readFileSync(path.join(import.meta.dirname, 'theme.css'), 'utf8');
const own = cssVariables(theme as never);
const colors = theme.colors as Record<string, readonly string[]>;

/** Variables of the first block with the selector. */
function block(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  expect(start, selector).toBeGreaterThanOrEqual(0);
  const body = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/(--[a-z-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const schemes = {
  light: {
    '--mantine-color-text': theme.black ?? '',
    '--mantine-color-dimmed': 'var(--mantine-color-gray-6)',
    '--mantine-primary-color-filled': 'var(--mantine-color-green-7)',
    '--mantine-primary-color-contrast': '#ffffff',
    ...own.variables,
    ...own.light,
    ...block(':root'),
  },
  dark: {
    '--mantine-color-text': 'var(--mantine-color-dark-0)',
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-primary-color-filled': 'var(--mantine-color-green-6)',
    '--mantine-primary-color-contrast': '#ffffff',
    ...own.variables,
    ...own.dark,
    ...block(':root[data-mantine-color-scheme="dark"]'),
  },
} satisfies Record<string, Record<string, string>>;

/** Follows variables to a colour. */
function colorOf(scheme: Record<string, string>, value: string): string {
  const name = /^var\((--[a-z0-9-]+)\)$/.exec(value)?.[1];
  if (!name) return value;
  const [, family = '', shade = ''] = /^--mantine-color-([a-z]+)-(\d)$/.exec(name) ?? [];
  return colorOf(scheme, scheme[name] ?? colors[family]?.[Number(shade)] ?? `no ${name}`);
}

const all = [...surfaces.flatMap((surface) => inks.map((ink) => [ink, surface, 4.5] as const)), ...pairs];

describe.each(Object.entries(schemes))('in the %s scheme', (_, scheme) => {
  it.each(all)('%s on %s has a contrast of %d', (ink, surface, least) => {
    const [text, ground] = [ink, surface].map((name) => rgbOf(colorOf(scheme, `var(${name})`)));
    if (!text || !ground) throw new Error(`${ink} or ${surface} is no colour`);
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(least);
  });

  it('raises each surface visibly from the one below', () => {
    const grounds = surfaces.map((name) => colorOf(scheme, `var(${name})`));
    expect(new Set(grounds).size).toBe(surfaces.length);
  });
});

it('knows the contrast of black and white', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBe(21);
  expect(rgbOf('rgb(28, 36, 33)')).toEqual([28, 36, 33]);
  expect(rgbOf('red')).toBeNull();
});
