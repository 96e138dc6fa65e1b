import type { AuditAction } from '@acheep/contract/audit';
import * as contract from '@acheep/contract/companies/company-member';
import { hasRight } from '@acheep/contract/kernel/company-right';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { randomToken, tokenHash } from '../../../plumbing/secret.ts';
import { saveWaiting } from '../../accounts/account/account.repository.ts';
import { activate } from '../../accounts/account/activation.repository.ts';
import { type Client, sessionOpener } from '../../accounts/account/open-session.service.ts';
import { checkOwnPassword } from '../../accounts/account/own-password.service.ts';
import { proveOwner } from '../../accounts/account/prove-owner.service.ts';
import { refuseCommonPassword } from '../../accounts/account/refuse-common-password.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { forgetCandidates } from '../../messaging/notification/notification.repository.ts';
import { maxUnsolicitedPerMonth, mayAsk } from '../../messaging/recipient/recipient.service.ts';
import { writeAudit } from '../../platform/audit/audit.repository.ts';
import { changedIn } from '../../platform/audit/audit-change.ts';
import type { By } from '../../platform/audit/by.ts';
import { lockColleagues } from '../company/company-leaving.repository.ts';
import { lockCompanyToChange } from '../company/company-lock.repository.ts';
import { leaveCompany } from '../company/leave-company.ts';
import {
  invitationMail,
  memberJoinedMail,
  memberRemovedMail,
  memberRoleMail,
  ownerChangedMail,
} from './company-member.mail.ts';
import { presentInvitation, presentShown, presentTeam } from './company-member.presenter.ts';
import * as team from './company-member.repository.ts';

const day = 86_400_000;

