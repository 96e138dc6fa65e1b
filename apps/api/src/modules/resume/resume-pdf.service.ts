import type { ResumePdf } from '@acheep/contract/resume-pdf';
import { resumePdfBody } from '@acheep/contract/resume-pdf';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../error.ts';
import { pdfLinks } from '../../pdf/pdf-link.ts';
import { findLiveSession } from '../account/session.repository.ts';
import { presentContent } from './resume.presenter.ts';
import { findResumeOf } from './resume.repository.ts';
import { resumeSheets } from './resume-on-paper.ts';

const links = pdfLinks('resume');

/** The own CV on paper: a link that works for some minutes, and what it opens. */
export function resumePdfService(deps: Deps) {
  const { prisma } = deps.database;
  const sheets = resumeSheets(deps);

  return {
    async link(actor: Actor, { design, language, paper }: ResumePdf) {
      if (!(await findResumeOf(prisma, actor.id))) throw notFound();
      const { token, expiresAt } = links.sign(deps, [design, language, paper, actor.sessionId]);
      return { url: `/api/v1/users/resume/pdf/${token}`, expiresAt };
    },

    /** The PDF that a link opens, as long as its session lives: the CV as it is now. */
    async open(token: string) {
      const [look, language, size, sessionId] = links.read(deps, token) ?? [];
      const asked = resumePdfBody.safeParse({ design: look, language, paper: size });
      const session = asked.success && sessionId && (await findLiveSession(prisma, sessionId, deps.now()));
      if (!session || !asked.success) throw new AppError('file.link_expired');
      const row = await findResumeOf(prisma, session.userId);
      if (!row) throw notFound();
      const photo = row.showPhoto ? (row.user.photo?.path ?? null) : null;
      return sheets({ readerId: session.userId, content: presentContent(row), photo, look: asked.data });
    },
  };
}
