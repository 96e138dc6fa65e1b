import type { IgnoredCompany } from '@acheep/contract/companies/ignored-company';
import { presentCompany } from '../../jobs/job/job.presenter.ts';
import type { IgnoredCompanyRow } from './ignored-company.repository.ts';

export const presentIgnored = ({ id, createdAt, company }: IgnoredCompanyRow): IgnoredCompany => ({
  _id: id,
  createdAt: createdAt.toISOString(),
  // The row never changes after it is created.
  updatedAt: createdAt.toISOString(),
  company: presentCompany(company),
});
