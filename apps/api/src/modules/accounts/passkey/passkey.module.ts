import * as contract from '@acheep/contract/accounts/passkey';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import { momentText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/paths';
import type { Transaction } from '@acheep/database/connection';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call, Module, Register } from '../../../module.ts';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { type MailKind, mailKind } from '../../messaging/mail/mail-kind.ts';
import { addressOf } from '../../messaging/mail/no-address.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { readSite, siteName } from '../../platform/site/site.repository.ts';
import { noPassword } from '../account/account.repository.ts';
import { browserSeal, sealedHash } from '../account/browser-seal.ts';
import { clientOf } from '../account/client-of.ts';
import { type Client, sessionOpener } from '../account/open-session.service.ts';
import { lockProof, proveOwner, refuseOneFactor } from '../account/prove-owner.service.ts';
import { strengthenSession } from '../account/session.repository.ts';
import { withToken } from '../account/with-token.ts';
import { findAccount, lockWaysIn } from '../identity/identity.repository.ts';
import * as passkeys from './passkey.repository.ts';
import { webauthn } from './webauthn.ts';

const common = {
  necessary: 'Whoever did not do it has to know.',
  priority: 'account',
  sample: { name: 'Sok Dara', passkey: 'Phone', at: '2026-03-02T03:05:00.000Z' },
} satisfies Partial<MailKind<object>>;

const passkeyAddedMail = mailKind({
  ...common,
  name: 'passkey-added',
  title: { en: 'Passkey added', km: 'បានបន្ថែម passkey' },
  letter: ({ passkey, at }, site) => ({
    subject: {
      en: `You can now sign in to ${site.name} with a passkey`,
      km: `ឥឡូវនេះ អ្នកអាចចូល ${site.name} ដោយប្រើ passkey`,
    },
    text: [
      {
        en: `The passkey “${passkey}” was added to your account on ${momentText(at, 'en')} (Phnom Penh time).`,
        km: `Passkey «${passkey}» ត្រូវបានបន្ថែមលើគណនីរបស់អ្នកនៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ)។`,
      },
      {
        en: 'If that wasn’t you, remove it under “Ways to sign in” on your profile and change your password.',
        km: 'បើមិនមែនអ្នកទេ សូមដក passkey នេះចេញនៅត្រង់ «វិធីចូលគណនី» ក្នុងព័ត៌មានផ្ទាល់ខ្លួន ហើយប្ដូរពាក្យសម្ងាត់។',
      },
    ],
    action: { en: 'Check ways to sign in', km: 'ពិនិត្យវិធីចូលគណនី', to: paths.profile() },
    footer: footers.signInChanged,
  }),
});

const passkeyRemovedMail = mailKind({
  ...common,
  name: 'passkey-removed',
  title: { en: 'Passkey removed', km: 'បានដក passkey ចេញ' },
  letter: ({ passkey, at }, site) => ({
    subject: {
      en: `A passkey of your ${site.name} account was removed`,
      km: `Passkey មួយនៃគណនី ${site.name} របស់អ្នកត្រូវបានដកចេញ`,
    },
    text: [
      {
        en: `The passkey “${passkey}” was removed from your account on ${momentText(at, 'en')} (Phnom Penh time). It no longer signs you in.`,
        km: `Passkey «${passkey}» ត្រូវបានដកចេញពីគណនីរបស់អ្នកនៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ) ហើយលែងប្រើចូលគណនីបានទៀត។`,
      },
      {
        en: 'If that wasn’t you, change your password and sign out of all devices.',
        km: 'បើមិនមែនអ្នកទេ សូមប្ដូរពាក្យសម្ងាត់ ហើយចាកចេញពីគ្រប់ឧបករណ៍។',
      },
    ],
    action: { en: 'Check ways to sign in', km: 'ពិនិត្យវិធីចូលគណនី', to: paths.profile() },
    footer: footers.signInChanged,
  }),
});

interface Challenge {
  challenge: string;
  /** Time of the challenge, in milliseconds. */
  at: number;
}

