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

export const presentListed = (row: ReferenceRow & { isActive: boolean }) => ({
  ...presentReference(row),
  isActive: row.isActive,
});

export type ReferenceNames = ReadonlyMap<string | null, ReturnType<typeof presentReference>>;
