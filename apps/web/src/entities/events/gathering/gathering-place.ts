import type { GatheringCard } from '@acheep/contract/events/gathering';
import { localized } from '../../../lib/locale.ts';

/** The lines of where it is; a province that the address names already is not said twice. */
export function placeLines(
  { venue, province }: Pick<GatheringCard, 'venue' | 'province'>,
  address: string | null = null,
): string[] {
  const lines = [venue, address].filter((line) => line !== null);
  const names = province && Object.values(province.name);
  const isNamed = names?.some((name) => lines.some((line) => line.includes(name)));
  return province && !isNamed ? [...lines, localized(province.name)] : lines;
}
