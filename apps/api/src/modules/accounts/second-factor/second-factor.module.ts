import * as contract from '@acheep/contract/accounts/second-factor';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import { opensConsole } from '@acheep/contract/kernel/permission';
import type { Transaction } from '@acheep/database/connection';
import type { FastifyInstance } from 'fastify';
import { type Actor, lacksSecondFactor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError } from '../../../error.ts';
import type { Call, Module, Register } from '../../../module.ts';
import { codeHash, derivedSecret, seal, unseal } from '../../../plumbing/secret.ts';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { readSite, siteName } from '../../platform/site/site.repository.ts';
import { lockPassword } from '../account/account.repository.ts';
import { browserSeal, sealedHash } from '../account/browser-seal.ts';
import { clientOf } from '../account/client-of.ts';
import { type Client, sessionOpener } from '../account/open-session.service.ts';
import { lockProof, proveOwner, refuseOneFactor } from '../account/prove-owner.service.ts';
import { deleteSessions, strengthenSession } from '../account/session.repository.ts';
import { signInTickets } from '../account/sign-in-ticket.ts';
import { withToken } from '../account/with-token.ts';
import {
  authenticatorUri,
  groupsOf,
  newAuthenticatorKey,
  newRecoveryCodes,
  stepOf,
} from './authenticator.ts';
import {
  type FactorChange,
  secondFactorAddedMail,
  secondFactorGuessedMail,
  secondFactorRecoveryMail,
  secondFactorRemovedMail,
} from './second-factor.mail.ts';
import * as factors from './second-factor.repository.ts';

interface Setup {
  userId: string;
  secret: string;
  /** Hash of the account's password hash: a new password ends the set-up. */
  password: string;
}

