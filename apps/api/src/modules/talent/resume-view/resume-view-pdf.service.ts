import type { openedResumePdf } from '@acheep/contract/talent/resume-view';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { signedLink } from '../../../plumbing/signed.ts';
import { findLiveSession } from '../../accounts/account/session.repository.ts';
import { companyIdOf } from '../../companies/company/company-people.repository.ts';
import { setResume } from '../resume/resume-on-paper.ts';
import { readPaper } from '../resume/resume-pdf.service.ts';
import { findTalent } from '../talent/talent.repository.ts';
import { findOpened } from './resume-view.repository.ts';

const links = signedLink('opened resume');

/** PDFs of CVs that a company has opened. */
export function openedPdfService(deps: Deps) {
  const { prisma } = deps.database;

  /** A CV that the user's company has opened and may still find. */
  async function findFor(userId: string, id: string) {
    const companyId = await companyIdOf(prisma, userId, 'hire');
    const isOpened = companyId !== null && (await findOpened(prisma, companyId, [id])).has(id);
    const row = isOpened && (await findTalent(prisma, { as: 'company', companyId }, id));
    if (!row) throw notFound();
    return row;
  }

  return {
    async link({ actor, params: { id }, body: { design, language, paper } }: Call<typeof openedResumePdf>) {
      const row = await findFor(actor.id, id);
      const { token, expiresAt } = links.make(deps, [design, language, paper, actor.sessionId, row.id]);
      return { url: `/api/v1/resume/pdf/${token}`, expiresAt };
    },

    /** Returns the PDF behind a link while its session is live and the CV is open to its company. */
    async open(token: string) {
      const words = links.read(deps, token);
      const [, , , sessionId, id] = words;
      const asked = readPaper(words);
      const session = asked && sessionId && (await findLiveSession(deps.database, sessionId, deps.now()));
      if (!session || !id) throw new AppError('file.link_expired');
      return setResume(deps, await findFor(session.userId, id), asked, session.userId);
    },
  };
}
