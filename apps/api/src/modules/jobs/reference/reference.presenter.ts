export interface ReferenceRow {
  id: string;
  slug: string;
  nameEn: string;
  nameKm: string;
}

/** A category, industry or province on the wire, named in both languages. */
export const presentReference = ({ id, slug, nameEn, nameKm }: ReferenceRow) => ({
  _id: id,
  slug,
  name: { en: nameEn, km: nameKm },
});

/** The same as a list offers it. */
export const presentListed = (row: ReferenceRow & { isActive: boolean }) => ({
  ...presentReference(row),
  isActive: row.isActive,
});

/** Categories and provinces by their ids. */
export type ReferenceNames = ReadonlyMap<string | null, ReturnType<typeof presentReference>>;
