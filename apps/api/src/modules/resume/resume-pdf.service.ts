import type { Locale } from '@acheep/contract/locale';
import type { ResumePdf } from '@acheep/contract/resume-pdf';
import { resumePdfBody } from '@acheep/contract/resume-pdf';
import sharp from 'sharp';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../error.ts';
import { renderPdf } from '../../pdf/pdf.ts';
import { pdfLinks } from '../../pdf/pdf-link.ts';
import { findLiveSession } from '../account/session.repository.ts';
import { presentContent } from './resume.presenter.ts';
import { findResumeOf, type ResumeRow } from './resume.repository.ts';
import { resumeSheet } from './resume-sheet.ts';
import { resumeWords } from './resume-words.ts';

const links = pdfLinks('resume');
/** Sharp on paper at the size that the designs give it. */
const photoSize = 600;

/** What a link to a PDF says besides for which session: how the CV is set. */
export const readPaper = ([design, language, paper]: readonly string[]) =>
  resumePdfBody.safeParse({ design, language, paper }).data ?? null;

/** The photo of the profile, where the CV shows it and its file is there. */
async function photoOf({ storage }: Deps, { showPhoto, user }: ResumeRow): Promise<Buffer | null> {
  const file = showPhoto && user.photo ? await storage.get(user.photo.path) : null;
  if (!file) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk as Buffer);
  return sharp(Buffer.concat(chunks)).resize(photoSize, photoSize).jpeg({ quality: 88 }).toBuffer();
}

/** A CV on paper, for whoever may read all of it. */
export async function setResume(deps: Deps, row: ResumeRow, asked: ResumePdf, readerId: string) {
  const locales: Locale[] = asked.language === 'both' ? ['km', 'en'] : [asked.language];
  const parts = locales.map((locale) => resumeSheet(presentContent(row), locale));
  const [first] = locales as [Locale];
  const author = parts[0]?.name ?? '';
  const title = `${resumeWords[first].cv} ${author}`;
  const photo = await photoOf(deps, row);
  const content = await renderPdf(
    readerId,
    'resume',
    { design: asked.design, paper: asked.paper, title, author, photo: photo ? 'photo.jpg' : '', parts },
    photo ? { 'photo.jpg': photo } : {},
  );
  return { name: `${title}.pdf`, content };
}

/** The own CV on paper: a link that works for some minutes, and what it opens. */
export function resumePdfService(deps: Deps) {
  const { prisma } = deps.database;

  return {
    async link(actor: Actor, { design, language, paper }: ResumePdf) {
      if (!(await findResumeOf(prisma, actor.id))) throw notFound();
      const { token, expiresAt } = links.sign(deps, [design, language, paper, actor.sessionId]);
      return { url: `/api/v1/users/resume/pdf/${token}`, expiresAt };
    },

    /** The PDF that a link opens, as long as its session lives: the CV as it is now. */
    async open(token: string) {
      const words = links.read(deps, token) ?? [];
      const [asked, sessionId] = [readPaper(words), words[3]];
      const session = asked && sessionId && (await findLiveSession(prisma, sessionId, deps.now()));
      if (!session) throw new AppError('file.link_expired');
      const row = await findResumeOf(prisma, session.userId);
      if (!row) throw notFound();
      return setResume(deps, row, asked, session.userId);
    },
  };
}
