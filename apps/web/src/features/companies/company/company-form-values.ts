import { type CompanyBody, companyBody, type OwnCompany } from '@acheep/contract/companies/company';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';

export type CompanyValues = FormValues<CompanyBody>;

export const companyResolver = bodyResolver<CompanyBody>(companyBody);

export const valuesOf = (company: OwnCompany | null): CompanyValues => ({
  name: company?.name ?? '',
  nameKm: company?.nameKm ?? '',
  logo: company?.logo?.path ?? '',
  cover: company?.cover?.path ?? '',
  about: company?.about ?? '',
  industryId: company?.industry?._id ?? '',
  size: company?.size ?? '',
  benefits: company?.benefits ?? [],
  languages: company?.languages ?? [],
  website: company?.website ?? '',
  registrationNumber: company?.registrationNumber ?? '',
  vatTin: company?.vatTin ?? '',
  address: company?.address ?? '',
  provinceId: company?.province?._id ?? '',
  photos: company?.photos.map(({ path }) => path) ?? [],
});

/** Adds the missing scheme to an address typed as `www.example.com`. */
export const withScheme = (typed: string): string =>
  /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(typed.trim()) ? `https://${typed.trim()}` : typed;
