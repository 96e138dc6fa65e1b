import {
  type AdminCompany,
  type AdminCompanyDetail,
  adminCompany,
} from '@acheep/contract/companies/company-admin';
import type { Currency } from '@acheep/contract/kernel/money';
import { plain } from '../../../plain.ts';
import { stateOf } from '../../accounts/admin/admin.policy.ts';
import { publicImage } from '../../platform/upload/image-key.ts';
import { presentOwnCompany } from '../company/company.presenter.ts';
import { sharedDomains } from '../company-merge/shared-domain.ts';
import { presentPaper } from '../company-paper/company-paper.presenter.ts';
import { companyActionsOf, companyStateOf } from './company-admin.policy.ts';
import type { CompanyDetail, ListedCompany, sumPaid } from './company-admin.repository.ts';

export const presentListed = (row: ListedCompany & { orders: number }, openJobs: number): AdminCompany => ({
  ...plain(adminCompany, row),
  logo: row.logoPath === null ? null : publicImage(row.logoPath).small,
  state: companyStateOf(row),
  owner: row.owner.keeper
    ? null
    : { _id: row.owner.id, name: row.owner.name, email: row.owner.email, phone: row.owner.phone },
  openJobs,
  papers: row._count.papers,
});

/** Whether the owner's e-mail address belongs to the company's website, as evidence of who they are. */
function mailDomainOf({ siteKey, owner }: CompanyDetail): AdminCompanyDetail['mailDomain'] {
  if (!siteKey || owner.keeper) return null;
  const domain = owner.email.slice(owner.email.lastIndexOf('@') + 1).toLowerCase();
  if (sharedDomains.includes(domain)) return 'shared';
  const belongs = domain === siteKey || siteKey.endsWith(`.${domain}`) || domain.endsWith(`.${siteKey}`);
  return belongs ? 'same' : 'other';
}

interface Beside {
  counts: AdminCompanyDetail['counts'];
  paid: Awaited<ReturnType<typeof sumPaid>>;
}

export function presentDetail(row: CompanyDetail, { counts, paid }: Beside): AdminCompanyDetail {
  const people = row.members.map(({ createdAt, user }) => ({
    _id: user.id,
    name: user.name,
    email: user.email,
    phone: user.phone,
    role: user.role,
    state: stateOf(user),
    isOwner: user.id === row.ownerId,
    since: createdAt.toISOString(),
  }));
  return {
    ...presentOwnCompany(row),
    state: companyStateOf(row),
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    people: [...people.filter(({ isOwner }) => isOwner), ...people.filter(({ isOwner }) => !isOwner)],
    papers: row.papers.map(presentPaper),
    mailDomain: mailDomainOf(row),
    counts,
    paid: paid.map(({ currency, _sum }) => ({
      currency: currency as Currency,
      total: Number(_sum.total ?? 0n),
    })),
    actions: companyActionsOf(row),
  };
}
