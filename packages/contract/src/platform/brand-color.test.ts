import { describe, expect, it } from 'vitest';
import { brandColors, brandStyle, brandVariables, inHue, productHue } from './brand-color.ts';

const hues = Array.from({ length: 360 }, (_, hue) => hue);

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const green = (shade: number) => `--mantine-color-green-${shade}`;

/** What is written on what in the brand's colours: text 4.5, signs and borders of controls 3. */
function pairsOf(hue: number): [string, string, string, number][] {
  const { both, dark } = brandVariables(hue);
  const of = (name: string) => both[name] ?? '';
  const atNight = (name: string) => dark[name] ?? '';
  const days = ['#ffffff', '#fbfdfc', '#eff5f1', of(green(0))];
  const nights = ['#1c2421', '#171e1b', '#121816', atNight('--ac-wash')];
  return [
    ['a button, light', '#ffffff', of(green(7)), 4.5],
    ['a button, dark', '#ffffff', of(green(6)), 4.5],
    ['tinted text, light', of(green(8)), of(green(0)), 4.5],
    ['focus, light', of(green(6)), '#ffffff', 3],
    ['focus, dark', of(green(4)), '#1c2421', 3],
    ['text of the page, light', '#18201c', of(green(0)), 4.5],
    ['quiet text, light', '#586660', of(green(0)), 4.5],
    ['text of the page, dark', '#e3e9e6', atNight('--ac-wash'), 4.5],
    ['quiet text, dark', '#9eaba5', atNight('--ac-wash'), 4.5],
    ...days.flatMap((ground): [string, string, string, number][] => [
      ['pay and links, light', of(green(7)), ground, 4.5],
      ['icons, light', of(green(6)), ground, 3],
    ]),
    ...nights.flatMap((ground): [string, string, string, number][] => [
      ['pay, dark', atNight('--ac-pay'), ground, 4.5],
      ['links, dark', atNight('--mantine-color-anchor'), ground, 4.5],
      ['tinted text, dark', atNight('--ac-wash-text'), ground, 4.5],
      ['icons, dark', of(green(4)), ground, 3],
    ]),
  ];
}

describe('the brand in any hue', () => {
  it('keeps text readable and controls visible, all around the circle', () => {
    const weak = hues.flatMap((hue) =>
      pairsOf(hue).flatMap(([name, ink, ground, least]) =>
        contrast(ink, ground) < least ? [`${name} at ${hue}: ${contrast(ink, ground).toFixed(2)}`] : [],
      ),
    );
    expect(weak).toEqual([]);
  });

  it('is as light as the product, so that nothing else has to change', () => {
    for (const hue of hues)
      for (const hex of Object.values({ ...brandColors.both, ...brandColors.dark }))
        expect(contrast(hex, inHue(hex, hue)), `${hex} at ${hue}`).toBeLessThan(1.04);
  });

  it('has the hue that was asked for', () => {
    expect(inHue('#0f6938', 0)).toMatch(/^#([89a-f].)(..)\2$/);
    expect(inHue('#0f6938', 240)).toMatch(/^#(..)\1[a-f]./);
    expect(inHue('#586660', productHue)).toMatch(/^#5/);
  });

  it('leaves black, white and grey alone', () => {
    for (const hex of ['#000000', '#ffffff', '#808080']) expect(inHue(hex, 200)).toBe(hex);
  });

  it('is a style that cannot hold anything but colours', () => {
    for (const hue of [0, 147, 359]) expect(brandStyle(hue)).toMatch(/^[:\w{}#;=[\]@()'%, -]+$/);
  });
});
