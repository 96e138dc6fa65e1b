import { jobTypes, languages } from '@acheep/contract/jobs/job-option';
import { type Bilingual, textIn } from '@acheep/contract/kernel/bilingual';
import type { Locale } from '@acheep/contract/kernel/locale';
import { dialled, phoneText } from '@acheep/contract/kernel/phone-text';
import { candidateExperiences } from '@acheep/contract/talent/resume-option';
import type { ResumeContent } from '@acheep/contract/talent/resume-part';
import { spanText } from './resume-words.ts';

/** What one page has room for in big letters. */
const most = { skills: 12, work: 5, text: 120 };

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
function short(text: string, locale: Locale): string {
  if (text.length <= most.text) return text;
  let end = 0;
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    if (end + segment.length > most.text) break;
    end += segment.length;
  }
  return `${text.slice(0, end || most.text).trim()} …`;
}

/** What the poster “My skills” says of a CV, in one language: what an employer asks first, on one page. */
export function skillPoster(resume: ResumeContent, locale: Locale) {
  const text = (value: Bilingual | null) => textIn(value, locale) ?? '';
  const { experience, wantedProvince, wantedType, objective } = resume;
  return {
    lang: locale,
    words: posterWords[locale],
    name: text(resume.name),
    title: text(resume.title),
    skills: resume.skills.slice(0, most.skills).map(({ name }) => text(name)),
    experience: experience ? candidateExperiences[experience][locale] : '',
    work: resume.work.slice(0, most.work).map((one) => ({
      title: text(one.title),
      sub: [text(one.employer), spanText(one, locale)].filter(Boolean).join(' · '),
      text: short(text(one.description), locale),
    })),
    languages: resume.languages.map(({ language }) => languages[language][locale]),
    when: [wantedProvince?.name[locale], wantedType && jobTypes[wantedType][locale]].filter(Boolean),
    more: short(text(objective), locale),
    // Shops read and dial numbers as they are dialled in Cambodia.
    phones: resume.phone.map(locale === 'km' ? dialled : phoneText),
    email: resume.email,
  };
}
