import type { Locale } from '@acheep/contract/kernel/locale';
import { inNameOrder } from '../../../name-order.ts';

export interface ReferenceRow {
  id: string;
  slug: string;
  nameEn: string;
  nameKm: string;
}

/** A category, industry or province with its name in both languages. */
export const presentReference = ({ id, slug, nameEn, nameKm }: ReferenceRow) => ({
  _id: id,
  slug,
  name: { en: nameEn, km: nameKm },
});

export interface EntryRow extends ReferenceRow {
  createdAt: Date;
  updatedAt: Date;
}

/** The entry as a record of its list. */
export const presentEntry = (row: EntryRow) => ({
  ...presentReference(row),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const presentListed = (row: EntryRow & { isActive: boolean }) => ({
  ...presentEntry(row),
  isActive: row.isActive,
});

/** Rows by their name in the reader's language; each language has an order of its own. */
export const byName = <R extends ReferenceRow>(rows: readonly R[], locale: Locale): R[] =>
  inNameOrder(rows, ({ nameEn, nameKm }) => (locale === 'km' ? nameKm : nameEn), locale);

export type ReferenceNames = ReadonlyMap<string | null, ReturnType<typeof presentReference>>;