interface Adding extends Challenge {
  userId: string;
  sessionId: string;
  /** Hash of the account's password hash: a new password ends the attempt. */
  password: string;
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Passkeys: adding and removing them, and signing in with one. */
function passkeyService(deps: Deps) {
  const { config, database, now } = deps;
  const { prisma } = database;
  const device = webauthn(config);
  const { openStrongSessionIn } = sessionOpener(deps);
  const limits = { minutes: contract.passkeyRule.minutes, fault: 'passkey.expired' } as const;
  const adding = browserSeal<Adding>(deps, { ...limits, purpose: 'challenge to add a passkey' });
  const signingIn = browserSeal<Challenge>(deps, {
    ...limits,
    purpose: 'challenge to sign in with a passkey',
  });

  const tell = (
    tx: Transaction,
    mail: MailKind<{ name: string; passkey: string; at: string }>,
    { name, email, locale }: Account,
    passkey: string,
  ) => sendMail(deps, tx, mail, { to: email, locale, params: { name, passkey, at: now().toISOString() } });

  async function accountOf(actor: Actor) {
    const account = await findAccount(prisma, actor.id);
    if (!account) throw new AppError('session.invalid');
    return account;
  }

  return {
    async list({ actor }: Call<typeof contract.passkeyList>): Promise<contract.Passkey[]> {
      return (await passkeys.listPasskeys(prisma, actor.id)).map(presentPasskey);
    },

    async startAdding({ actor, body: { handle, password: typed } }: Call<typeof contract.passkeyAdd>) {
      const account = await accountOf(actor);
      const passwordHash = await proveOwner(deps, actor, typed);
      const known = await passkeys.listCredentials(prisma, actor.id);
      if (known.length >= contract.passkeyRule.most)
        throw new AppError('passkey.most', { most: contract.passkeyRule.most });
      const { id, name } = account;
      const label = addressOf(account.email) ?? name;
      const site = siteName(await readSite(prisma), account.locale);
      const options = await device.creation(site, { id, name, label }, known);
      const content: Adding = {
        challenge: options.challenge,
        at: now().getTime(),
        userId: id,
        sessionId: actor.sessionId,
        password: sealedHash(passwordHash),
      };
      return { challenge: adding.seal(content, handle), publicKey: JSON.stringify(options) };
    },

    async add({ actor, body }: Call<typeof contract.passkeySave>) {
      const { challenge, at, userId, sessionId, password } = adding.open(body.challenge, body.handle);
      if (userId !== actor.id || sessionId !== actor.sessionId) throw new AppError('passkey.expired');
      const made = await device.made(body.credential, challenge);
      await prisma.$transaction(async (tx) => {
        const held = await lockWaysIn(tx, userId);
        if (!held || sealedHash(held.account.passwordHash) !== password)
          throw new AppError('passkey.expired');
        // Since it was begun, the owner may have added one.
        await refuseOneFactor(tx, actor);
        if (held.passkeys >= contract.passkeyRule.most)
          throw new AppError('passkey.most', { most: contract.passkeyRule.most });
        const { name } = body;
        const createdAt = now();
        const data = { ...made, userId, userHandle: userId, name, challengedAt: new Date(at), createdAt };
        if (!(await passkeys.createPasskey(tx, data))) throw new AppError('passkey.taken');
        if (!(await strengthenSession(tx, actor.sessionId))) throw new AppError('session.invalid');
        await tell(tx, passkeyAddedMail, held.account, name);
      });
    },

    async remove({ actor, params: { id }, body: { password } }: Call<typeof contract.passkeyDelete>) {
      const known = await proveOwner(deps, actor, password);
      await prisma.$transaction(async (tx) => {
        await lockProof(tx, actor, known);
        const held = await lockWaysIn(tx, actor.id);
        const removed = (await passkeys.listPasskeys(tx, actor.id)).find((one) => one.id === id);
        if (!held || !removed) throw notFound();
        const others = held.identities.length + held.passkeys - 1;
        if (others === 0 && held.account.passwordHash === noPassword) throw new AppError('identity.last');
        await passkeys.deletePasskey(tx, id);
        await tell(tx, passkeyRemovedMail, held.account, removed.name);
      });
    },

    async startSignIn({ body: { handle } }: Call<typeof contract.passkeyStart>) {
      const options = await device.request();
      const content: Challenge = { challenge: options.challenge, at: now().getTime() };
      return { challenge: signingIn.seal(content, handle), publicKey: JSON.stringify(options) };
    },

    /** Opens a session at once: the device, and whoever can unlock it, are two factors. */
    async signIn(
      { handle, challenge: sealed, credential }: ParsedBodyOf<typeof contract.passkeySignIn>,
      client: Client,
    ) {
      const { challenge, at } = signingIn.open(sealed, handle);
      const credentialId = await device.named(credential);
      const passkey = await passkeys.findByCredential(prisma, credentialId);
      if (!passkey) throw new AppError('login.passkey');
      const known = { ...passkey, credentialId, counter: Number(passkey.counter) };
      const counter = await device.answered(credential, challenge, known);
      return prisma.$transaction(async (tx) => {
        const opened = await passkeys.lockOwner(tx, passkey.id);
        if (!opened?.activatedAt) throw new AppError('login.passkey');
        if (opened.disabledAt) throw new AppError('login.disabled');
        const answered = { challengedAt: new Date(at), counter, now: now() };
        // A challenge is answered once: each passkey takes them in their order.
        if (!(await passkeys.noteAnswer(tx, passkey.id, answered))) throw new AppError('passkey.expired');
        return openStrongSessionIn(tx, opened, client);
      });
    },
  };
}

const presentPasskey = ({
  id,
  name,
  lastUsedAt,
  createdAt,
  updatedAt,
}: passkeys.PasskeyRow): contract.Passkey => ({
  _id: id,
  name,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

function routes(register: Register, deps: Deps, api: FastifyInstance) {
  const service = passkeyService(deps);
  register(contract.passkeyList, service.list);
  register(contract.passkeyAdd, service.startAdding);
  register(contract.passkeySave, service.add);
  register(contract.passkeyDelete, service.remove);
  register(contract.passkeyStart, service.startSignIn);
  register(contract.passkeySignIn, async ({ body, request }) =>
    withToken(api, await service.signIn(body, clientOf(request))),
  );
}

export const passkeyModule: Module = {
  routes,
  mails: [passkeyAddedMail, passkeyRemovedMail],
  tables: { passkey: 'passkeys' },
  ownData: { passkeys: async (prisma, userId) => ({ items: await passkeys.listOwn(prisma, userId) }) },
};
