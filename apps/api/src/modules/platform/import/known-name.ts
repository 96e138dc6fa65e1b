import type { Localized } from '@acheep/contract/kernel/locale';
import { meaningsOf } from '@acheep/search/dictionary/meaning';
import { distance } from 'fastest-levenshtein';
import type { ReferenceRow } from '../../jobs/reference/reference.presenter.ts';
import { plain } from '../../talent/resume/reading/heading.ts';

/** The record that a text names, or the most similar name. */
export type Named = { id: string } | { near: Localized | null };

/** Maximum characters compared: no name is longer. */
const maxNameLength = 200;
/** Maximum edit distance between two names that may have been confused, relative to their length. */
const likeness = 0.35;

const partsOf = (name: string) => name.split(/&|,|\/|\band\b|និង/).flatMap((part) => part.trim() || []);
/** The meanings of a name in either language, without ranks and unknown words. */
const meansOf = (text: string) =>
  meaningsOf(text).flatMap(({ kind, key }) => (kind === 'trade' || kind === 'field' ? [key] : []));

/** The id, if all are the same. */
const only = (ids: readonly string[]) => (new Set(ids).size === 1 ? ids[0] : undefined);

/**
 * Finds records by what people write for them: their names in both languages, a part of a name that no other has, or
 * words with the same meaning. `also` knows other spellings, and returns the English name.
 */
export function knownNames(
  rows: readonly ReferenceRow[],
  also: (text: string) => string | null = () => null,
) {
  const exact = new Map<string, string>();
  const parts = new Map<string, string[]>();
  for (const { id, slug, nameEn, nameKm } of rows) {
    for (const name of [slug.replaceAll('-', ' '), nameEn, nameKm]) exact.set(plain(name), id);
    for (const part of [nameEn, nameKm].flatMap(partsOf))
      parts.set(plain(part), [...(parts.get(plain(part)) ?? []), id]);
  }
  const means = rows.map(({ id, nameEn, nameKm }) => ({
    id,
    keys: new Set([...meansOf(nameEn), ...meansOf(nameKm)]),
  }));
  const found = new Map<string, Named>();

  function nearest(text: string): Localized | null {
    let best: { row: ReferenceRow; share: number } | undefined;
    for (const row of rows)
      for (const name of [row.nameEn, row.nameKm, ...partsOf(row.nameEn), ...partsOf(row.nameKm)]) {
        const known = plain(name);
        const share = distance(text, known) / Math.max(text.length, known.length, 1);
        if (share <= likeness && share < (best?.share ?? 1)) best = { row, share };
      }
    return best ? { en: best.row.nameEn, km: best.row.nameKm } : null;
  }

  function find(text: string): Named {
    const words = plain(text);
    const other = also(text);
    const id =
      exact.get(words) ?? only(parts.get(words) ?? []) ?? rows.find(({ nameEn }) => nameEn === other)?.id;
    if (id) return { id };
    const keys = meansOf(text);
    const meant =
      keys.length > 0 &&
      only(means.filter((one) => keys.every((key) => one.keys.has(key))).map((one) => one.id));
    return meant ? { id: meant } : { near: nearest(words) };
  }

  return (given: string): Named => {
    const text = given.slice(0, maxNameLength);
    const known = found.get(text) ?? find(text);
    found.set(text, known);
    return known;
  };
}
export type KnownNames = ReturnType<typeof knownNames>;
