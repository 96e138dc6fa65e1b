import * as contract from '@acheep/contract/accounts/email-change';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import { momentText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/paths';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError } from '../../../error.ts';
import type { Call, Module } from '../../../module.ts';
import { networkOf } from '../../../plumbing/network.ts';
import { randomToken, tokenHash } from '../../../plumbing/secret.ts';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';
import { sendDecoy, sendMail } from '../../messaging/mail/send-mail.ts';
import { deleteChat } from '../../messaging/telegram-chat/telegram-chat.repository.ts';
import { findOwner, replacePassword } from '../account/account.repository.ts';
import { passwordChangedMail } from '../account/password.mail.ts';
import { deleteResetsOf } from '../account/password-reset.repository.ts';
import { lockProof, proveOwner } from '../account/prove-owner.service.ts';
import { refuseCommonPassword } from '../account/refuse-common-password.ts';
import { deleteSessions } from '../account/session.repository.ts';
import { deleteIdentities } from '../identity/identity.repository.ts';
import { deletePasskeys } from '../passkey/passkey.repository.ts';
import * as changes from './email-change.repository.ts';

/** To the new address. It names nobody: anybody can have it sent to any address. */
const emailConfirmMail = mailKind({
  name: 'email-confirm',
  title: { en: 'New e-mail address to confirm', km: 'អ៊ីមែលថ្មីត្រូវបញ្ជាក់' },
  necessary: 'It makes the change that was asked for.',
  priority: 'code',
  isFree: true,
  isUnnamed: true,
  sample: { token: 'sample', hours: 24 },
  letter: ({ token, hours }, site) => ({
    subject: { en: `Confirm your new e-mail for ${site.name}`, km: `បញ្ជាក់អ៊ីមែលថ្មីរបស់អ្នកនៅ ${site.name}` },
    text: [
      {
        en: `Someone asked to use this address for their ${site.name} account. If that was you, confirm it. You’ll sign in with this address from then on.`,
        km: `មានការស្នើសុំប្រើអ៊ីមែលនេះសម្រាប់គណនី ${site.name}។ បើជាអ្នក សូមបញ្ជាក់ ហើយចាប់ពីពេលនោះ អ្នកត្រូវចូលគណនីដោយប្រើអ៊ីមែលនេះ។`,
      },
      { en: `The link works for ${hours} hours.`, km: `តំណនេះប្រើបានក្នុងរយៈពេល ${hours} ម៉ោង។` },
    ],
    action: { en: 'Confirm e-mail', km: 'បញ្ជាក់អ៊ីមែល', to: paths.changeEmail(token) },
    footer: {
      en: 'If it wasn’t you, you can ignore this e-mail. Nothing will change.',
      km: 'បើមិនមែនជាអ្នកទេ អ្នកមិនចាំបាច់ធ្វើអ្វីឡើយ ហើយនឹងគ្មានអ្វីប្រែប្រួលទេ។',
    },
  }),
});

/** To the old address, with the way back. */
const emailChangedMail = mailKind({
  name: 'email-changed',
  title: { en: 'E-mail address changed', km: 'បានប្ដូរអ៊ីមែល' },
  necessary: 'Whoever did not do it has to know, and can undo it.',
  priority: 'account',
  sample: {
    name: 'Sok Dara',
    email: 'dara.new@example.com',
    token: 'sample',
    at: '2026-11-20T09:05:00.000Z',
    days: 7,
  },
  letter: ({ email, token, at, days }, site) => ({
    subject: { en: `Your ${site.name} e-mail was changed`, km: `អ៊ីមែលគណនី ${site.name} របស់អ្នកត្រូវបានប្ដូរ` },
    text: [
      {
        en: `The e-mail of your account was changed to ${email} on ${momentText(at, 'en')} (Phnom Penh time). If you did this, there’s nothing more to do.`,
        km: `អ៊ីមែលគណនីរបស់អ្នកត្រូវបានប្ដូរទៅ ${email} នៅ${momentText(at, 'km')} (ម៉ោងនៅភ្នំពេញ)។ បើអ្នកជាអ្នកប្ដូរ អ្នកមិនចាំបាច់ធ្វើអ្វីទៀតទេ។`,
      },
      {
        en: `If it wasn’t you, take your account back within ${days} days. You’ll choose a new password, and everyone else will be signed out.`,
        km: `បើមិនមែនជាអ្នកទេ សូមយកគណនីមកវិញក្នុងរយៈពេល ${days} ថ្ងៃ។ អ្នកនឹងកំណត់ពាក្យសម្ងាត់ថ្មី ហើយអ្នកដទៃនឹងលែងនៅក្នុងគណនីរបស់អ្នក។`,
      },
    ],
    action: { en: 'This wasn’t me', km: 'មិនមែនខ្ញុំទេ', to: paths.restoreEmail(token) },
    footer: footers.security,
  }),
});

const hour = 3_600_000;
const day = 24 * hour;

/** Changing the address of an account, by a link to the new one; and back, by a link to the old one. */
function emailChangeService(deps: Deps) {
  const { database, passwords, now } = deps;
  const { prisma } = database;

  return {
    /** Sends the link. An address that has an account gets none, which the caller cannot tell. */
    async ask({ actor, body: { email, password } }: Call<typeof contract.emailChangeNew>) {
      // Whoever has no password sets one by e-mail first: the mailbox is what changes.
      const known = await proveOwner(deps, actor, password, { orFresh: false });
      const token = randomToken();
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + contract.emailChange.hours * hour);
      await prisma.$transaction(async (tx) => {
        await lockProof(tx, actor, known);
        const user = await changes.lockAccount(tx, actor.id);
        if (!user) throw new AppError('session.invalid');
        if (user.email === email) throw fieldError({ email: 'email_same' });
        const since = new Date(createdAt.getTime() - contract.emailChange.hours * hour);
        if ((await changes.countChangesSince(tx, user.id, since)) >= contract.emailChange.most)
          throw new AppError('email_change.too_many');
        await changes.createChange(tx, {
          userId: user.id,
          oldEmail: user.email,
          newEmail: email,
          tokenHash: tokenHash(token),
          createdAt,
          expiresAt,
        });
        const params = { token, hours: contract.emailChange.hours };
        if ((await findOwner(tx, email))?.activatedAt) return sendDecoy(deps, tx, emailConfirmMail, params);
        await sendMail(deps, tx, emailConfirmMail, {
          to: email,
          locale: user.locale,
          params,
          until: expiresAt,
        });
      });
    },

    async confirm({ body: { token } }: Call<typeof contract.emailChangeConfirm>) {
      const change = await changes.findChange(prisma, tokenHash(token), now());
      if (!change) throw new AppError('email_change.invalid');
      const back = randomToken();
      const at = now();
      const until = new Date(at.getTime() + contract.emailChange.backDays * day);
      return prisma.$transaction(async (tx) => {
        const user = await changes.lockAccount(tx, change.userId);
        // The address may have been changed in the meantime, by another link.
        if (user?.email !== change.oldEmail) throw new AppError('email_change.invalid');
        const made = { backHash: tokenHash(back), expiresAt: until };
        if (!(await changes.noteMade(tx, change.id, made))) throw new AppError('email_change.invalid');
        if (!(await changes.setEmail(tx, user.id, change.newEmail))) throw new AppError('email_change.taken');
        await changes.deleteRequests(tx, user.id);
        await deleteResetsOf(tx, user.id);
        await sendMail(deps, tx, emailChangedMail, {
          to: user.email,
          locale: user.locale,
          params: {
            name: user.name,
            email: change.newEmail,
            token: back,
            at: at.toISOString(),
            days: contract.emailChange.backDays,
          },
          until,
        });
        return { email: change.newEmail };
      });
    },

    /** Returns to the old address with a new password. Whoever changed it knows the old one, and is signed out. */
    async goBack({ token, password }: ParsedBodyOf<typeof contract.emailChangeBack>, network: string) {
      refuseCommonPassword(password);
      const change = await changes.findWayBack(prisma, tokenHash(token), now());
      if (!change) throw new AppError('email_change.invalid');
      const passwordHash = await passwords.hash(password, network);
      return prisma.$transaction(async (tx) => {
        const user = await changes.lockAccount(tx, change.userId);
        if (!user || !(await changes.closeWaysBack(tx, user.id, change.id)))
          throw new AppError('email_change.invalid');
        if (!(await changes.setEmail(tx, user.id, change.oldEmail))) throw new AppError('email_change.taken');
        const owner = await replacePassword(tx, user.id, passwordHash, now());
        await deleteSessions(tx, user.id);
        await deleteIdentities(tx, user.id);
        await deleteChat(tx, user.id);
        await deletePasskeys(tx, user.id);
        await deleteResetsOf(tx, user.id);
        await sendMail(deps, tx, passwordChangedMail, {
          to: owner.email,
          locale: owner.locale,
          params: { name: owner.name, at: now().toISOString() },
        });
        return { email: owner.email };
      });
    },
  };
}

export const emailChangeModule: Module = {
  routes(register, deps) {
    const service = emailChangeService(deps);
    register(contract.emailChangeNew, service.ask);
    register(contract.emailChangeConfirm, service.confirm);
    register(contract.emailChangeBack, ({ body, request }) => service.goBack(body, networkOf(request.ip)));
  },
  mails: [emailConfirmMail, emailChangedMail],
  tables: { email_change: { without: 'links that were mailed, gone after seven days' } },
  sweep: async ({ database: { prisma }, now }) => {
    await changes.deleteChangesBefore(prisma, now());
  },
};
