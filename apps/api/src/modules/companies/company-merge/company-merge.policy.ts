import type { MergeRefusal } from '@acheep/contract/companies/company-merge-option';
import { AppError } from '../../../error.ts';
import type { MergingCompany } from './merging-company.repository.ts';

/** A disabled owner's jobs would return to the site, and the owner of an unconfirmed account could be anybody. */
const stands = ({ owner }: MergingCompany) => owner.activatedAt !== null && owner.disabledAt === null;

/** Reason why two companies may not be merged; null if they may. */
export function refusalOf(from: MergingCompany, into: MergingCompany): MergeRefusal | null {
  if (!stands(from) || !stands(into)) return 'account';
  return from.owner.role === into.owner.role ? null : 'role';
}

export function refuseMerging(from: MergingCompany, into: MergingCompany) {
  const refusal = refusalOf(from, into);
  if (refusal === 'account') throw new AppError('company.merge_account');
  if (refusal === 'role') throw new AppError('company.merge_role');
}
