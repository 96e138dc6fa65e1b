import { type accountMerge, mergeMinutes } from '@acheep/contract/accounts/account-merge';
import type { MergedResume } from '@acheep/contract/accounts/account-merge-option';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import { addressOf, leadsNowhere } from '../../messaging/mail/no-address.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { refileResumeOf } from '../account/account.repository.ts';
import { browserSeal, sealedHash } from '../account/browser-seal.ts';
import { checkOwnPassword } from '../account/own-password.service.ts';
import { deleteSession, findCallingSession, sessionBegan } from '../account/session.repository.ts';
import { accountEndService } from '../privacy/account-end.service.ts';
import { accountsMergedMail } from './account-merge.mail.ts';
import * as merging from './account-merge.repository.ts';

const minute = 60_000;

interface Proof {
  from: string;
  into: string;
  /** Hash of the password hash of the account that ends: a new one ends the proof. */
  password: string;
}

/** Merging two job seekers' accounts of one person, who has signed in to both. */
export function accountMergeService(deps: Deps) {
  const { database, now } = deps;
  const { prisma } = database;
  const ends = accountEndService(deps);
  const proofs = browserSeal<Proof>(deps, {
    purpose: 'merging of two accounts',
    minutes: mergeMinutes.merge,
    fault: 'merge.expired',
  });

  /** The account of a new session, which was opened for this and ends. */
  async function provenBy(sessionId: string) {
    const session = await findCallingSession(prisma, sessionId, now());
    const began = await sessionBegan(prisma, sessionId);
    if (!session || session.byId !== null || !began) throw new AppError('merge.expired');
    if (began.getTime() + mergeMinutes.look * minute < now().getTime()) throw new AppError('merge.expired');
    return session.userId;
  }

  async function seekerOf(id: string) {
    const seeker = await merging.findSeeker(prisma, id);
    if (!seeker) throw new AppError('merge.role');
    return seeker;
  }

  function resumeOf(from: merging.Seeker, into: merging.Seeker): MergedResume {
    if (!from.resume) return 'none';
    return into.resume ? 'ends' : 'moves';
  }

  return {
    /** `sessionId`: of the session whose token was given. */
    async look(actor: Actor, sessionId: string) {
      const userId = await provenBy(sessionId);
      if (userId === actor.id) throw new AppError('merge.same');
      const [from, into] = [await seekerOf(userId), await seekerOf(actor.id)];
      await deleteSession(prisma, sessionId);
      const proof = { from: from.id, into: into.id, password: sealedHash(from.passwordHash) };
      return {
        merge: proofs.seal(proof, actor.sessionId),
        name: from.name,
        email: addressOf(from.email),
        moves: await merging.countMoving(prisma, proof),
        resume: resumeOf(from, into),
      };
    },

    async merge(actor: Actor, { merge, password }: ParsedBodyOf<typeof accountMerge>) {
      const proof = proofs.open(merge, actor.sessionId);
      if (proof.into !== actor.id) throw new AppError('merge.expired');
      await checkOwnPassword(deps, actor, password, { orFresh: true });
      await prisma.$transaction(async (tx) => {
        await merging.lockBoth(tx, proof);
        const from = await merging.findSeeker(tx, proof.from);
        const into = await merging.findSeeker(tx, proof.into);
        // Merged by the same call before, whose answer was lost.
        if (!from && into && !(await merging.isThere(tx, proof.from))) return;
        if (!from || !into || sealedHash(from.passwordHash) !== proof.password)
          throw new AppError('merge.expired');
        await merging.moveEverything(tx, from, into);
        // The CV is found by the name of its account.
        await refileResumeOf(tx, into.id);
        // An account with a phone alone gets the address, with its password.
        const getsAddress = leadsNowhere(into.email) && !leadsNowhere(from.email);
        const shown = ({ email, phone, name }: merging.Seeker) => addressOf(email) ?? phone ?? name;
        const stays = getsAddress ? from.email : into.email;
        const params = {
          name: into.name,
          from: shown(from),
          into: addressOf(stays) ?? shown(into),
          at: now().toISOString(),
        };
        const tell = (to: string, { locale }: merging.Seeker) =>
          sendMail(deps, tx, accountsMergedMail, { to, locale, params });
        await ends.endIn(tx, from, async () => getsAddress || tell(from.email, from));
        if (getsAddress) await merging.giveAddress(tx, into.id, from);
        await tell(stays, into);
      });
    },
  };
}
