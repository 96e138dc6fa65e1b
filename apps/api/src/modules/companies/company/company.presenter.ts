import type { Company, CompanyCard, OwnCompany } from '@acheep/contract/companies/company';
import type { CompanyBenefit, CompanySize } from '@acheep/contract/companies/company-option';
import type { Language } from '@acheep/contract/jobs/job-option';
import { presentReference } from '../../jobs/reference/reference.presenter.ts';
import { publicImage } from '../../platform/upload/image-key.ts';
import type { CompanyCardRow, CompanyRow } from './company.repository.ts';

type NamedCompany = Pick<CompanyCardRow, 'id' | 'name' | 'nameKm' | 'logoPath'>;

/** The company as shown on its jobs and other records. */
export const presentCompanyName = ({ id, name, nameKm, logoPath }: NamedCompany) => ({
  _id: id,
  name,
  nameKm,
  logo: logoPath === null ? null : publicImage(logoPath).small,
});

export const presentCompanyCard = (row: CompanyCardRow, openJobs: number): CompanyCard => ({
  ...presentCompanyName(row),
  cover: row.coverPath === null ? null : publicImage(row.coverPath).small,
  industry: row.industry && presentReference(row.industry),
  province: row.province && presentReference(row.province),
  size: row.size as CompanySize | null,
  openJobs,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const presentProfile = (row: CompanyRow) => ({
  _id: row.id,
  name: row.name,
  nameKm: row.nameKm,
  logo: row.logoPath === null ? null : publicImage(row.logoPath),
  cover: row.coverPath === null ? null : publicImage(row.coverPath),
  about: row.about,
  industry: row.industry && presentReference(row.industry),
  size: row.size as CompanySize | null,
  benefits: row.benefits as CompanyBenefit[],
  languages: row.languages as Language[],
  website: row.website,
  address: row.address,
  province: row.province && presentReference(row.province),
  photos: row.photos.map(({ upload }) => publicImage(upload.path)),
  verified: row.verifiedAt !== null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const presentCompany = (row: CompanyRow, activity: Company['activity']): Company => ({
  ...presentProfile(row),
  activity,
});

const ownImage = (path: string) => ({ ...publicImage(path), path });

export const presentOwnCompany = (row: CompanyRow): OwnCompany => ({
  ...presentProfile(row),
  logo: row.logoPath === null ? null : ownImage(row.logoPath),
  cover: row.coverPath === null ? null : ownImage(row.coverPath),
  photos: row.photos.map(({ upload }) => ownImage(upload.path)),
  registrationNumber: row.registrationNumber,
  vatTin: row.vatTin,
});
