import type * as contract from '@acheep/contract/accounts/email-change';
import { emailChange as rule } from '@acheep/contract/accounts/email-change';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
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

/** Changing the address of an account, by a link to the new one; and back, by a link to the old one. */
export function emailChangeService(deps: Deps) {
  const { database, passwords, now } = deps;
  const { prisma } = database;

  return {
    /** Sends the link. An address that has an account gets none, which the caller cannot tell. */
    async ask({ actor, body: { email, password } }: Call<typeof contract.emailChangeNew>) {
      // Whoever has no password sets one by e-mail first: the mailbox is what changes.
      const known = await proveOwner(deps, actor, password, { orFresh: false });
      const token = randomToken();
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + rule.hours * hour);
      await prisma.$transaction(async (tx) => {
        await lockProof(tx, actor, known);
        const user = await changes.lockAccount(tx, actor.id);
        if (!user) throw new AppError('session.invalid');
        if (user.email === email) throw fieldError({ email: 'email_same' });
        const since = new Date(createdAt.getTime() - rule.hours * hour);
        if ((await changes.countChangesSince(tx, user.id, since)) >= rule.most)
          throw new AppError('email_change.too_many');
        await changes.createChange(tx, {
          userId: user.id,
          oldEmail: user.email,
          newEmail: email,
          tokenHash: tokenHash(token),
          createdAt,
          expiresAt,
        });
        const params = { token, hours: rule.hours };
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
      const until = new Date(at.getTime() + rule.backDays * day);
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
            days: rule.backDays,
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
