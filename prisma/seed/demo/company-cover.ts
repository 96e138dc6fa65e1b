/** Scenes behind the companies, by what they have in the foreground, in 320 × 80. */
const scenes: readonly [light: string, deep: string, scene: string][] = [
  // A street of the capital.
  [
    '#5fb3a3',
    '#14532f',
    'M20 80V34h22v46zM46 80V22l12-8 12 8v58zM76 80V42h18v38zM100 80V30h26v50zM132 80V48h16v32zM156 80V18h12v-8h8v8h12v62zM196 80V40h22v40zM224 80V28h18v52zM248 80V46h26v34zM280 80V36h20v44z',
  ],
  // Rice fields and palms.
  [
    '#9ac25b',
    '#2f6b2a',
    'M0 62q80-14 160 0t160 0v18H0zM58 62V30q-9 1-13 8 1-11 11-12-9-5-15 0 7-9 16-4 1-9 9-10-6 5-5 10 9-4 15 4-8-4-14 0 10 2 10 12-4-7-12-8v32zM248 60V36q-7 1-10 6 1-8 8-9-7-4-11 0 5-7 12-3 1-7 7-8-5 4-4 8 7-3 11 3-6-3-10 0 8 2 8 9-3-5-9-6v24z',
  ],
  // The sea and a boat.
  [
    '#6cc0dc',
    '#145b82',
    'M0 58q20-8 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0v22H0zM190 52h60l-10 12h-42zM218 50V20l22 28zM214 50V26l-14 22z',
  ],
  // Roofs of a works.
  [
    '#d9a25b',
    '#7a3f12',
    'M20 80V52l24-14v14l24-14v14l24-14v42zM100 80V24h10v56zM118 80V34h10v46zM140 80V56h60V40h70v40zM284 80V50h20v30z',
  ],
  // Houses on stilts beside a river.
  [
    '#e2b04a',
    '#8a4b12',
    'M30 46l26-20 26 20zM36 46h40v16H36zM38 62h4v18h-4zM70 62h4v18h-4zM140 50l22-17 22 17zM145 50h34v13h-34zM147 63h3v17h-3zM174 63h3v17h-3zM230 44l30-22 30 22zM237 44h46v18h-46zM240 62h4v18h-4zM276 62h4v18h-4z',
  ],
  // A tree above books and benches.
  [
    '#8f8fd6',
    '#363a80',
    'M150 80V52q-30 2-34-16 2-16 20-14 8-16 28-12 22-4 26 14 16 2 12 16-6 14-36 12v28zM40 80V64h50v16zM230 80V60h20v20zM254 80V54h20v26z',
  ],
];

export const companyCoverCount = scenes.length;

/** Cover of a company, as a wide SVG. */
export function companyCover(index: number): string {
  const [light, deep, scene] = scenes[index % scenes.length] as (typeof scenes)[number];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 80" width="1600" height="400">
    <defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fdf3d8"/><stop offset="1" stop-color="${light}"/></linearGradient></defs>
    <rect width="320" height="80" fill="url(#s)"/>
    <circle cx="252" cy="34" r="17" fill="#f5b02a" opacity=".85"/><circle cx="252" cy="34" r="25" fill="#f5b02a" opacity=".2"/>
    <path d="M0 52q60-22 120-8t110-6 90 4v38H0z" fill="${light}" opacity=".55"/>
    <path d="M0 64q70-16 140-6t180-8v30H0z" fill="${deep}" opacity=".35"/>
    <path d="${scene}" fill="${deep}" opacity=".8"/>
    <path d="M0 74q90-6 170-2t150-4v12H0z" fill="${deep}"/></svg>`;
}
