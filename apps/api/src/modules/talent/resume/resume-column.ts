import type { Bilingual } from '@acheep/contract/kernel/bilingual';

/** The two columns of a text that may be written in both languages. */
export type TextColumns<N extends string> = { [K in `${N}En` | `${N}Km`]: string | null };

type Given = { en?: string | undefined; km?: string | undefined } | undefined;

export const toColumns = <N extends string>(name: N, text: Given) =>
  ({ [`${name}En`]: text?.en ?? null, [`${name}Km`]: text?.km ?? null }) as TextColumns<N>;

/** The text in them; null where there is none in either. */
export function fromColumns<N extends string>(name: N, row: TextColumns<NoInfer<N>>): Bilingual | null {
  const [en, km] = [row[`${name}En`], row[`${name}Km`]] as [string | null, string | null];
  return en === null && km === null ? null : { en, km };
}

/** A text that a row cannot be without. */
export const writtenIn = <N extends string>(name: N, row: TextColumns<NoInfer<N>>): Bilingual =>
  fromColumns(name, row) ?? { en: '', km: null };

/** A month (`yyyy-MM`) as its first day, and back. */
export const toMonth = (month: string | undefined) =>
  month === undefined ? null : new Date(`${month}-01T00:00:00Z`);
export const fromMonth = (date: Date | null) => date?.toISOString().slice(0, 7) ?? null;
