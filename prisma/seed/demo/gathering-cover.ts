/** Circle as part of a path. */
const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Covers, in 64 × 64: background, a lighter shade of it, lines, and shapes. */
const covers: readonly [ground: string, light: string, lines: string, shapes?: string][] = [
  ['#17553f', '#2f8f68', 'M14 50h36M18 50V30h8v20M30 50V20h8v30M42 50V36h8v14'],
  ['#5a2a5e', '#9a5aa0', 'M16 50q2-16 16-16t16 16M40 30q8 0 12 10', dot(32, 22, 8) + dot(47, 24, 5)],
  ['#1d4f7a', '#4f8fc4', 'M14 16h36v32H14zM14 26h36M14 36h36M26 16v32M38 16v32'],
  ['#7a4a12', '#c98a2e', 'M12 48l12-14 8 8 18-24M42 18h8v8'],
  ['#26324d', '#5a6f9e', 'M12 14h40v28H12zM24 52h16M32 42v10M24 23l-5 5 5 5M40 23l5 5-5 5M35 21l-6 14'],
  ['#8a2f3c', '#d4697a', 'M14 28v10h8l18 10V18L22 28zM46 26q6 7 0 14', ''],
  [
    '#6a4324',
    '#b98552',
    'M16 28h26v10q0 12-13 12T16 38zM42 30q8 0 8 5t-8 5M22 22q-3-4 0-8M30 22q-3-4 0-8M12 54h36',
  ],
  ['#3f4a52', '#7c8c98', 'M20 44L44 20M40 14a8 8 0 0 0 10 10l-4 4L18 50l-6-6 24-28z'],
  ['#0f5f66', '#3ea1a8', 'M12 18h26v18H26l-8 8v-8h-6zM42 26h10v18h-4v7l-7-7H30v-4', ''],
  ['#7c3a0f', '#d9772b', 'M12 28h40v22H12zM24 28v-8h16v8M12 38h40M32 35v6'],
  ['#4d3a86', '#8d78cf', 'M26 46h12M28 52h8M26 40q-8-6-8-14a14 14 0 0 1 28 0q0 8-8 14z'],
  [
    '#2a5a2a',
    '#6aa84f',
    'M32 24v8M32 32L18 42M32 32l14 10',
    dot(32, 18, 7) + dot(16, 46, 7) + dot(48, 46, 7),
  ],
];

export const coverCount = covers.length;

/** Cover of a training or an event, as a wide SVG: its sign before hills of its colour. */
export function gatheringCover(index: number): string {
  const [ground, light, lines, shapes = ''] = covers[index % covers.length] as (typeof covers)[number];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="1600" height="900">
    <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${ground}"/></linearGradient></defs>
    <rect width="320" height="180" fill="url(#g)"/>
    <circle cx="262" cy="44" r="70" fill="#fff" opacity=".08"/><circle cx="40" cy="150" r="90" fill="#fff" opacity=".07"/>
    <path d="M0 150q40-26 80-8t80-4 80-6 80 4v44H0z" fill="#000" opacity=".12"/>
    <path d="M0 164q40-16 80-4t80-4 80 0 80-6v30H0z" fill="#000" opacity=".14"/>
    <g transform="translate(96 22) scale(2)"><circle cx="32" cy="32" r="31" fill="#fff" opacity=".12"/>
    <path d="${shapes}" fill="#fff"/>
    <path d="${lines}" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></g></svg>`;
}
