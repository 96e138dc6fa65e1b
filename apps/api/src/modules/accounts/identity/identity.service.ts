import * as contract from '@acheep/contract/accounts/identity';
import {
  type IdentityKind,
  identityKinds,
  type PhoneReserve,
  type WayInKind,
} from '@acheep/contract/accounts/identity-option';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { emit } from '../../../domain-event.ts';
import { AppError, fieldError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { randomToken, tokenHash } from '../../../plumbing/secret.ts';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';
import { noAddress } from '../../messaging/mail/no-address.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { type AccountWords, hasStrongWay, noPassword, saveWaiting } from '../account/account.repository.ts';
import { accountService } from '../account/account.service.ts';
import { activate } from '../account/activation.repository.ts';
import { browserSeal, sealedHash } from '../account/browser-seal.ts';
import { knownNetworks } from '../account/known-network.service.ts';
import { type Client, sessionOpener } from '../account/open-session.service.ts';
import { lockProof, proveOwner, refuseOneFactor } from '../account/prove-owner.service.ts';
import { refuseRole } from '../account/refuse-role.ts';
import { nameOfWay, presentWayIn } from '../account/way-in.presenter.ts';
import { listWaysIn } from '../account/way-in.repository.ts';
import { identityAddedMail, identityRemovedMail } from './identity.mail.ts';
import * as identities from './identity.repository.ts';
import type { Described } from './openid.ts';
import { reserveOf } from './phone-reserve.service.ts';
import { providersOf } from './provider.ts';
import { providerAttempts } from './provider-attempt.ts';
import { refuseOperator } from './refuse-operator.ts';

/** Account that a provider is added to; none to sign in. */
interface Goal {
  userId: string | null;
  /** Whether the session that began it was opened with two factors. */
  isStrong?: true;
  /** That account's password when it began, hashed: a new one ends the attempt. */
  password: string | null;
}

interface Proof {
  person: Described;
}

/** Somebody whom a new account is for. */
interface Newly extends Pick<AccountWords, 'name' | 'locale'> {
  person: identities.Person;
  /** Handle of their browser. */
  handle: string;
}

/** Signing in and up at identity providers, and the ways into an account. */
export function identityService(deps: Deps) {
  const { config, database, now } = deps;
  const { prisma } = database;
  const accounts = accountService(deps);
  const { openSessionIn, openFirstSessionIn } = sessionOpener(deps);
  const networks = knownNetworks(deps);
  const providers = providersOf(config);
  const attempts = providerAttempts<Goal>(deps, { purpose: 'attempt to sign in at a provider' });
  const proofs = browserSeal<Proof>(deps, {
    purpose: 'person signed in at a provider',
    minutes: contract.identityMinutes.proof,
    fault: 'identity.invalid',
  });

  const nameOf = ({ kind, label }: { kind: string; label: string | null }) =>
    nameOfWay(config, { kind: kind as WayInKind, label });

  const taken = (person: identities.Person) =>
    person.kind === 'phone'
      ? new AppError('phone.taken')
      : new AppError('identity.taken', { name: nameOf(person) });

  const tell = (
    tx: Transaction,
    mail: MailKind<{ name: string; provider: string; at: string }>,
    way: { kind: string; label: string | null },
    to: { name: string; email: string; locale: Locale },
  ) =>
    sendMail(deps, tx, mail, {
      to: to.email,
      locale: to.locale,
      params: { name: to.name, provider: nameOf(way), at: now().toISOString() },
    });

  /** Links the chat of somebody who has let the site's bot write to them; the first time only. */
  async function openChat(tx: Transaction, userId: string, person: identities.Person) {
    const { chatId, label } = person;
    if (chatId && (await identities.noteChat(tx, person)))
      await emit(deps, tx, 'identity.chat', { userId, chatId, name: label ?? '' });
  }

  /**
   * Takes a number that has been silent for long from an account that has another way in: it is somebody else's by now,
   * who has shown that it is at hand.
   */
  async function release(tx: Transaction, owner: identities.Owner) {
    if ((await reserveOf(tx, owner, now())) !== 'silent') return false;
    await identities.deleteIdentity(tx, owner.id);
    await tell(tx, identityRemovedMail, owner, owner.user);
    return true;
  }

  /** Adds a person's identity to an account, and tells its owner. One that is there is awake again. */
  async function add(tx: Transaction, userId: string, person: identities.Person) {
    const owner = await identities.lockOwner(tx, person);
    if (owner?.user.id === userId) return identities.noteUse(tx, owner.id, person.label, now());
    if (owner && !(await release(tx, owner))) throw taken(person);
    if (!(await identities.addIdentity(tx, userId, person, now()))) throw taken(person);
    const account = await identities.findAccount(tx, userId);
    if (!account) throw new AppError('session.invalid');
    if (person.kind === 'phone') refuseOperator(account.role);
    await tell(tx, identityAddedMail, person, account);
    await openChat(tx, userId, person);
  }

  /** Codes that strangers ask for do not keep the owner of a phone from one where they have signed in. */
  const rememberIn = async (
    tx: Transaction,
    id: string,
    { kind, subject }: identities.Person,
    from: Client,
  ) => kind === 'phone' && networks.rememberIn(tx, { id, email: subject }, from.network);

  async function signIn(person: Described, from: Client, handle: string) {
    return prisma.$transaction(async (tx) => {
      const owner = await identities.lockOwner(tx, person);
      if (!owner) return null;
      if (owner.user.disabledAt) throw new AppError('login.disabled');
      if (person.kind === 'phone') refuseOperator(owner.user.role);
      const reserve = await reserveOf(tx, owner, now());
      if (reserve) return { reserve };
      await identities.noteUse(tx, owner.id, person.label, now());
      await rememberIn(tx, owner.user.id, person, from);
      const signedIn = await openSessionIn(tx, owner.user, from, handle);
      if (!('ticket' in signedIn)) await openChat(tx, owner.user.id, person);
      return signedIn;
    });
  }

  async function newcomerOf(
    person: Described,
    handle: string,
    reserve: PhoneReserve | null,
  ): Promise<contract.Newcomer> {
    const kind = person.kind as IdentityKind;
    const name = nameOf(person);
    return {
      proof: proofs.seal({ person }, handle),
      provider: { kind, name },
      name: person.name,
      email: person.email,
      hasAccount: person.email !== null && (await identities.hasAccount(prisma, person.email)),
      reserve,
    };
  }

  /** Opens a session of the account that a person's identity opens, or says who is new. */
  async function enter(person: Described, handle: string, from: Client) {
    const found = await signIn(person, from, handle);
    if (found && !('reserve' in found)) return { signedIn: found, newcomer: null };
    return { signedIn: null, newcomer: await newcomerOf(person, handle, found?.reserve ?? null) };
  }

  /** Creates a job seeker's account for a phone number that has none. */
  async function signUpByPhone(tx: Transaction, { person, handle, ...words }: Newly) {
    const before = await identities.lockOwner(tx, person);
    if (before && !(await release(tx, before))) throw taken(person);
    const account = { ...words, role: 'user', email: noAddress(), phone: person.subject } as const;
    const id = await identities.createAccount(tx, { ...account, passwordHash: noPassword }, now());
    if (!(await identities.addIdentity(tx, id, person, now()))) throw taken(person);
    const confirmed = { userId: id, registeredBy: tokenHash(handle), registration: null, isOwn: true };
    await emit(deps, tx, 'account.confirmed', confirmed);
    return { id, email: account.email };
  }

  return {
    add,
    enter,

    /** The account that a phone opens, made if there is none, with a session; the account stays locked. */
    async enterOrSignUpIn(tx: Transaction, newly: Newly, from: Client) {
      const owner = await identities.lockOwner(tx, newly.person);
      if (owner?.user.disabledAt) throw new AppError('login.disabled');
      if (owner) {
        refuseOperator(owner.user.role);
        if (await reserveOf(tx, owner, now())) throw new AppError('phone.reserve');
        await identities.noteUse(tx, owner.id, newly.person.label, now());
      }
      const user = owner?.user ?? (await signUpByPhone(tx, newly));
      await rememberIn(tx, user.id, newly.person, from);
      return openFirstSessionIn(tx, user, from);
    },

    providers: () => [
      ...(config.PHONE_CODES.length > 0
        ? [{ kind: 'phone', name: identityKinds.phone.en, notifies: false } as const]
        : []),
      ...providers.map(({ kind, name, notifies }) => ({ kind, name, notifies })),
    ],

    start: ({ body }: Call<typeof contract.providerStart>) =>
      attempts.start(body, { userId: null, password: null }),

    async startAdding({ actor, body }: Call<typeof contract.providerAdd>) {
      const password = sealedHash(await proveOwner(deps, actor, body.password));
      const { id: userId, isStrong } = actor;
      return attempts.start(body, { userId, password, ...(isStrong && { isStrong }) });
    },

    async finish(body: ParsedBodyOf<typeof contract.providerFinish>, from: Client) {
      const { person, goal } = await attempts.finish(body);
      const { userId, password, isStrong } = goal;
      if (!userId) return enter(person, body.handle, from);
      await prisma.$transaction(async (tx) => {
        const held = await identities.lockWaysIn(tx, userId);
        // A new password ends what was begun with the one before.
        if (!held || sealedHash(held.account.passwordHash) !== password)
          throw new AppError('identity.invalid');
        // Since it was begun, the owner may have added a second factor.
        await refuseOneFactor(tx, { id: userId, role: held.account.role, ...(isStrong && { isStrong }) });
        await add(tx, userId, person);
      });
      return { signedIn: null, newcomer: null };
    },

    /** Signs a newcomer up. Null while a typed address is to be confirmed. */
    async register(body: ParsedBodyOf<typeof contract.identityRegister>, locale: Locale, from: Client) {
      const { role, name, email, company, handle, next } = body;
      const { person } = proofs.open(body.proof, handle);
      await refuseRole(prisma, role);
      const words = { role, name, locale, company: role === 'user' ? undefined : company };
      if (email === undefined) {
        if (person.kind !== 'phone') throw fieldError({ email: 'required' });
        return prisma.$transaction(async (tx) => {
          const user = await signUpByPhone(tx, { person, handle, name, locale });
          await rememberIn(tx, user.id, person, from);
          return openFirstSessionIn(tx, user, from);
        });
      }
      if (email !== person.email) {
        const passwordHash = await deps.passwords.hash(randomToken(), from.network);
        await accounts.registerWith(
          { ...words, email, passwordHash },
          { handle, next, byProvider: true },
          (tx, userId) =>
            identities.addWaiting(tx, userId, person, { registration: tokenHash(passwordHash), now: now() }),
        );
        return null;
      }
      return prisma.$transaction(async (tx) => {
        const account = { ...words, passwordHash: noPassword };
        const waiting = await saveWaiting(tx, { ...account, email }, now());
        if (!waiting || !(await activate(tx, waiting.id, account, now())))
          throw new AppError('identity.account', { name: nameOf(person) });
        if (!(await identities.addIdentity(tx, waiting.id, person, now()))) throw taken(person);
        const registeredBy = tokenHash(handle);
        const confirmed = { userId: waiting.id, registeredBy, registration: null, isOwn: true };
        await emit(deps, tx, 'account.confirmed', confirmed);
        // Whoever has the mailbox now hears of it, should the provider know somebody who had it before.
        await tell(tx, identityAddedMail, person, { name, email, locale });
        await openChat(tx, waiting.id, person);
        return openFirstSessionIn(tx, { id: waiting.id, email }, from);
      });
    },

    /** Signs in with the password, and lets the provider open the account from then on. */
    join({ proof, handle, email, password }: ParsedBodyOf<typeof contract.identityJoin>, from: Client) {
      const { person } = proofs.open(proof, handle);
      return accounts.login({ email, password, handle }, from, async (tx, userId) => {
        const isThere = (await identities.findOwner(tx, person)) === userId;
        // The password alone adds no way in where it does not open the account alone.
        if (!isThere && (await hasStrongWay(tx, userId))) throw new AppError('second_factor.first');
        await add(tx, userId, person);
        await rememberIn(tx, userId, person, from);
      });
    },

    /** Joins the identity of a registration whose address is confirmed by now. */
    async confirmIn(tx: Transaction, userId: string, registration: Uint8Array | null) {
      const way = await identities.confirmWaiting(tx, userId, registration, now());
      const account = way && (await identities.findAccount(tx, userId));
      if (!way || !account) return;
      await tell(tx, identityAddedMail, way, account);
      const { chatId, label } = way;
      if (chatId) await emit(deps, tx, 'identity.chat', { userId, chatId, name: label ?? '' });
    },

    async list({ actor }: Call<typeof contract.identityList>) {
      const account = await identities.findAccount(prisma, actor.id);
      if (!account) throw new AppError('session.invalid');
      const ways = await listWaysIn(prisma, actor.id);
      return {
        hasPassword: account.passwordHash !== noPassword,
        ways: ways.map((way) => presentWayIn(config, way, now())),
      };
    },

    async remove({ actor, params: { id }, body: { password } }: Call<typeof contract.identityDelete>) {
      const known = await proveOwner(deps, actor, password);
      await prisma.$transaction(async (tx) => {
        await lockProof(tx, actor, known);
        const held = await identities.lockWaysIn(tx, actor.id);
        const removed = held?.identities.find((one) => one.id === id);
        if (!held || !removed) throw notFound();
        const others = held.identities.length + held.passkeys - 1;
        if (others === 0 && held.account.passwordHash === noPassword) throw new AppError('identity.last');
        await identities.deleteIdentity(tx, id);
        await tell(tx, identityRemovedMail, removed, held.account);
      });
    },
  };
}
