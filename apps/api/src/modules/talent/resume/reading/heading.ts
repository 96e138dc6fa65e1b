import { trimEnd } from '@acheep/contract/kernel/trim';
import { normalizeKhmer } from '@acheep/search/analysis/khmer';
import type { Line } from './line.ts';

/** Section of a CV; `other` has no counterpart in our forms. */
export type Part =
  | 'personal'
  | 'objective'
  | 'work'
  | 'education'
  | 'skills'
  | 'languages'
  | 'trainings'
  | 'references'
  | 'other';

/** Headings in use for each section. */
const headings: Record<Part, string> = {
  personal: `personal information|personal details|personal data|personal profile|personal|contact|contacts|contact
    information|contact details|contact me|applicant information|អំពីសាមីខ្លួន|ព័ត៌មានបេក្ខជន|ព័ត៌មានអំពីបេក្ខជន|details|bio data|biodata|ព័ត៌មានផ្ទាល់ខ្លួន|ប្រវត្តិផ្ទាល់ខ្លួន|អត្តសញ្ញាណ|ទំនាក់ទំនង|ព័ត៌មានទំនាក់ទំនង|
    ព័ត៌មានលម្អិតផ្ទាល់ខ្លួន|អាសយដ្ឋានទំនាក់ទំនង`,
  objective: `objective|objectives|career objective|career objectives|job objective|summary|professional summary|career
    summary|executive summary|profile|professional profile|career profile|about me|about|career goal|career goals|personal
    statement|summary of qualifications|personal summary|qualifications summary|profile summary|គោលបំណង|គោលបំណងអាជីព|គោលបំណងការងារ|គោលដៅអាជីព|គោលដៅ|អំពីខ្ញុំ|សេចក្ដីសង្ខេប|សង្ខេប|សេចក្ដីផ្ដើម|
    គោលបំណងនៃការងារ|ប្រវត្តិសង្ខេប`,
  work: `experience|experiences|work experience|work experiences|working experience|working experiences|professional
    experience|job experience|employment|employment history|employment record|work history|career history|working
    history|relevant experience|professional background|career experience|work background|volunteer experience|volunteer
    work|volunteering|internship|internships|internship experience|volunteer activities|បទពិសោធន៍|
    បទពិសោធន៍ការងារ|បទពិសោធការងារ|ប្រវត្តិការងារ|បទពិសោធន៍ការងារកន្លងមក|ប្រវត្តិការងារ និងបទពិសោធន៍|ការងារ|
    បទពិសោធន៍ធ្វើការ|ការងារស្ម័គ្រចិត្ត|កម្មសិក្សា|បទពិសោធន៍វិជ្ជាជីវៈ`,
  education: `education|educations|education background|educational background|academic background|academic
    qualifications|academic qualification|qualifications|academic history|education history|academic|education and
    qualifications|education and training|education and certifications|schooling|ប្រវត្តិនៃការសិក្សា|educational qualifications|academics|ការអប់រំ|ការសិក្សា|កម្រិតវប្បធម៌|កម្រិតវប្បធម៌ទូទៅ|កម្រិតសិក្សា|ប្រវត្តិសិក្សា|ប្រវត្តិការសិក្សា|កម្រិតការសិក្សា|
    ប្រវត្តិអប់រំ|កម្រិតអប់រំ|សញ្ញាបត្រ`,
  skills: `skills|skill|what i can do|key skills|core skills|technical skills|technical skill|computer skills|computer skill|computer|it
    skills|soft skills|hard skills|professional skills|other skills|core competencies|competencies|areas of
    expertise|expertise|special skills|additional skills|skills summary|personal skills|personal skills and competences|skills and competences|tools|technologies|digital skills|top skills|communication and interpersonal skills|job related skills|strengths|strength|my strengths|ចំណុចខ្លាំង|កុំព្យូទ័រ|ចំណេះដឹងផ្នែកកុំព្យូទ័រ|abilities|
    skills and abilities|ជំនាញ|ជំនាញបច្ចេកទេស|ជំនាញកុំព្យូទ័រ|ជំនាញផ្សេងៗ|សមត្ថភាព|ជំនាញទន់|ជំនាញផ្ទាល់ខ្លួន|ជំនាញ និងសមត្ថភាព|
    ចំណេះដឹងកុំព្យូទ័រ|ជំនាញបន្ថែម|ជំនាញវិជ្ជាជីវៈ`,
  languages: `languages|language|language skills|language skill|languages spoken|foreign languages|foreign
    language|language proficiency|languages known|ភាសា|ភាសាបរទេស|ជំនាញភាសា|ចំណេះដឹងភាសា|កម្រិតភាសា|ចំណេះដឹងភាសាបរទេស`,
  trainings: `training|trainings|training courses|training course|courses|short courses|certifications|certification|
    certificates|certificate|training and certificates|training and certifications|workshops|training and
    workshops|professional training|licenses and certifications|licences and certifications|certifications and licenses|professional development|training experience|trainings and workshops|internships and training|
    វគ្គបណ្ដុះបណ្ដាល|ការបណ្ដុះបណ្ដាល|វគ្គសិក្សា|វគ្គខ្លី|វគ្គខ្លីៗ|វិញ្ញាបនបត្រ|វគ្គសិក្សាខ្លី|វគ្គបណ្ដុះបណ្ដាលខ្លី|សិក្ខាសាលា|វគ្គបំប៉ន`,
  references: `reference|references|referees|referee|personal references|professional references|បុគ្គលយោង|អ្នកយោង|
    ឯកសារយោង|អ្នកធានា|អ្នកអាចទាក់ទងបាន|អ្នកបញ្ជាក់|យោង`,
  other: `hobbies|hobby|interests|interest|hobbies and interests|awards|achievements|awards and
    achievements|publications|project|projects|coursework|relevant coursework|activities|extracurricular activities|social activities|declaration|driving licence|driving license|about next role|recommendations|honors awards|additional information|
    other information|memberships|membership|professional membership|professional memberships|emergency contact|expected salary|expected job|desired job|job preferences|availability|family background|honors|portfolio|social media|links|ចំណង់ចំណូលចិត្ត|ចំណូលចិត្ត|
    សកម្មភាព|សកម្មភាពសង្គម|ពានរង្វាន់|សមិទ្ធផល|សេចក្ដីបញ្ជាក់|ផ្សេងៗ|ព័ត៌មានផ្សេងៗ|គម្រោង|ការងារដែលចង់បាន|ប្រវត្តិគ្រួសារ|ស្ថានភាពគ្រួសារ`,
};

