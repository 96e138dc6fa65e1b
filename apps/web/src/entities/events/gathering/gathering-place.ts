import type { GatheringCard } from '@acheep/contract/events/gathering';
import { localized } from '../../../lib/locale.ts';

/** Returns the lines of the place; a province already named in the address is not repeated. */
export function placeLines(
  { venue, province }: Pick<GatheringCard, 'venue' | 'province'>,
  address: string | null = null,
): string[] {
  const lines = [venue, address].filter((line) => line !== null);
  const names = province && Object.values(province.name);
  const isNamed = names?.some((name) => lines.some((line) => line.includes(name)));
  return province && !isNamed ? [...lines, localized(province.name)] : lines;
}