/** The second factor of an account: setting it up, its codes, and removing it. */
function secondFactorService(deps: Deps) {
  const { config, database, now } = deps;
  const { prisma } = database;
  const { openStrongSessionIn } = sessionOpener(deps);
  const tickets = signInTickets(deps);
  const setups = browserSeal<Setup>(deps, {
    purpose: 'set-up of an authenticator app',
    minutes: contract.secondFactor.minutes,
    fault: 'second_factor.expired',
  });
  const secretKey = derivedSecret(config.SECRET, 'key of an authenticator app');
  const recoveryKey = derivedSecret(config.SECRET, 'recovery code');
  const hashOf = (userId: string, code: string) => codeHash(recoveryKey, `${userId}.${code}`);

  async function tell<More extends object>(
    tx: Transaction,
    mail: MailKind<FactorChange & More>,
    userId: string,
    more: More,
  ) {
    const account = await factors.findAccount(tx, userId);
    if (!account) return;
    const { name, email: to, locale } = account;
    await sendMail(deps, tx, mail, { to, locale, params: { name, at: now().toISOString(), ...more } });
  }

  const wrongCode = () => fieldError({ code: 'second_factor_wrong' });

  /** Throws unless it is a code of the app that has not been used. Returns its time step. */
  async function checkAppCode(userId: string, code: string): Promise<number> {
    const held = await factors.takeTry(prisma, userId, now());
    if (!held) {
      const account = await factors.findAccount(prisma, userId);
      throw new AppError(account?.secondFactor ? 'login.codes' : 'second_factor.none');
    }
    const step = stepOf(unseal(held.secret, secretKey), code, now());
    if (step !== null && step > held.lastStep) return step;
    // Only somebody with the password gets here.
    if (held.wrong === contract.secondFactor.maxWrongPerDay)
      await prisma.$transaction((tx) =>
        tell(tx, secondFactorGuessedMail, userId, { most: contract.secondFactor.maxWrongPerDay }),
      );
    throw wrongCode();
  }

  /** Checks a code, and uses it up in the transaction of what it is for. */
  async function withCode<T>(userId: string, code: string, run: (tx: Transaction) => Promise<T>): Promise<T> {
    if (contract.isAppCode(code)) {
      const step = await checkAppCode(userId, code);
      return prisma.$transaction(async (tx) => {
        if (!(await factors.useStep(tx, userId, step))) throw wrongCode();
        return run(tx);
      });
    }
    return prisma.$transaction(async (tx) => {
      const left = await factors.useRecoveryCode(tx, userId, hashOf(userId, code));
      if (left === null) throw fieldError({ code: 'second_factor_wrong_recovery' });
      await tell(tx, secondFactorRecoveryMail, userId, { left });
      return run(tx);
    });
  }

  async function accountOf(actor: Actor) {
    const account = await factors.findAccount(prisma, actor.id);
    if (!account) throw new AppError('session.invalid');
    return account;
  }

  return {
    async state({ actor }: Call<typeof contract.secondFactorGet>): Promise<contract.SecondFactorState> {
      const { secondFactor } = await accountOf(actor);
      const isOffered = opensConsole(actor.role);
      return {
        isOffered,
        isRequired: !actor.owesPasskey && lacksSecondFactor(config, actor),
        asksPasskey: actor.owesPasskey === true,
        since: secondFactor?.createdAt.toISOString() ?? null,
        recoveryCodesLeft: secondFactor?.recovery.length ?? 0,
      };
    },

    /** Opens the session that a sign-in with one factor has prepared. */
    signIn({ ticket, handle, code }: ParsedBodyOf<typeof contract.signInCode>, client: Client) {
      const { userId, password } = tickets.open(ticket, handle);
      return withCode(userId, code, async (tx) => {
        const account = await factors.findAccount(tx, userId);
        if (!account || sealedHash(account.passwordHash) !== password) throw new AppError('login.expired');
        if (!(await lockPassword(tx, userId, account.passwordHash))) throw new AppError('login.expired');
        return openStrongSessionIn(tx, account, client);
      });
    },

    async start({ actor, body: { password: typed } }: Call<typeof contract.secondFactorStart>) {
      if (!opensConsole(actor.role)) throw new AppError('access.denied');
      const passwordHash = await proveOwner(deps, actor, typed);
      const account = await accountOf(actor);
      if (account.secondFactor) throw new AppError('second_factor.exists');
      const secret = newAuthenticatorKey();
      const issuer = siteName(await readSite(prisma), 'en');
      return {
        setup: setups.seal({ userId: actor.id, secret, password: sealedHash(passwordHash) }, actor.sessionId),
        secret,
        uri: authenticatorUri(secret, { issuer, label: account.email }),
      };
    },

    /** Every other session was opened with one factor, so it ends. */
    async confirm({ actor, body: { setup, code } }: Call<typeof contract.secondFactorConfirm>) {
      const { userId, secret, password } = setups.open(setup, actor.sessionId);
      const { passwordHash } = await accountOf(actor);
      if (userId !== actor.id || sealedHash(passwordHash) !== password)
        throw new AppError('second_factor.expired');
      const lastStep = stepOf(secret, code, now());
      if (lastStep === null) throw wrongCode();
      const codes = newRecoveryCodes();
      await prisma.$transaction(async (tx) => {
        if (!(await lockPassword(tx, userId, passwordHash))) throw new AppError('second_factor.expired');
        // Since it was begun, the owner may have added one, or a passkey.
        const account = await factors.findAccount(tx, userId);
        if (account?.secondFactor) throw new AppError('second_factor.exists');
        await refuseOneFactor(tx, actor);
        const isNew = await factors.createFactor(tx, {
          userId,
          secret: seal(secret, secretKey),
          lastStep,
          recovery: codes.map((one) => hashOf(userId, one)),
          createdAt: now(),
        });
        if (!isNew) throw new AppError('second_factor.exists');
        if (!(await strengthenSession(tx, actor.sessionId))) throw new AppError('session.invalid');
        await deleteSessions(tx, userId, actor.sessionId);
        await tell(tx, secondFactorAddedMail, userId, {});
      });
      return { recoveryCodes: codes.map(groupsOf) };
    },

    async remove({ actor, body: { password, code } }: Call<typeof contract.secondFactorRemove>) {
      const passwordHash = await proveOwner(deps, actor, password);
      await withCode(actor.id, code, async (tx) => {
        await lockProof(tx, actor, passwordHash);
        await factors.deleteFactor(tx, actor.id);
        await tell(tx, secondFactorRemovedMail, actor.id, {});
      });
    },
  };
}

function routes(register: Register, deps: Deps, api: FastifyInstance) {
  const service = secondFactorService(deps);
  register(contract.signInCode, async ({ body, request }) => {
    return withToken(api, await service.signIn(body, clientOf(request)));
  });
  register(contract.secondFactorGet, service.state);
  register(contract.secondFactorStart, service.start);
  register(contract.secondFactorConfirm, service.confirm);
  register(contract.secondFactorRemove, service.remove);
}

export const secondFactorModule: Module = {
  routes,
  mails: [secondFactorAddedMail, secondFactorRemovedMail, secondFactorRecoveryMail, secondFactorGuessedMail],
  tables: { second_factor: { without: 'a key that only the app of its owner has too' } },
};