/** Normalized text for comparisons: letters and digits in one spelling, with single spaces. */
export const plain = (text: string) =>
  normalizeKhmer(text)
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim();

const known = new Map(
  (Object.entries(headings) as [Part, string][]).flatMap(([part, words]) =>
    words.split('|').map((one): [string, Part] => [plain(one), part]),
  ),
);
/** Keywords that identify a longer line as a heading if it is also formatted like one; "project officer" is none. */
const keywords = [...known].filter(
  ([words]) => words !== 'project' && (/^\p{L}{6,}$/u.test(words) || words.includes(' ') || words.length > 7),
);

const keywordsOf = new Map(keywords);

/** Titles of the document itself. */
const documentNames = new Set(
  `cv|curriculum vitae|curriculum vitae cv|resume|my resume|my cv|bio data|biodata|application form|kingdom of cambodia|nation religion king|ព្រះរាជាណាចក្រកម្ពុជា|ជាតិ សាសនា ព្រះមហាក្សត្រ|ពាក្យសុំបម្រើការងារ|ពាក្យសុំធ្វើការ|ប្រវត្តិរូប|ប្រវត្តិរូបសង្ខេប|ជីវប្រវត្តិ|
  ជីវប្រវត្តិសង្ខេប|ប្រវត្តិរូបសង្ខេប cv|ប្រវត្តិសង្ខេប`
    .split('|')
    .map(plain),
);
/** Words that titles of documents have beside such a name: "Applicant's resume". */
const besideNames = new Set(
  plain(
    'my personal professional applicant s job the a of cv resume sample template example format functional chronological combination modern simple',
  ).split(' '),
);
function isOneName(text: string): boolean {
  const plainText = plain(text);
  const rest = plainText.split(' ').filter((word) => !besideNames.has(word));
  return (
    documentNames.has(plainText) ||
    documentNames.has(rest.join(' ')) ||
    (plainText !== '' && rest.length === 0)
  );
}
/** Title of the document, in one language or in both: "ប្រវត្តិរូប / Curriculum vitae". */
export const isDocumentName = (text: string) =>
  text.length <= 80 &&
  (isOneName(text) || text.split(/[/|()]/).every((part) => part.trim() === '' || isOneName(part)));

