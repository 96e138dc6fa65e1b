import type { MergeRefusal } from '@acheep/contract/companies/company-merge-option';
import { AppError } from '../../../error.ts';
import type { MergingCompany } from './merging-company.repository.ts';

/** Who is disabled would come back to the site with their jobs; who never opened the account could be anybody. */
const stands = ({ owner }: MergingCompany) => owner.activatedAt !== null && owner.disabledAt === null;

/** Why two companies may not become one. */
export function refusalOf(from: MergingCompany, into: MergingCompany): MergeRefusal | null {
  if (!stands(from) || !stands(into)) return 'account';
  return from.owner.role === into.owner.role ? null : 'role';
}

export function refuseMerging(from: MergingCompany, into: MergingCompany) {
  const refusal = refusalOf(from, into);
  if (refusal === 'account') throw new AppError('company.merge_account');
  if (refusal === 'role') throw new AppError('company.merge_role');
}
