import type { ReportStatus } from '@acheep/contract/feed/report-option';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { reportAnsweredMail } from './report.mail.ts';
import type { Reported } from './report.policy.ts';
import { decideAll } from './report.repository.ts';

interface Outcome {
  status: Exclude<ReportStatus, 'open'>;
  answer: string | null;
  /** What the content says, for those who reported it. */
  about: string;
}

/** Closes all reports of the content with one decision and tells who made them, each once; returns their number. */
export async function closeReports(
  deps: Pick<Deps, 'config' | 'queue' | 'now'>,
  tx: Transaction,
  reported: Reported,
  { status, answer, about }: Outcome,
): Promise<number> {
  const { noun, id } = reported;
  const decided = await decideAll(tx, reported, { status, answer, answeredAt: deps.now() });
  const params = { about, answer: answer ?? '' };
  const people = decided.flatMap(({ reporterId: userId }) => (userId ? { userId, params } : []));
  await notify(deps, tx, status === 'hidden' ? 'report-hidden' : 'report-refused', ...people);
  const addresses = new Map(decided.flatMap(({ email, locale }) => (email ? [[email, locale ?? 'en']] : [])));
  if (noun === 'job' || noun === 'company')
    for (const [to, locale] of addresses)
      await sendMail(deps, tx, reportAnsweredMail, {
        to,
        locale,
        params: { noun, id, hidden: status === 'hidden' ? 'yes' : '', answer: answer ?? '' },
      });
  return decided.length;
}