export function companyMemberService(deps: Deps) {
  const { database, passwords, now } = deps;
  const { prisma } = database;
  const { openFirstSessionIn } = sessionOpener(deps);

  const companyNames = ({ name, nameKm }: { name: string; nameKm: string | null }) => ({
    company: name,
    companyKm: nameKm ?? name,
  });

  /** Writes to the audit log who may do what since when. */
  const note = (
    tx: Transaction,
    { actorId, requestId }: { actorId: string; requestId: string },
    action: AuditAction,
    { id, name }: { id: string; name: string },
    details: Record<string, string>,
    targetId: string | null = null,
  ) =>
    writeAudit(tx, {
      actorId,
      action,
      targetId,
      subjectId: id,
      details: { company: name, ...details },
      requestId,
      createdAt: now(),
    });
  const byActor = ({ actor, requestId }: By) => ({ actorId: actor.id, requestId });

  /** Locks the actor's company; refused unless the actor owns it. */
  async function owned(tx: Transaction, actor: Actor) {
    const company = await lockCompanyToChange(tx, actor.id);
    if (!company) throw notFound();
    if (company.ownerId !== actor.id) throw new AppError('company.owner_only');
    return company;
  }

  async function opened(token: string) {
    const found = await team.findInvitation(prisma, tokenHash(token), now());
    if (!found) throw new AppError('invitation.invalid');
    return found;
  }
  type Opened = Awaited<ReturnType<typeof opened>>;

  /** Uses up the invitation, adds the member, and notifies the owner. */
  async function join(
    tx: Transaction,
    { id, role, billing, company }: Opened,
    person: { id: string; name: string; email: string },
    requestId: string,
  ) {
    if (!(await team.takeInvitation(tx, id))) throw new AppError('invitation.invalid');
    await team.addMember(tx, { userId: person.id, companyId: company.id, role, billing, createdAt: now() });
    await note(tx, { actorId: person.id, requestId }, 'company.join', company, { email: person.email, role });
    if (company.owner.keeper) {
      // The company had a placeholder owner; the first person to join takes it over.
      await team.setOwner(tx, company.id, person.id);
      await team.deleteKeeper(tx, company.owner.id);
      return;
    }
    const { email: to, locale, name } = company.owner;
    const params = {
      name,
      member: person.name,
      email: person.email,
      ...companyNames(company),
    };
    await sendMail(deps, tx, memberJoinedMail, { to, locale, params });
  }

  async function show(actor: Actor, db: Transaction | typeof prisma = prisma) {
    const membership = await team.findMembership(db, actor.id);
    if (!membership) throw notFound();
    return presentTeam(await team.findTeam(db, membership.companyId, now()), actor.id);
  }

  return {
    team: ({ actor }: Call<typeof contract.teamGet>) => show(actor),

    async invite({
      tx,
      body: { email, role, billing, password },
      locale,
      ...by
    }: Call<typeof contract.invitationCreate>) {
      const { actor } = by;
      await proveOwner(deps, actor, password);
      const company = await owned(tx, actor);
      if (await team.isMember(tx, company.id, email)) throw new AppError('company.member');
      if ((await team.countInvitations(tx, company.id, now())) >= contract.invitation.most)
        throw new AppError('invitation.most');
      // Limits repeated inviting and withdrawing, which sends a mail each time to any address.
      if (!(await mayAsk(tx, deps, email)))
        throw new AppError('invitation.unwanted', { most: maxUnsolicitedPerMonth });
      const token = randomToken();
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + contract.invitation.days * day);
      const given = {
        email,
        role,
        billing,
        invitedById: actor.id,
        tokenHash: tokenHash(token),
        createdAt,
        expiresAt,
      };
      const saved = await team.saveInvitation(tx, { companyId: company.id, ...given });
      const { name: inviter } = await team.findAccount(tx, actor.id);
      await note(tx, byActor(by), 'company.invite', company, { email, role, billing: String(billing) });
      const params = { token, inviter, ...companyNames(company), days: contract.invitation.days, role };
      await sendMail(deps, tx, invitationMail, { to: email, locale, params, until: expiresAt });
      return presentInvitation(saved);
    },

    uninvite: ({ params: { id }, ...by }: Call<typeof contract.invitationDelete>) =>
      prisma.$transaction(async (tx) => {
        const company = await owned(tx, by.actor);
        const email = await team.deleteInvitation(tx, company.id, id);
        if (!email) throw notFound();
        await note(tx, byActor(by), 'company.uninvite', company, { email });
      }),

    /** Changes what a colleague may do, from their next call on. The owner may do everything. */
    change: ({ params: { id: memberId }, body: given, ...by }: Call<typeof contract.memberUpdate>) =>
      prisma.$transaction(async (tx) => {
        const company = await owned(tx, by.actor);
        const before = await team.findMembership(tx, memberId);
        if (before?.companyId !== company.id) throw notFound();
        if (memberId === company.ownerId) throw new AppError('company.owner_role');
        await team.setMember(tx, memberId, given);
        const changes = changedIn(before, given);
        if (Object.keys(changes).length === 0) return show(by.actor, tx);
        if (!hasRight(given, 'hire')) await forgetCandidates(tx, memberId);
        await note(tx, byActor(by), 'company.role', company, changes, memberId);
        const { email: to, locale, name } = await team.findAccount(tx, memberId);
        const params = { name, role: given.role, ...companyNames(company) };
        await sendMail(deps, tx, memberRoleMail, { to, locale, params });
        return show(by.actor, tx);
      }),

    /** Removes a colleague (owner only) or the actor. Their content stays with the company. */
    remove: ({ actor, params: { id: memberId } }: Call<typeof contract.memberRemove>) =>
      prisma.$transaction(async (tx) => {
        await lockColleagues(tx, actor.id);
        const company = await lockCompanyToChange(tx, actor.id);
        const membership = await team.findMembership(tx, memberId);
        if (!company || membership?.companyId !== company.id) throw notFound();
        if (memberId === company.ownerId) throw new AppError('company.owner_stays');
        if (memberId !== actor.id && company.ownerId !== actor.id) throw new AppError('company.owner_only');
        await leaveCompany(deps, tx, memberId);
        if (memberId === actor.id) return;
        const { email: to, locale, name } = await team.findAccount(tx, memberId);
        await sendMail(deps, tx, memberRemovedMail, {
          to,
          locale,
          params: { name, ...companyNames(company) },
        });
      }),

    async transferOwnership({ body: { memberId, password }, ...by }: Call<typeof contract.ownerChange>) {
      const { actor } = by;
      await checkOwnPassword(deps, actor, password);
      return prisma.$transaction(async (tx) => {
        await lockColleagues(tx, actor.id);
        const company = await owned(tx, actor);
        const membership = await team.findMembership(tx, memberId);
        if (memberId === actor.id || membership?.companyId !== company.id)
          throw fieldError({ memberId: 'unknown_reference' });
        await team.setOwner(tx, company.id, memberId);
        await note(tx, byActor(by), 'company.owner', company, {}, memberId);
        const { email: to, locale, name } = await team.findAccount(tx, memberId);
        await sendMail(deps, tx, ownerChangedMail, {
          to,
          locale,
          params: { name, ...companyNames(company) },
        });
        return show(actor, tx);
      });
    },

    async look({ body: { token } }: Call<typeof contract.invitationLook>) {
      const found = await opened(token);
      return presentShown(found, await team.hasAccount(prisma, found.email));
    },

    /** Accepts an invitation with an existing account. An empty company left from registration is deleted. */
    async accept({ actor, body: { token }, requestId }: Call<typeof contract.invitationAccept>) {
      const found = await opened(token);
      await prisma.$transaction(async (tx) => {
        await lockColleagues(tx, actor.id);
        const account = await team.findAccount(tx, actor.id);
        if (account.email !== found.email.toLowerCase()) throw new AppError('invitation.address');
        if (account.role !== found.company.owner.role) throw new AppError('invitation.role');
        const membership = await team.findMembership(tx, actor.id);
        if (membership?.companyId === found.company.id) throw new AppError('company.member');
        if (membership && !(await team.endEmptyCompany(tx, actor.id))) throw new AppError('company.other');
        await join(tx, found, account, requestId);
      });
    },

    /** Accepts an invitation by creating an account: the link has proved access to the mailbox. */
    async joinAnew(
      { token, name, password }: ParsedBodyOf<typeof contract.invitationJoin>,
      locale: Locale,
      client: Client,
      requestId: string,
    ) {
      refuseCommonPassword(password);
      const found = await opened(token);
      const passwordHash = await passwords.hash(password, client.network);
      const { email } = found;
      const words = { role: found.company.owner.role, name, locale, passwordHash, company: undefined };
      return prisma.$transaction(async (tx) => {
        const waiting = await saveWaiting(tx, { ...words, email }, now());
        if (!waiting || !(await activate(tx, waiting.id, words, now())))
          throw new AppError('invitation.account');
        await join(tx, found, { id: waiting.id, name, email }, requestId);
        return openFirstSessionIn(tx, { id: waiting.id, email }, client);
      });
    },
  };
}
