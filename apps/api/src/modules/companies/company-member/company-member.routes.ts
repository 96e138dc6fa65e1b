import * as member from '@acheep/contract/companies/company-member';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { clientOf } from '../../accounts/account/client-of.ts';
import { companyMemberService } from './company-member.service.ts';

export function companyMemberRoutes(register: Register, deps: Deps, api: FastifyInstance) {
  const members = companyMemberService(deps);

  register(member.teamGet, async ({ actor }) => ({ data: await members.team(actor) }));
  register(member.memberRemove, async ({ actor, params }) => {
    await members.remove(actor, params.id);
    return { data: null };
  });
  register(member.ownerChange, async ({ actor, body }) => ({
    data: await members.transferOwnership(actor, body),
  }));
  register(member.invitationCreate, async ({ tx, actor, body, locale }) => ({
    data: await members.invite(tx, actor, body.email, locale),
  }));
  register(member.invitationDelete, async ({ actor, params }) => {
    await members.uninvite(actor, params.id);
    return { data: null };
  });
  register(member.invitationLook, async ({ body }) => ({ data: await members.look(body.token) }));
  register(member.invitationAccept, async ({ actor, body }) => {
    await members.accept(actor, body.token);
    return { data: null };
  });
  register(member.invitationJoin, async ({ body, locale, request }) => {
    const { sessionId, user } = await members.joinAnew(body, locale, clientOf(request));
    return { data: { token: api.jwt.sign({ sid: sessionId }), user } };
  });
}
