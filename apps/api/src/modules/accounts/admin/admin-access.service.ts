import type { AccountAction } from '@acheep/contract/accounts/admin';
import type * as contract from '@acheep/contract/accounts/admin-access';
import { opensConsole } from '@acheep/contract/kernel/permission';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { randomToken } from '../../../plumbing/secret.ts';
import { leadsNowhere } from '../../messaging/mail/no-address.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { writeAudit } from '../../platform/audit/audit.repository.ts';
import type { By } from '../../platform/audit/by.ts';
import { findOwner, saveWaiting } from '../account/account.repository.ts';
import { accountService } from '../account/account.service.ts';
import { deleteActivations } from '../account/activation.repository.ts';
import { passwordService } from '../account/password.service.ts';
import { lockProof, proveOwner } from '../account/prove-owner.service.ts';
import { deleteSessions } from '../account/session.repository.ts';
import { deleteRequests } from '../email-change/email-change.repository.ts';
import { emailChangeService } from '../email-change/email-change.service.ts';
import { deleteFactor } from '../second-factor/second-factor.repository.ts';
import { accountChanges } from './account-change.service.ts';
import { roleChangedMail, staffInvitationMail } from './admin.mail.ts';
import { accountActionsOf, roleFacts, rolesOf } from './admin.policy.ts';
import * as admins from './admin.repository.ts';

function refuseUnless({ actor }: By, user: admins.UserRow, action: AccountAction) {
  if (!accountActionsOf(actor.id, user, !leadsNowhere(user.email)).includes(action))
    throw new AppError('user.state');
}

/** Who may do what on the site, and by which address: invitations of staff, roles, e-mails, passwords. */
export function adminAccessService(deps: Deps) {
  const { passwords, now } = deps;
  const { detail, change, changeProven, lockActing, keepAnAdmin } = accountChanges(deps);
  const accounts = accountService(deps);
  const ownPasswords = passwordService(deps);
  const emails = emailChangeService(deps);

  return {
    /** Registers the account; its link, which only the owner of the mailbox has, asks for a password. */
    async invite({ tx, body, actor, locale, requestId }: Call<typeof contract.adminUserInvite>) {
      const { email, name, role } = body;
      const known = await proveOwner(deps, actor, body.password);
      // No password has been chosen, and nobody knows this one.
      const passwordHash = await passwords.hash(randomToken(), actor.id);
      await lockActing(tx, actor);
      await lockProof(tx, actor, known);
      const account = { email, name, role, locale, passwordHash, company: undefined };
      const waiting = await saveWaiting(tx, account, now());
      if (!waiting) throw new AppError('user.address_taken');
      // Each link has the role of its own invitation.
      await deleteActivations(tx, waiting.id);
      const link = { isNew: true, withoutPassword: true, mail: staffInvitationMail };
      await accounts.sendActivation(tx, { id: waiting.id, email, locale }, link);
      await writeAudit(tx, {
        actorId: actor.id,
        action: 'user.invite',
        targetId: waiting.id,
        details: { role },
        requestId,
        createdAt: now(),
      });
      return detail(actor, waiting.id, tx);
    },

    /** Ends the sessions too, as permissions and pages change with the role. */
    setRole: ({ params: { id }, body, ...by }: Call<typeof contract.adminRoleSet>) =>
      changeProven(by, body.password, id, 'user.change_role', async (tx, user) => {
        const { role: to, reason } = body;
        const facts = roleFacts(user, await admins.isSeeking(tx, id));
        if (!rolesOf(by.actor.id, user, facts).includes(to)) throw new AppError('user.role');
        if (user.role === 'admin') await keepAnAdmin(tx, by.actor, id);
        if (!(await admins.changeRole(tx, id, user.role, to))) throw new AppError('user.role');
        // Only the operator's staff have one.
        if (!opensConsole(to)) await deleteFactor(tx, id);
        await deleteSessions(tx, id);
        await deleteRequests(tx, id);
        const { email, locale, name } = user;
        await sendMail(deps, tx, roleChangedMail, { to: email, locale, params: { name, role: to, reason } });
        return { role: `${user.role} → ${to}`, reason };
      }),

    async changeEmail({ params: { id }, body, ...by }: Call<typeof contract.adminEmailChange>) {
      const { email, reason } = body;
      await changeProven(by, body.password, id, 'user.change_email', async (tx, user) => {
        refuseUnless(by, user, 'change-email');
        if ((await findOwner(tx, email))?.activatedAt && email !== user.email)
          throw new AppError('user.address_taken');
        // The link to a mistyped address would still make its change.
        await deleteRequests(tx, id);
        await emails.askIn(tx, id, email);
        return { email, reason };
      });
    },

    sendPasswordLink: ({ params: { id }, ...by }: Call<typeof contract.adminPasswordLinkSend>) =>
      change(by, id, 'user.send_password_link', async (tx, user) => {
        refuseUnless(by, user, 'send-password-link');
        await ownPasswords.sendLinkIn(tx, user);
        return {};
      }),
  };
}
