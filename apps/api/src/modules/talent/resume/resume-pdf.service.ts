import { resumePdfBody, type resumePdfLink } from '@acheep/contract/talent/resume-pdf';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { signedLink } from '../../../plumbing/signed.ts';
import { findLiveSession } from '../../accounts/account/session.repository.ts';
import { findResumeOf } from './resume.repository.ts';
import { setResume } from './resume-on-paper.ts';

const links = signedLink('resume');

/** Layout options in a link to a PDF; null if invalid. */
export const readPaper = ([design, language, paper]: readonly string[]) =>
  resumePdfBody.safeParse({ design, language, paper }).data ?? null;

/** PDF of the user's own CV: a short-lived link, and its content. */
export function resumePdfService(deps: Deps) {
  const { prisma } = deps.database;

  return {
    async link({ actor, body: { design, language, paper } }: Call<typeof resumePdfLink>) {
      if (!(await findResumeOf(prisma, actor.id))) throw notFound();
      const { token, expiresAt } = links.make(deps, [design, language, paper, actor.sessionId]);
      return { url: `/api/v1/users/resume/pdf/${token}`, expiresAt };
    },

    /** Returns the PDF behind a link while its session is live: the CV in its current state. */
    async open(token: string) {
      const words = links.read(deps, token);
      const [layout, sessionId] = [readPaper(words), words[3]];
      const session = layout && sessionId && (await findLiveSession(deps.database, sessionId, deps.now()));
      if (!session) throw new AppError('file.link_expired');
      const row = await findResumeOf(prisma, session.userId);
      if (!row) throw notFound();
      return setResume(deps, row, layout, session.userId);
    },
  };
}
