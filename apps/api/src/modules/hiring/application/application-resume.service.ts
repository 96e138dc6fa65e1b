import type { applicationAttachment, applicationPdfLink } from '@acheep/contract/hiring/application-resume';
import type { ResumeSnapshot } from '@acheep/contract/talent/resume';
import { resumePdfBody } from '@acheep/contract/talent/resume-pdf';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { signedLink } from '../../../plumbing/signed.ts';
import { findLiveSession } from '../../accounts/account/session.repository.ts';
import { signFileLink } from '../../platform/upload/file-link.ts';
import { findUpload } from '../../platform/upload/upload.repository.ts';
import { resumeSheets } from '../../talent/resume/resume-on-paper.ts';
import { filesAreOpen } from './application.policy.ts';
import { shownBy, shownPhoto } from './application.presenter.ts';
import { findReceived } from './application.repository.ts';

const links = signedLink('application resume');

/** The CV sent with an application, for the company that received it: its files, and the whole CV as a PDF. */
export function applicationResumeService(deps: Deps) {
  const { prisma } = deps.database;
  const sheets = resumeSheets(deps);

  /** A readable application and the CV sent with it. */
  async function sent(userId: string, id: string) {
    const application = await findReceived(prisma, userId, id);
    if (!application?.resume || !filesAreOpen(application)) return null;
    return { application, resume: application.resume.snapshot as unknown as ResumeSnapshot };
  }

  return {
    async attachmentLink({
      actor,
      params: { id },
      body: { attachmentId },
    }: Call<typeof applicationAttachment>) {
      const found = await sent(actor.id, id);
      if (!found?.resume.attachments.some((one) => one.id === attachmentId)) throw notFound();
      return signFileLink(deps, { id: attachmentId, sessionId: actor.sessionId, by: shownBy(id) });
    },

    async link({
      actor,
      params: { id },
      body: { design, language, paper },
    }: Call<typeof applicationPdfLink>) {
      if (!(await sent(actor.id, id))) throw notFound();
      const { token, expiresAt } = links.make(deps, [design, language, paper, actor.sessionId, id]);
      return { url: `/api/v1/application/pdf/${token}`, expiresAt };
    },

    /** Returns the PDF behind a link while its session is live and the application is readable. */
    async open(token: string) {
      const [design, language, paper, sessionId, id = ''] = links.read(deps, token);
      const parsed = resumePdfBody.safeParse({ design, language, paper });
      const session =
        parsed.success && sessionId && (await findLiveSession(deps.database, sessionId, deps.now()));
      const found = session && (await sent(session.userId, id));
      if (!found || !parsed.success) throw new AppError('file.link_expired');
      const photoId = shownPhoto(found.application);
      const photo = photoId && (await findUpload(prisma, photoId));
      return sheets({
        readerId: session.userId,
        content: found.resume,
        photo: photo ? photo.path : null,
        look: parsed.data,
      });
    },
  };
}
