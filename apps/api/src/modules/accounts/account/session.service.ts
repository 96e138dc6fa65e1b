import type { SessionEntry } from '@acheep/contract/accounts/session';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../error.ts';
import { presentSession } from './session.presenter.ts';
import { deleteOwnSession, findSessions } from './session.repository.ts';

export function sessionService({ database: { prisma }, now }: Deps) {
  return {
    async list(actor: Actor): Promise<SessionEntry[]> {
      const sessions = await findSessions(prisma, actor.id, now());
      return sessions.map((session) => presentSession(session, actor.sessionId));
    },

    async end(actor: Actor, id: string) {
      if (!(await deleteOwnSession(prisma, actor.id, id))) throw notFound();
    },
  };
}
