import * as contract from '@acheep/contract/accounts/email-change';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { randomToken, tokenHash } from '../../../plumbing/secret.ts';
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
import { emailChangedMail, emailConfirmMail } from './email-change.mail.ts';
import * as changes from './email-change.repository.ts';

const hour = 3_600_000;
const day = 24 * hour;
const lifetime = contract.emailChange.hours * hour;

/** Changing the address of an account, by a link to the new one; and back, by a link to the old one. */
export function emailChangeService(deps: Deps) {
  const { database, passwords, now } = deps;
  const { prisma } = database;

  /** Sends a link to the new address, which makes the change. An address that has an account gets none. */
  async function askIn(tx: Transaction, userId: string, email: string) {
    const user = await changes.lockAccount(tx, userId);
    if (!user) throw new AppError('session.invalid');
    if (user.email === email) throw fieldError({ email: 'email_same' });
    const createdAt = now();
    const token = randomToken();
    const expiresAt = new Date(createdAt.getTime() + lifetime);
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
    const { locale } = user;
    await sendMail(deps, tx, emailConfirmMail, { to: email, locale, params, until: expiresAt });
  }

  return {
    askIn,

    /** Sends the link. An address that has an account gets none, which the caller cannot tell. */
    async ask({ actor, body: { email, password } }: Call<typeof contract.emailChangeNew>) {
      // Whoever has no password sets one by e-mail first: the mailbox is what changes.
      const known = await proveOwner(deps, actor, password, { orFresh: false });
      await prisma.$transaction(async (tx) => {
        await lockProof(tx, actor, known);
        const since = new Date(now().getTime() - lifetime);
        if ((await changes.countChangesSince(tx, actor.id, since)) >= contract.emailChange.most)
          throw new AppError('email_change.too_many');
        await askIn(tx, actor.id, email);
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
