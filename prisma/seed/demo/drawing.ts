import type { DemoCompany } from './company.ts';
import covers from './content/cover.json' with { type: 'json' };

/** Logo of a company, as SVG. */
export function companyLogo({ logo: [ground, lines, shapes = ''] }: DemoCompany): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="512" height="512">
    <rect width="64" height="64" fill="${ground}"/><path d="${shapes}" fill="#fff"/>
    <path d="${lines}" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}

export const companyCoverCount = covers.company.length;

/** Scene behind a company, as a wide SVG: by what it has in the foreground, in 320 × 80. */
export function companyCover(index: number): string {
  const [light, deep, scene] = covers.company[index % companyCoverCount] ?? [];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 80" width="1600" height="400">
    <defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fdf3d8"/><stop offset="1" stop-color="${light}"/></linearGradient></defs>
    <rect width="320" height="80" fill="url(#s)"/>
    <circle cx="252" cy="34" r="17" fill="#f5b02a" opacity=".85"/><circle cx="252" cy="34" r="25" fill="#f5b02a" opacity=".2"/>
    <path d="M0 52q60-22 120-8t110-6 90 4v38H0z" fill="${light}" opacity=".55"/>
    <path d="M0 64q70-16 140-6t180-8v30H0z" fill="${deep}" opacity=".35"/>
    <path d="${scene}" fill="${deep}" opacity=".8"/>
    <path d="M0 74q90-6 170-2t150-4v12H0z" fill="${deep}"/></svg>`;
}

export const coverCount = covers.gathering.length;

/** Cover of a training or an event, as a wide SVG: its sign, in 64 × 64, before hills of its colour. */
export function gatheringCover(index: number): string {
  const [ground, light, lines, shapes = ''] = covers.gathering[index % coverCount] ?? [];
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
