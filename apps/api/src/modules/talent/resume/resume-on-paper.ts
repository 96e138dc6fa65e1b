import type { Locale } from '@acheep/contract/kernel/locale';
import type { ResumeContent } from '@acheep/contract/talent/resume-part';
import type { ResumePdf } from '@acheep/contract/talent/resume-pdf';
import type { Deps } from '../../../deps.ts';
import { type Drawn, renderPdf } from '../../../plumbing/pdf/pdf.ts';
import { loadSharp } from '../../../plumbing/sharp.ts';
import { presentContent } from './resume.presenter.ts';
import type { ResumeRow } from './resume.repository.ts';
import { resumeSheet } from './resume-sheet.ts';
import { resumeWords } from './resume-words.ts';

/** Sharp on paper at the size that the designs give it. */
const photoSize = 600;

interface Printed {
  /** Whose turn it takes. */
  readerId: string;
  content: ResumeContent;
  /** The storage key of the photo that goes with it. */
  photo: string | null;
  look: ResumePdf;
}

/** Sets a CV as a PDF: one's own as it is, or one that was sent as it was. */
export function resumeSheets({ storage }: Pick<Deps, 'storage'>) {
  /** The photo, where its file is there. */
  async function photoAt(path: string | null): Promise<Buffer | null> {
    const file = path ? await storage.get(path) : null;
    if (!file) return null;
    const chunks: Buffer[] = [];
    for await (const chunk of file) chunks.push(chunk as Buffer);
    const sharp = await loadSharp();
    return sharp(Buffer.concat(chunks)).resize(photoSize, photoSize).jpeg({ quality: 88 }).toBuffer();
  }

  return async ({ readerId, content, photo: path, look: { design, language, paper } }: Printed) => {
    const locales: Locale[] = language === 'both' ? ['km', 'en'] : [language];
    const parts = locales.map((locale) => resumeSheet(content, locale));
    const [first] = locales as [Locale];
    const author = parts[0]?.name ?? '';
    const title = `${resumeWords[first].cv} ${author}`;
    const sheet = { design, paper, title, author, parts };
    const pdf = await renderPdf(readerId, 'resume', sheet, async (): Promise<Drawn> => {
      const photo = await photoAt(path);
      return photo
        ? { data: { photo: 'photo.jpg' }, files: { 'photo.jpg': photo } }
        : { data: { photo: '' }, files: {} };
    });
    return { name: `${title}.pdf`, content: pdf };
  };
}

/** A CV as it is now, for whoever may read all of it. */
export const setResume = (deps: Deps, row: ResumeRow, look: ResumePdf, readerId: string) =>
  resumeSheets(deps)({
    readerId,
    content: presentContent(row),
    photo: row.showPhoto ? (row.user.photo?.path ?? null) : null,
    look,
  });