/** Words that say how long, behind a heading: "(5 years)", "over 10 years of experience", "2015 – 2023". */
const lengthWords = new Set('year years yr yrs month months present of experience ឆ្នាំ ខែ បទពិសោធន៍'.split(' '));
const beforeLength = ['over', 'total', 'about'];

/** A heading without how long it was. */
function withoutLength(text: string): string {
  const at = text.search(/[\d០-៩]/u);
  const behind = text.slice(Math.max(at, 0)).toLowerCase();
  const isLength = behind
    .split(/[^\p{L}\p{M}\p{N}]/u)
    .every((word) => /^[\d០-៩]*$/u.test(word) || lengthWords.has(word));
  if (at <= 0 || !isLength) return text;
  const head = trimEnd(text.slice(0, at), /[\s(:–—-]/u);
  const word = beforeLength.find((one) => head.toLowerCase().endsWith(` ${one}`));
  const bare = word ? trimEnd(head.slice(0, -word.length), /[\s(:–—-]/u) : head;
  return bare === '' ? text : bare;
}

/** Section whose heading this text is exactly, in either language or in both. */
export function headingOf(text: string): Part | null {
  if (text.length > 90) return null;
  const bare = withoutLength(text)
    .replace(/^\s*my\s+/i, '')
    .replace(/^\s*(?:[\divxIVX១-៩]{1,4}[.)។-]|[A-Z\u1780-\u17a2][.)]|[^\p{L}\p{M}]+)\s*/u, '');
  const whole = known.get(plain(bare));
  if (whole) return whole;
  const parts = bare.split(/[/|(]/).map((one) => known.get(plain(one)));
  return parts.length > 1 && parts[0] && parts.every((one) => one === parts[0]) ? parts[0] : null;
}

/** Section of a heading of a few words that ends in a known one. */
export function headingAtEnd(text: string): Part | null {
  const words = plain(text).split(' ');
  if (words.length > 5 || /[\d,.@]/.test(text)) return null;
  const ends = words.map((_, at) => words.slice(at).join(' '));
  const end = ends.find((one) => keywordsOf.has(one));
  return (end && keywordsOf.get(end)) || null;
}

/** Whether a text is written in capitals. */
export const isCapitals = ({ text }: Pick<Line, 'text'>) =>
  /\p{Lu}/u.test(text) && text === text.toUpperCase();

/** Whether a line stands out from the text of its document, as headings do. */
export const standsOut = (line: Line, usualSize: number) =>
  line.heading || line.bold || line.size > usualSize * 1.05 || isCapitals(line);

/** Section that this line heads, considering its format: a heading in bold or large type may have more words. */
export function headingOfLine(line: Line, usualSize: number): Part | null {
  if (line.text.includes('\t')) return null;
  const exact = headingOf(line.text);
  if (exact) return exact;
  const stands =
    line.heading || line.size > usualSize * 1.15 || (line.bold && line.text === line.text.toUpperCase());
  const words = plain(line.text);
  if (!stands || words.split(' ').length > 6 || /\d/.test(words)) return null;
  const held = keywords.filter(([one]) => ` ${words} `.includes(` ${one} `));
  const parts = new Set(held.map(([, part]) => part));
  return parts.size > 0 && line.heading
    ? ([...parts][0] ?? null)
    : parts.size === 1
      ? ([...parts][0] ?? null)
      : null;
}
