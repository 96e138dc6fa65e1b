import { randomBytes, randomInt } from 'node:crypto';
import * as contract from '@acheep/contract/accounts/password';
import { wayInText } from '@acheep/contract/accounts/way-in';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import type { Locale } from '@acheep/contract/kernel/locale';
import { opensConsole } from '@acheep/contract/kernel/permission';
import type { Role } from '@acheep/contract/kernel/role';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { emit } from '../../../domain-event.ts';
import { AppError, fieldError } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { codeHash, derivedSecret, randomToken, sameHash, tokenHash } from '../../../plumbing/secret.ts';
import { sendDecoy, sendMail } from '../../messaging/mail/send-mail.ts';
import * as accounts from './account.repository.ts';
import { knownNetworks } from './known-network.service.ts';
import { passwordChangedMail, passwordLinkMail, resetCodeMail } from './password.mail.ts';
import * as resets from './password-reset.repository.ts';
import { lockProof, proveOwner } from './prove-owner.service.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { deleteSessions } from './session.repository.ts';
import { isRecentWay, nameOfWay, presentWayIn } from './way-in.presenter.ts';
import { deleteChatLinks, deleteWaysIn, listWaysIn, type WayIn } from './way-in.repository.ts';

interface Renewed {
  id: string;
  role: Role;
  /** Ways in that their owner keeps. */
  keep: readonly string[];
  /** By mail alone: nobody has shown the second factor. */
  byMail: boolean;
  now: Date;
}

/** Whether a new password that was set by mail removes a way in: the mailbox gets around no operator's passkey. */
const mayEnd = ({ kind }: WayIn, { role, byMail }: Pick<Renewed, 'role' | 'byMail'>) =>
  !(byMail && kind === 'passkey' && opensConsole(role));

/** The ways into an account that a new password removes, unless they are kept. */
const recentWays = (ways: readonly WayIn[], renewed: Pick<Renewed, 'role' | 'byMail' | 'now'>) =>
  ways.filter((way) => isRecentWay(way, renewed.now) && mayEnd(way, renewed));

