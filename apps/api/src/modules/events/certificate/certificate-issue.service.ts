import { today } from '@acheep/contract/kernel/calendar';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { lockGathering } from '../gathering/gathering.repository.ts';
import { certificateIssuedMail } from './certificate.mail.ts';
import * as certificates from './certificate.repository.ts';

/** Start and end of each session, in order. */
type Sessions = readonly { startsAt: Date; endsAt: Date }[];

const dayOf = (moment: Date) => new Date(today(moment));

/** The days in Phnom Penh on which it took place; null if it is not over. */
function over(sessions: Sessions, now: Date): certificates.Times | null {
  const [first, last] = [sessions[0], sessions.at(-1)];
  if (!first || !last || last.endsAt > now) return null;
  return {
    startsOn: dayOf(first.startsAt),
    endsOn: dayOf(last.endsAt),
    days: new Set(sessions.map(({ startsAt }) => today(startsAt))).size,
  };
}

/** Issues certificates of attendance to those who were present, once it is over, if its company offers them. */
export function certificateService(deps: Pick<Deps, 'config' | 'queue' | 'now'>) {
  return {
    /** Issues missing certificates, and notifies their owners. The training or event is locked. */
    async issueOfIn(tx: Transaction, gatheringId: string, sessions: Sessions) {
      const now = deps.now();
      const times = over(sessions, now);
      if (!times) return;
      for (const due of await certificates.findDue(tx, gatheringId)) {
        const { number, title, name } = await certificates.issue(tx, due, times, now);
        if (!due.user) continue;
        const { email, locale, id: userId } = due.user;
        const company = (locale === 'km' && due.gathering.company.nameKm) || due.gathering.company.name;
        const params = { name, title, company, number };
        await sendMail(deps, tx, certificateIssuedMail, { to: email, locale, params });
        await notify(deps, tx, 'certificate-issued', { userId, params: { title } });
      }
    },

    /** Revokes certificates of those who were not present after all. */
    async takeBackIn(tx: Transaction, gatheringId: string, sessions: Sessions) {
      if (over(sessions, deps.now())) await certificates.takeBack(tx, gatheringId);
    },
  };
}

/** Issues all due certificates, one training or event at a time. */
export async function issueCertificates(deps: Deps) {
  const { prisma } = deps.database;
  const { issueOfIn: issueOf } = certificateService(deps);
  for (let id = await certificates.findOver(prisma, deps.now(), null); id !== null; ) {
    const one: string = id;
    await prisma.$transaction(async (tx) => {
      await lockGathering(tx, one);
      await issueOf(tx, one, await certificates.timesOf(tx, one));
    });
    id = await certificates.findOver(prisma, deps.now(), one);
  }
}
