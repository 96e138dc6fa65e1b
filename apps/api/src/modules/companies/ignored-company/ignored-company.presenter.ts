import type { IgnoredCompany } from '@acheep/contract/companies/ignored-company';
import { publicImage } from '../../platform/upload/image-key.ts';
import type { IgnoredCompanyRow } from './ignored-company.repository.ts';

export const presentIgnored = ({ id, createdAt, company }: IgnoredCompanyRow): IgnoredCompany => ({
  _id: id,
  createdAt: createdAt.toISOString(),
  // The row never changes after it is created.
  updatedAt: createdAt.toISOString(),
  company: {
    _id: company.id,
    name: company.name,
    nameKm: company.nameKm,
    logo: company.logoPath === null ? null : publicImage(company.logoPath).small,
  },
});
