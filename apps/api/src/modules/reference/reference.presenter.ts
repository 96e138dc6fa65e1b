interface ReferenceRow {
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
