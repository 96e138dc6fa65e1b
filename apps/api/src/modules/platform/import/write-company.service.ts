import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { randomToken, tokenHash } from '../../../plumbing/secret.ts';
import { companyRenames } from '../../companies/company/company.tasks.ts';
import { companyColumns } from '../../companies/company/company-column.ts';
import { saveInvitation } from '../../companies/company-member/company-member.repository.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import type { CompanyDraft } from './company-row.ts';
import { companyOfferMail, offerDays } from './import.mail.ts';
import type { Context } from './import-context.ts';
import * as write from './import-write.repository.ts';

const day = 86_400_000;

type Filed = Pick<Context, 'filed'>;

const columnsOf = ({ filed }: Filed, { industryId, provinceId, ...draft }: CompanyDraft) =>
  companyColumns(
    { ...draft, industryId, provinceId },
    { industry: filed.get(industryId ?? '') ?? null, province: filed.get(provinceId ?? '') ?? null },
  );

export const makeCompany = async (tx: Transaction, context: Filed, draft: CompanyDraft, now: Date) =>
  write.createKeptCompany(tx, await columnsOf(context, draft), now);

/** Updates a company from its row. Its jobs are indexed under the new name a moment later. */
export async function changeCompany(
  tx: Transaction,
  context: Filed,
  { queue }: Pick<Deps, 'queue'>,
  id: string,
  draft: CompanyDraft,
) {
  const before = await write.findCompany(tx, id);
  const company = await write.changeCompany(tx, id, await columnsOf(context, draft));
  if (before?.name !== company.name || before.nameKm !== company.nameKm)
    for (const renamed of companyRenames)
      await queue.enqueue(tx, renamed, { companyId: id }, { onceFor: id });
  return company;
}

/** Invites somebody by mail to take over an unclaimed company; not again while an invitation is unanswered. */
export async function offerCompany(
  tx: Transaction,
  deps: Pick<Deps, 'queue' | 'config' | 'now'>,
  { companyId, email, invitedById }: { companyId: string; email: string; invitedById: string | null },
) {
  const company = await write.findCompany(tx, companyId);
  const createdAt = deps.now();
  const isInvited = company?.invitations.some((one) => one.email === email && one.expiresAt > createdAt);
  if (!company?.owner.keeper || isInvited) return;
  const token = randomToken();
  const expiresAt = new Date(createdAt.getTime() + offerDays * day);
  await saveInvitation(tx, {
    companyId,
    email,
    role: 'recruiter',
    billing: true,
    invitedById,
    tokenHash: tokenHash(token),
    createdAt,
    expiresAt,
  });
  const params = { token, company: company.name, companyKm: company.nameKm ?? company.name, days: offerDays };
  await sendMail(deps, tx, companyOfferMail, { to: email, locale: 'en', params, until: expiresAt });
}
