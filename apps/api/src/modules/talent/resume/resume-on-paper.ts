import { jobTypes, languages } from '@acheep/contract/jobs/job-option';
import { type Bilingual, textIn } from '@acheep/contract/kernel/bilingual';
import type { Locale } from '@acheep/contract/kernel/locale';
import { dialled, phoneText } from '@acheep/contract/kernel/phone-text';
import { toJsonResume } from '@acheep/contract/talent/json-resume';
import { candidateExperiences } from '@acheep/contract/talent/resume-option';
import type { ResumeContent } from '@acheep/contract/talent/resume-part';
import { asShown } from '@acheep/contract/talent/resume-pay';
import type { ResumePdf } from '@acheep/contract/talent/resume-pdf';
import { resumeTitle } from '@acheep/contract/talent/resume-pdf-option';
import type { Deps } from '../../../deps.ts';
import { type Drawn, renderPdf } from '../../../plumbing/pdf/pdf.ts';
import { printedPicture } from '../../../plumbing/pdf/printed-picture.ts';
import { presentContent } from './resume.presenter.ts';
import type { ResumeRow } from './resume.repository.ts';
import { resumeSheet } from './resume-sheet.ts';
import { spanText } from './resume-words.ts';

/** What one page has room for in big letters. */
const onPoster = { skills: 12, work: 5, text: 120 };

const posterWords = {
  en: {
    heading: 'My skills',
    wanted: 'I’m looking for work',
    skills: 'What I can do',
    work: 'Where I’ve worked',
    languages: 'Languages I speak',
    when: 'Where and when',
    call: 'Call me',
    write: 'Write to me',
  },
  km: {
    heading: 'ជំនាញរបស់ខ្ញុំ',
    wanted: 'ខ្ញុំកំពុងស្វែងរកការងារ',
    skills: 'អ្វីដែលខ្ញុំចេះធ្វើ',
    work: 'កន្លែងដែលខ្ញុំធ្លាប់ធ្វើការ',
    languages: 'ភាសាដែលខ្ញុំចេះ',
    when: 'កន្លែង និងពេលធ្វើការ',
    call: 'សូមទូរស័ព្ទមកខ្ញុំ',
    write: 'សូមសរសេរមកខ្ញុំ',
  },
} satisfies Record<Locale, Record<string, string>>;

/** Cuts a text behind a word. */
function cutForPoster(text: string, locale: Locale): string {
  if (text.length <= onPoster.text) return text;
  let end = 0;
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    if (end + segment.length > onPoster.text) break;
    end += segment.length;
  }
  return `${text.slice(0, end || onPoster.text).trim()} …`;
}

/** What the poster “My skills” says of a CV, in one language: what an employer asks first, on one page. */
function skillPoster(resume: ResumeContent, locale: Locale) {
  const text = (value: Bilingual | null) => textIn(value, locale) ?? '';
  const { experience, wantedProvince, wantedType, objective } = resume;
  return {
    lang: locale,
    words: posterWords[locale],
    name: text(resume.name),
    title: text(resume.title),
    skills: resume.skills.slice(0, onPoster.skills).map(({ name }) => text(name)),
    experience: experience ? candidateExperiences[experience][locale] : '',
    work: resume.work.slice(0, onPoster.work).map((one) => ({
      title: text(one.title),
      sub: [text(one.employer), spanText(one, locale)].filter(Boolean).join(' · '),
      text: cutForPoster(text(one.description), locale),
    })),
    languages: resume.languages.map(({ language }) => languages[language][locale]),
    when: [wantedProvince?.name[locale], wantedType && jobTypes[wantedType][locale]].filter(Boolean),
    more: cutForPoster(text(objective), locale),
    // Shops read and dial numbers as they are dialled in Cambodia.
    phones: resume.phone.map(locale === 'km' ? dialled : phoneText),
    email: resume.email,
  };
}

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

/** The CV as data, which says no more than the page. */
const attachedTo = (content: ResumeContent, locales: readonly Locale[]) =>
  locales.map((locale) => ({
    name: `resume-${locale}.json`,
    content: JSON.stringify(toJsonResume(content, locale)),
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
    content: presentContent(asShown(row)),
    photo: row.showPhoto ? (row.user.photo?.path ?? null) : null,
    look,
  });
