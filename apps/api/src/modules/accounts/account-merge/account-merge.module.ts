import * as contract from '@acheep/contract/accounts/account-merge';
import type { MergedResume } from '@acheep/contract/accounts/account-merge-option';
import { momentText } from '@acheep/contract/kernel/moment-text';
import { id } from '@acheep/contract/kernel/text';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import type { Call, Module, Register } from '../../../module.ts';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';
import { addressOf, leadsNowhere } from '../../messaging/mail/no-address.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { noPassword, refileResumeOf } from '../account/account.repository.ts';
import { browserSeal, sealedHash } from '../account/browser-seal.ts';
import { checkOwnPassword } from '../account/own-password.service.ts';
import { deleteSession, findCallingSession, sessionBegan } from '../account/session.repository.ts';
import { findOwner } from '../identity/identity.repository.ts';
import { providerAttempts } from '../identity/provider-attempt.ts';
import { accountEndService } from '../privacy/account-end.service.ts';
import * as merging from './account-merge.repository.ts';

/** To both addresses. */
const accountsMergedMail = mailKind({
  name: 'accounts-merged',
  title: { en: 'Accounts merged', km: 'គណនីបានបញ្ចូលគ្នា' },
  necessary: 'Whoever did not do it has to know.',
  priority: 'account',
  sample: {
    name: 'Sok Dara',
    // Addresses of the account that has ended, and of the one that stays.
    from: 'dara@example.com',
    into: 'sok.dara@example.com',
    // `yes` if the account that stays had no address, and gets that of the other.
    moves: '',
    at: '2026-03-02T03:05:00.000Z',
  },
  letter: ({ from, into, moves, at }, site) => ({
    subject: {
      en: `Your ${site.name} accounts have been merged`,
      km: `គណនី ${site.name} របស់អ្នកត្រូវបានបញ្ចូលគ្នា`,
    },
    text: [
      {
        en: `Your account ${from} was merged into your account ${into} on ${momentText(at, 'en')} (Phnom Penh time). Your applications and saved items are now in that account.`,
        km: `គណនី ${from} របស់អ្នកត្រូវបានបញ្ចូលទៅក្នុងគណនី ${into} នៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ)។ ពាក្យសុំ និងអ្វីដែលអ្នកបានរក្សាទុក ឥឡូវនៅក្នុងគណនីនោះ។`,
      },
      moves
        ? {
            en: `You now have one account. Sign in with ${from} and its password, or with ${into} as before.`,
            km: `ឥឡូវគណនីទាំងពីរក្លាយជាគណនីតែមួយ។ អ្នកចូលដោយប្រើ ${from} និងពាក្យសម្ងាត់នៃគណនីនោះ ឬដោយប្រើ ${into} ដូចមុន។`,
          }
        : {
            en: `From now on, sign in as ${into}. The account ${from} has been deleted.`,
            km: `ចាប់ពីពេលនេះ សូមចូលគណនីដោយប្រើ ${into}។ គណនី ${from} ត្រូវបានលុបហើយ។`,
          },
    ],
    footer: footers.supportIfNotYou,
  }),
});

const minute = 60_000;

interface Proof {
  from: string;
  into: string;
  /** Hash of the password hash of the account that ends: a new one ends the proof. */
  password: string;
}

/** The session that goes to a provider to prove the other account. */
interface Asked {
  sessionId: string;
}

const getsAddress = (from: merging.Seeker, into: merging.Seeker) =>
  leadsNowhere(into.email) && !leadsNowhere(from.email);

