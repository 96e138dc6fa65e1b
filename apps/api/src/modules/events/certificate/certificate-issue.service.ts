import { today } from '@acheep/contract/kernel/calendar';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { lockGathering } from '../gathering/gathering.repository.ts';
import { certificateIssuedMail } from './certificate.mail.ts';
import * as certificates from './certificate.repository.ts';

/** From and to; in their order. */
type Sessions = readonly { startsAt: Date; endsAt: Date }[];

const dayOf = (moment: Date) => new Date(today(moment));

/** The days of Phnom Penh on which it took place; null where it is not over. */
function over(sessions: Sessions, now: Date): certificates.Times | null {
  const [first, last] = [sessions[0], sessions.at(-1)];
  if (!first || !last || last.endsAt > now) return null;
  return {
    startsOn: dayOf(first.startsAt),
    endsOn: dayOf(last.endsAt),
    days: new Set(sessions.map(({ startsAt }) => today(startsAt))).size,
  };
}

/** Certificates of attendance, for who was there, once it is over, where its company gives them. */
export function certificateService(deps: Pick<Deps, 'config' | 'queue' | 'now'>) {
  return {
    /** Issues those that are missing, and tells each. What they are of is held. */
    async issueOf(tx: Transaction, gatheringId: string, sessions: Sessions) {
      const now = deps.now();
      const times = over(sessions, now);
      if (!times) return;
      for (const due of await certificates.findDue(tx, gatheringId)) {
        const { number, title, name } = await certificates.issue(tx, due, times, now);
        const { email, locale, id: userId } = due.user;
        const company = (locale === 'km' && due.gathering.company.nameKm) || due.gathering.company.name;
        const params = { name, title, company, number };
        await sendMail(deps, tx, certificateIssuedMail, { to: email, locale, params });
        await notify(deps, tx, 'certificate-issued', { userId, params: { title } });
      }
    },

    /** Of who was not there after all. */
    async takeBack(tx: Transaction, gatheringId: string, userIds: string[], sessions: Sessions) {
      if (over(sessions, deps.now())) await certificates.takeBack(tx, gatheringId, userIds);
    },
  };
}

/** Issues what is due of all that is over, one after the other. */
export async function issueCertificates(deps: Deps) {
  const { prisma } = deps.database;
  const { issueOf } = certificateService(deps);
  for (let id = await certificates.findOver(prisma, deps.now(), null); id !== null; ) {
    const one: string = id;
    await prisma.$transaction(async (tx) => {
      await lockGathering(tx, one);
      await issueOf(tx, one, await certificates.timesOf(tx, one));
    });
    id = await certificates.findOver(prisma, deps.now(), one);
  }
}
