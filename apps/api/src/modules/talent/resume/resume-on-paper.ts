import type { Locale } from '@acheep/contract/kernel/locale';
import { toJsonResume } from '@acheep/contract/talent/json-resume';
import type { ResumeContent } from '@acheep/contract/talent/resume-part';
import type { ResumePdf } from '@acheep/contract/talent/resume-pdf';
import { resumeTitle } from '@acheep/contract/talent/resume-pdf-option';
import type { Deps } from '../../../deps.ts';
import { type Drawn, renderPdf } from '../../../plumbing/pdf/pdf.ts';
import { printedPicture } from '../../../plumbing/pdf/printed-picture.ts';
import { presentContent } from './resume.presenter.ts';
import type { ResumeRow } from './resume.repository.ts';
import { resumeSheet } from './resume-sheet.ts';
import { skillPoster } from './skill-poster.ts';

/** Pixels for a sharp print at the size of the designs. */
const photoSize = 600;

const cvOf = [new URL('./resume.typ', import.meta.url), resumeSheet] as const;
const posterOf = [new URL('./skill-poster.typ', import.meta.url), skillPoster] as const;

interface Printed {
  /** Key of the fair queue. */
  readerId: string;
  content: ResumeContent;
  /** Storage key of the photo printed with it. */
  photo: string | null;
  look: ResumePdf;
}

/** The CV as data, which says no more than the page: what somebody expects to be paid stays unsaid. */
const attachedTo = (content: ResumeContent, locales: readonly Locale[]) =>
  locales.map((locale) => ({
    name: `resume-${locale}.json`,
    content: JSON.stringify(toJsonResume({ ...content, salaryFrom: null, salaryTo: null }, locale)),
  }));

/** Renders a CV as a PDF: the user's own, or one as it was sent. */
export function resumeSheets({ storage }: Pick<Deps, 'storage'>) {
  return async ({ readerId, content, photo: path, look: { design, language, paper } }: Printed) => {
    const locales: Locale[] = language === 'both' ? ['km', 'en'] : [language];
    const [template, partOf] = design === 'poster' ? posterOf : cvOf;
    const parts = locales.map((locale) => partOf(content, locale));
    const [first] = locales as [Locale];
    const author = parts[0]?.name ?? '';
    const title = resumeTitle(author, first);
    const attached = design === 'poster' ? [] : attachedTo(content, locales);
    const sheet = { design, paper, title, author, parts, attached };
    const pdf = await renderPdf(readerId, template, sheet, async (): Promise<Drawn> => {
      const photo = await printedPicture(storage, path, (picture) =>
        picture.resize(photoSize, photoSize).jpeg({ quality: 88 }),
      );
      return photo
        ? { data: { photo: 'photo.jpg' }, files: { 'photo.jpg': photo } }
        : { data: { photo: '' }, files: {} };
    });
    return { name: `${title}.pdf`, content: pdf };
  };
}

/** Renders the current CV for a reader of the whole CV. */
export const setResume = (deps: Deps, row: ResumeRow, look: ResumePdf, readerId: string) =>
  resumeSheets(deps)({
    readerId,
    content: presentContent(row),
    photo: row.showPhoto ? (row.user.photo?.path ?? null) : null,
    look,
  });