/** Merging two job seekers' accounts of one person, who has signed in to both. */
function accountMergeService(deps: Deps) {
  const { database, now } = deps;
  const { prisma } = database;
  const ends = accountEndService(deps);
  const proofs = browserSeal<Proof>(deps, {
    purpose: 'merging of two accounts',
    minutes: contract.mergeMinutes.merge,
    fault: 'merge.expired',
  });
  const attempts = providerAttempts<Asked>(deps, {
    purpose: 'attempt to prove another account at a provider',
    isQuiet: true,
  });

  /** The new session, which was opened for this and ends. */
  async function provenBy(sessionId: string) {
    const session = await findCallingSession(database, sessionId, now());
    const began = await sessionBegan(prisma, sessionId);
    if (!session || session.byId !== null || !began) throw new AppError('merge.expired');
    if (began.getTime() + contract.mergeMinutes.look * minute < now().getTime())
      throw new AppError('merge.expired');
    return session;
  }

  /** The old address of an account may take it back for some days. */
  async function refuseTakenAway(db: Parameters<typeof merging.hasWayBack>[0], { id }: merging.Seeker) {
    if (await merging.hasWayBack(db, id, now())) throw new AppError('merge.changed');
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

  /** What a merge with the account `id` would do, which its owner has opened; where it has a password, `isProven` decides. */
  async function lookAt(actor: Actor, id: string, isProven: (from: merging.Seeker) => Promise<boolean>) {
    const [from, into] = [await seekerOf(id), await seekerOf(actor.id)];
    if (from.passwordHash !== noPassword && !(await isProven(from))) throw new AppError('merge.password');
    await refuseTakenAway(prisma, from);
    const proof = { from: from.id, into: into.id, password: sealedHash(from.passwordHash) };
    return {
      merge: proofs.seal(proof, actor.sessionId),
      name: from.name,
      email: addressOf(from.email),
      getsAddress: getsAddress(from, into),
      moves: await merging.countMoving(prisma, proof),
      resume: resumeOf(from, into),
    };
  }

  return {
    /** `sessionId`: of the session whose token was given. */
    async look(actor: Actor, sessionId: string, typed: string | undefined) {
      const { userId, isStrong } = await provenBy(sessionId);
      if (userId === actor.id) throw new AppError('merge.same');
      // It was opened for this alone, whatever comes of it.
      await deleteSession(prisma, sessionId);
      return lookAt(
        actor,
        userId,
        async ({ passwordHash }) =>
          isStrong || (typed !== undefined && (await deps.passwords.verify(typed, passwordHash, actor.id))),
      );
    },

    startAtProvider: ({ actor: { sessionId }, body }: Call<typeof contract.accountMergeStart>) =>
      attempts.start(body, { sessionId }),

    /** The same for an account that a provider opens, without a session there. */
    async finishAtProvider({ actor, body }: Call<typeof contract.accountMergeFinish>) {
      const { person, provider, goal } = await attempts.finish(body);
      if (goal.sessionId !== actor.sessionId) throw new AppError('merge.expired');
      const owner = await findOwner(prisma, person);
      if (!owner) throw new AppError('merge.unknown', { name: provider.name });
      if (owner === actor.id) throw new AppError('merge.same');
      return lookAt(actor, owner, async () => false);
    },

    async merge({ actor, body: { merge, password } }: Call<typeof contract.accountMerge>) {
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
        await refuseTakenAway(tx, from);
        await merging.moveEverything(tx, from, into);
        // The CV is found by the name of its account.
        await refileResumeOf(tx, into.id);
        // An account with a phone alone gets the address, with its password.
        const moves = getsAddress(from, into);
        const shown = ({ email, phone, name }: merging.Seeker) => addressOf(email) ?? phone ?? name;
        const stays = moves ? from.email : into.email;
        const params = {
          name: into.name,
          from: shown(from),
          into: shown(into),
          moves: moves ? 'yes' : '',
          at: now().toISOString(),
        };
        const tell = (to: string, { locale }: merging.Seeker) =>
          sendMail(deps, tx, accountsMergedMail, { to, locale, params });
        await ends.endIn(tx, from, async () => moves || tell(from.email, from));
        if (moves) await merging.giveAddress(tx, into.id, from);
        await tell(stays, into);
      });
    },
  };
}

/** The session that a token is of. */
function sessionOf({ jwt }: Pick<FastifyInstance, 'jwt'>, token: string): string {
  try {
    const { sid, impersonation } = jwt.verify<{ sid: string; impersonation?: true }>(token);
    if (!impersonation) return id.parse(sid);
  } catch {
    // Neither says what was wrong with it.
  }
  throw new AppError('merge.expired');
}

function routes(register: Register, deps: Deps, api: FastifyInstance) {
  const service = accountMergeService(deps);
  register(contract.accountMergeLook, ({ actor, body }) =>
    service.look(actor, sessionOf(api, body.other), body.password),
  );
  register(contract.accountMergeStart, service.startAtProvider);
  register(contract.accountMergeFinish, service.finishAtProvider);
  register(contract.accountMerge, service.merge);
}

export const accountMergeModule: Module = { routes, mails: [accountsMergedMail] };
