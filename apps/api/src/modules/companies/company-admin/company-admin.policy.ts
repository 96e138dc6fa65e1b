import type { CompanyAction } from '@acheep/contract/companies/company-admin';
import type { CompanyState } from '@acheep/contract/companies/company-admin-option';

interface CompanyFacts {
  verifiedAt: Date | null;
  owner: { keeper: boolean; activatedAt: Date | null; disabledAt: Date | null };
}

/** The same states as the list filters by in SQL. */
export function companyStateOf({ verifiedAt, owner }: CompanyFacts): CompanyState {
  if (owner.disabledAt) return 'suspended';
  if (owner.keeper) return 'unclaimed';
  if (!owner.activatedAt) return 'unconfirmed';
  return verifiedAt ? 'verified' : 'waiting';
}

/** A company is suspended with the account of its owner, so one without an owner cannot be. */
export const companyActionsOf = ({ verifiedAt, owner }: CompanyFacts): CompanyAction[] => [
  verifiedAt ? 'unverify' : 'verify',
  ...(owner.keeper ? [] : [owner.disabledAt ? ('restore' as const) : ('suspend' as const)]),
];
