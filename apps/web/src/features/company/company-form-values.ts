import type { CompanyBody, OwnCompany } from '@acheep/contract/company';

/** A company as its form holds it: what is left open is an empty text. */
export type CompanyForm = Record<Exclude<keyof CompanyBody, 'photos'>, string> & { photos: string[] };

export const valuesOf = (company: OwnCompany | null): CompanyForm => ({
  name: company?.name ?? '',
  nameKm: company?.nameKm ?? '',
  logo: company?.logo?.path ?? '',
  about: company?.about ?? '',
  industryId: company?.industry?._id ?? '',
  size: company?.size ?? '',
  website: company?.website ?? '',
  address: company?.address ?? '',
  provinceId: company?.province?._id ?? '',
  photos: company?.photos.map(({ path }) => path) ?? [],
});

/** `www.example.com` as people type it, with the beginning that it needs. */
export const withScheme = (typed: string): string =>
  /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(typed.trim()) ? `https://${typed.trim()}` : typed;