/** Removes what was added lately, once there is a new password. Returns what is gone, and what still opens the account. */
async function endRecentWays(tx: Transaction, renewed: Renewed) {
  const ways = await listWaysIn(tx, renewed.id);
  const gone = recentWays(ways, renewed).filter(({ id }) => !renewed.keep.includes(id));
  await deleteWaysIn(tx, renewed.id, gone);
  await deleteChatLinks(tx, renewed.id);
  return { gone, left: ways.filter((way) => !gone.includes(way)) };
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const newCode = () =>
  String(randomInt(10 ** contract.resetCode.digits)).padStart(contract.resetCode.digits, '0');

/** Setting a new password: by a mailed code, or by the current one. */
export function passwordService(deps: Deps) {
  const { config, database, passwords, now } = deps;
  const { prisma } = database;
  const networks = knownNetworks(deps);
  const codeKey = derivedSecret(config.SECRET, 'password reset code');
  // The handle is hashed too, so that equal codes of different requests have different hashes.
  const hashOf = (token: string, code: string) => codeHash(codeKey, `${token}.${code}`);

  type Owner = { id: string; name: string; email: string; role: Role; locale: Locale };
  /** Removes what was added lately, and tells the owner what that was and what still opens the account. */
  async function renewIn(
    tx: Transaction,
    { id, name, email, role, locale }: Owner,
    how: { keep: readonly string[]; byMail: boolean },
  ) {
    const { gone, left } = await endRecentWays(tx, { id, role, now: now(), ...how });
    const named = (ways: readonly WayIn[]) =>
      ways.map((way) => {
        const label = way.kind === 'passkey' || way.kind === 'chat' ? null : way.label;
        return wayInText({ kind: way.kind, name: nameOfWay(config, way), label }, locale);
      });
    const params = { name, at: now().toISOString(), left: named(left), gone: named(gone) };
    await sendMail(deps, tx, passwordChangedMail, { to: email, locale, params });
  }

  const isCodeOver = ({ createdAt }: { createdAt: Date }) =>
    createdAt.getTime() + contract.resetCode.minutes * minute <= now().getTime();

  /** Error for a code that cannot be tried; the same for known and unknown addresses. */
  async function whyNot(token: string, email: string) {
    const reset = await resets.findReset(prisma, tokenHash(token), email);
    if (!reset) return new AppError('reset.invalid');
    return new AppError(isCodeOver(reset) ? 'reset.expired' : 'reset.tries');
  }

  /** Finds a request by its code. Each call uses one of its tries. */
  async function openByCode(token: string, email: string, code: string) {
    const reset = await resets.takeTry(prisma, tokenHash(token), email);
    if (!reset) throw await whyNot(token, email);
    if (isCodeOver(reset)) throw new AppError('reset.expired');
    const { id, userId, codeHash: mailed, triesLeft, usedAt } = reset;
    if (!sameHash(mailed, hashOf(token, code)) || !userId) {
      if (triesLeft === 0) throw new AppError('reset.tries');
      throw fieldError({ code: { key: 'reset_code_wrong', params: { tries: triesLeft } } });
    }
    return { id, userId, usedAt };
  }

  /** Finds a request by its mailed link, regardless of the tries left for its code. */
  async function openByKey(token: string, email: string, key: string) {
    const reset = await resets.findReset(prisma, tokenHash(token), email);
    if (!reset?.userId || !sameHash(reset.linkHash, tokenHash(key))) throw new AppError('reset.invalid');
    if (reset.expiresAt <= now()) throw new AppError('reset.expired');
    const { id, userId, usedAt } = reset;
    return { id, userId, usedAt };
  }

  async function open({ token, email, code = '', key }: ParsedBodyOf<typeof contract.resetLook>) {
    const reset = key ? await openByKey(token, email, key) : await openByCode(token, email, code);
    // Revealed only with a valid code or key, as it implies that an account exists.
    if (reset.usedAt) throw new AppError('reset.used');
    return reset;
  }

  /** Stores a request with its secrets; without a user nothing opens it. */
  async function requestIn(tx: Transaction, email: string, user: { id: string } | null) {
    const [token, key] = [randomToken(), randomToken()];
    const code = newCode();
    const createdAt = now();
    const expiresAt = new Date(createdAt.getTime() + contract.resetLink.hours * hour);
    const unknown = () => Buffer.from(randomBytes(32));
    await resets.deleteResetsBefore(tx, new Date(createdAt.getTime() - day));
    await resets.createReset(tx, {
      tokenHash: tokenHash(token),
      codeHash: user ? hashOf(token, code) : unknown(),
      linkHash: user ? tokenHash(key) : unknown(),
      email,
      userId: user?.id ?? null,
      triesLeft: contract.resetCode.tries,
      createdAt,
      expiresAt,
    });
    return { token, key, code, createdAt, expiresAt };
  }

  return {
    /**
     * Returns a handle for any address after the same work; only the owner of an account gets a mail. Requests made
     * by others for the address stay valid: only the holder of a request's handle can delete it.
     */
    async forgot({ body: { email, replaces } }: Call<typeof contract.forgotPassword>) {
      return prisma.$transaction(async (tx) => {
        const user = await accounts.findOwner(tx, email);
        if (replaces) await resets.deleteReset(tx, tokenHash(replaces), email);
        const { code, key, token, createdAt, expiresAt } = await requestIn(tx, email, user);
        const { minutes } = contract.resetCode;
        // An unconfirmed name may have been typed by anybody.
        const name = user?.activatedAt ? user.name : '';
        const params = { name, email, token, code, key, minutes, hours: contract.resetLink.hours };
        if (user) {
          const { email: to, locale } = user;
          const codeUntil = new Date(createdAt.getTime() + minutes * minute);
          await sendMail(deps, tx, resetCodeMail, { to, locale, params, until: expiresAt, codeUntil });
        } else await sendDecoy(deps, tx, resetCodeMail, params);
        return { token, email };
      });
    },

    /** Sends a link that an admin has asked for; its code is told to nobody. */
    async sendLinkIn(tx: Transaction, { id, email, name, locale }: Omit<Owner, 'role'>) {
      const { key, token, expiresAt } = await requestIn(tx, email, { id });
      const params = { name, email, token, key, hours: contract.resetLink.hours };
      await sendMail(deps, tx, passwordLinkMail, { to: email, locale, params, until: expiresAt });
    },

    /** What opens the account, for whoever has the code or the key. Those that a new password removes are marked. */
    async look({ body: given }: Call<typeof contract.resetLook>) {
      const { userId } = await open(given);
      const owner = await accounts.findById(prisma, userId);
      if (!owner) throw new AppError('reset.invalid');
      const ways = await listWaysIn(prisma, userId);
      const ending = recentWays(ways, { role: owner.role, byMail: true, now: now() });
      const present = (way: WayIn) => ({
        ...presentWayIn(config, way, now()),
        isRecent: ending.includes(way),
      });
      return { ways: ways.map(present) };
    },

    async reset({ password, keep, ...given }: ParsedBodyOf<typeof contract.resetPassword>, network: string) {
      refuseCommonPassword(password);
      const { id, userId } = await open(given);
      const passwordHash = await passwords.hash(password, network);
      await prisma.$transaction(async (tx) => {
        if (!(await resets.useReset(tx, id, now()))) throw new AppError('reset.used');
        // Access to the mailbox proves ownership: no separate activation is needed.
        const owner = await accounts.replacePassword(tx, userId, passwordHash, now());
        // The registering browser is unknown, so its pending data must not be acted on.
        if (owner.isOpened)
          await emit(deps, tx, 'account.confirmed', {
            userId,
            registeredBy: null,
            registration: null,
            isOwn: false,
          });
        await deleteSessions(tx, userId);
        await resets.deleteResetsOf(tx, userId, id);
        await networks.rememberIn(tx, owner, network);
        await renewIn(tx, owner, { keep, byMail: true });
      });
    },

    async change({ actor, body: { currentPassword, password, keep } }: Call<typeof contract.changePassword>) {
      refuseCommonPassword(password);
      const field = 'currentPassword';
      const known = await proveOwner(deps, actor, currentPassword, {
        field,
        toReplace: true,
        orFresh: false,
      });
      const passwordHash = await passwords.hash(password, actor.id);
      await prisma.$transaction(async (tx) => {
        await lockProof(tx, actor, known, field);
        const owner = await accounts.replacePassword(tx, actor.id, passwordHash, now());
        await deleteSessions(tx, actor.id, actor.sessionId);
        await resets.deleteResetsOf(tx, actor.id);
        await renewIn(tx, owner, { keep, byMail: false });
      });
    },
  };
}
