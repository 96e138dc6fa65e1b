import type { SessionEntry, sessionEnd, sessionList } from '@acheep/contract/accounts/session';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { presentSession } from './session.presenter.ts';
import { deleteOwnSession, findSessions } from './session.repository.ts';

export function sessionService({ database: { prisma }, now }: Deps) {
  return {
    async list({ actor }: Call<typeof sessionList>): Promise<SessionEntry[]> {
      const sessions = await findSessions(prisma, actor.id, now());
      return sessions.map((session) => presentSession(session, actor.sessionId));
    },

    async end({ actor, params: { id } }: Call<typeof sessionEnd>) {
      if (!(await deleteOwnSession(prisma, actor.id, id))) throw notFound();
    },
  };
}
