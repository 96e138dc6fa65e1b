import type { ResumePdf } from '@acheep/contract/talent/resume-pdf';
import { resumePdfBody } from '@acheep/contract/talent/resume-pdf';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import { signedLink } from '../../../plumbing/signed.ts';
import { findLiveSession } from '../../accounts/account/session.repository.ts';
import { findResumeOf } from './resume.repository.ts';
import { setResume } from './resume-on-paper.ts';

const links = signedLink('resume');

/** What a link to a PDF says besides for which session: how the CV is set. */
export const readPaper = ([design, language, paper]: readonly string[]) =>
  resumePdfBody.safeParse({ design, language, paper }).data ?? null;

/** The own CV on paper: a link that works for some minutes, and what it opens. */
export function resumePdfService(deps: Deps) {
  const { prisma } = deps.database;

  return {
    async link(actor: Actor, { design, language, paper }: ResumePdf) {
      if (!(await findResumeOf(prisma, actor.id))) throw notFound();
      const { token, expiresAt } = links.make(deps, [design, language, paper, actor.sessionId]);
      return { url: `/api/v1/users/resume/pdf/${token}`, expiresAt };
    },

    /** The PDF that a link opens, as long as its session lives: the CV as it is now. */
    async open(token: string) {
      const words = links.read(deps, token);
      const [asked, sessionId] = [readPaper(words), words[3]];
      const session = asked && sessionId && (await findLiveSession(prisma, sessionId, deps.now()));
      if (!session) throw new AppError('file.link_expired');
      const row = await findResumeOf(prisma, session.userId);
      if (!row) throw notFound();
      return setResume(deps, row, asked, session.userId);
    },
  };
}
