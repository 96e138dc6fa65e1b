import content from './content/place.json' with { type: 'json' };
import type { Pair } from './profession.ts';

type Area = { kind: 'khan' | 'city' | 'district'; name: Pair };

/** Towns and districts of demo jobs, by province. */
export const areas: Record<string, readonly Area[]> = Object.fromEntries(
  Object.entries(content).map(([province, kinds]) => [
    province,
    Object.entries(kinds).flatMap(([kind, names]) =>
      Object.entries<string>(names).map((name) => ({ kind: kind as Area['kind'], name })),
    ),
  ]),
);

const kindKm = { khan: 'ខណ្ឌ', city: 'ក្រុង', district: 'ស្រុក' } as const;
const kindEn = { khan: '', city: ' City', district: ' District' } as const;

/** Area as part of an address: "Sen Sok", "Suong City", "ស្រុកបាទី". */
export function areaName(area: Area, language: 'en' | 'km'): string {
  return language === 'km' ? kindKm[area.kind] + area.name[1] : area.name[0] + kindEn[area.kind];
}
