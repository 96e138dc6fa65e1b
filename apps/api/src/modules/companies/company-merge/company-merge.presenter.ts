import type { ComparedCompany } from '@acheep/contract/companies/company-merge';
import { presentCompanyCard } from '../company/company.presenter.ts';
import type { MergingCompany } from './merging-company.repository.ts';

export function presentCompared(row: MergingCompany, openJobs: number): ComparedCompany {
  const { keeper, id, name, email, phone } = row.owner;
  return {
    ...presentCompanyCard(row, openJobs),
    address: row.address,
    website: row.website,
    verified: row.verifiedAt !== null,
    owner: keeper ? null : { _id: id, name, email, phone },
    members: row._count.members - (keeper ? 1 : 0),
    jobs: row._count.jobs,
  };
}
