import type { Bilingual } from '@acheep/contract/kernel/bilingual';

/** Columns of a text that may be written in both languages. */
export type TextColumns<N extends string> = { [K in `${N}En` | `${N}Km`]: string | null };

type Given = { en?: string | undefined; km?: string | undefined } | undefined;

export const toColumns = <N extends string>(name: N, text: Given) =>
  ({ [`${name}En`]: text?.en ?? null, [`${name}Km`]: text?.km ?? null }) as TextColumns<N>;

/** Text of the columns; null if both are empty. */
export function fromColumns<N extends string>(name: N, row: TextColumns<NoInfer<N>>): Bilingual | null {
  const [en, km] = [row[`${name}En`], row[`${name}Km`]] as [string | null, string | null];
  return en === null && km === null ? null : { en, km };
}

/** Text of a required column pair. */
export const writtenIn = <N extends string>(name: N, row: TextColumns<NoInfer<N>>): Bilingual =>
  fromColumns(name, row) ?? { en: '', km: null };

/** Convert a month (`yyyy-MM`) to its first day, and back. */
export const toMonth = (month: string | undefined) =>
  month === undefined ? null : new Date(`${month}-01T00:00:00Z`);
export const fromMonth = (date: Date | null) => date?.toISOString().slice(0, 7) ?? null;
