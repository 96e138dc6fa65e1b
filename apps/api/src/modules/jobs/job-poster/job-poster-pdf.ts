import { companyNameIn } from '@acheep/contract/companies/company-name';
import type { JobDetail } from '@acheep/contract/jobs/job';
import { chipsOf } from '@acheep/contract/jobs/job-card-facts';
import { kindText } from '@acheep/contract/jobs/job-filter';
import { type JobHighlight, jobExperiences, jobHighlights } from '@acheep/contract/jobs/job-option';
import { salaryText } from '@acheep/contract/jobs/salary-text';
import { dateText } from '@acheep/contract/kernel/date-text';
import type { Locale } from '@acheep/contract/kernel/locale';
import { dialled } from '@acheep/contract/kernel/phone-text';
import { pathOf, squaresOf } from '@acheep/contract/kernel/qr-code';
import { inHue } from '@acheep/contract/platform/brand-color';
import { type Drawn, renderPdf } from '../../../plumbing/pdf/pdf.ts';

const words = {
  en: {
    poster: 'Poster',
    hiring: 'We’re hiring',
    urgent: 'Urgently hiring',
    salary: 'Salary',
    month: 'a month',
    'salary.negotiable': 'Negotiable',
    'salary.from': 'From {{amount}}',
    'salary.upTo': 'Up to {{amount}}',
    until: 'Apply by {{day}}',
    experience: '{{years}} of experience',
    scan: 'Scan to apply',
    camera: 'Point your phone’s camera at the code to read more and apply.',
    scanOnly: 'Scan for details',
    cameraOnly: 'Point your phone’s camera at the code to read more and see how to apply.',
    call: 'Or call',
    number: 'Job no. {{code}}',
  },
  km: {
    poster: 'ប័ណ្ណប្រកាស',
    hiring: 'ជ្រើសរើសបុគ្គលិក',
    urgent: 'ជ្រើសរើសបុគ្គលិកបន្ទាន់',
    salary: 'ប្រាក់ខែ',
    month: 'ក្នុងមួយខែ',
    'salary.negotiable': 'អាចចរចាបាន',
    'salary.from': 'ចាប់ពី {{amount}}',
    'salary.upTo': 'រហូតដល់ {{amount}}',
    until: 'ដាក់ពាក្យត្រឹមថ្ងៃទី {{day}}',
    experience: 'មានបទពិសោធន៍ {{years}}',
    scan: 'ស្កេនកូដដើម្បីដាក់ពាក្យ',
    camera: 'បើកកាមេរ៉ាទូរស័ព្ទ រួចតម្រង់ទៅកូដនេះ ដើម្បីអានព័ត៌មានលម្អិត និងដាក់ពាក្យ។',
    scanOnly: 'ស្កេនកូដដើម្បីមើលព័ត៌មានលម្អិត',
    cameraOnly: 'បើកកាមេរ៉ាទូរស័ព្ទ រួចតម្រង់ទៅកូដនេះ ដើម្បីអានព័ត៌មានលម្អិត និងរបៀបដាក់ពាក្យ។',
    call: 'ឬទូរស័ព្ទមកលេខ',
    number: 'លេខការងារ {{code}}',
  },
} satisfies Record<Locale, Record<string, string>>;
type Word = keyof (typeof words)['en'];

const sayIn =
  (locale: Locale) =>
  (word: string, params: Record<string, string | number> = {}) =>
    words[locale][word as Word].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));

const vacanciesText = (count: number, locale: Locale) =>
  locale === 'km' ? `ត្រូវការ ${count} នាក់` : `${count} position${count === 1 ? '' : 's'}`;

/** Number of facts that are read at a glance. */
const maxFacts = 4;
/** On a poster, the first is its heading, and the others are seen where one applies. */
const unlisted: readonly JobHighlight[] = ['urgent', 'questions'];

/** What makes people stop, the rarest first, then what every job says. */
function factsOf(job: JobDetail, locale: Locale): string[] {
  const { experience } = job;
  const highlights = job.highlights.filter((one) => !unlisted.includes(one));
  const facts = [
    ...chipsOf({ ...job, highlights }, locale),
    kindText(job, locale),
    experience &&
      (experience === 'fresh'
        ? jobHighlights['no-experience'][locale]
        : sayIn(locale)('experience', { years: jobExperiences[experience][locale] })),
  ];
  return [...new Set(facts.filter((one) => one !== null))].slice(0, maxFacts);
}

/** Letters after which a word may break: nobody writes longer ones on purpose. */
const longWord = 24;
const letters = new Intl.Segmenter('km', { granularity: 'grapheme' });
const wordsIn = new Intl.Segmenter('km', { granularity: 'word' });

const partsOf = (word: string) => {
  const all = [...letters.segment(word)].map(({ segment }) => segment);
  return Array.from({ length: Math.ceil(all.length / longWord) }, (_, at) =>
    all.slice(at * longWord, (at + 1) * longWord).join(''),
  );
};

const isKhmer = (text: string | undefined) => text !== undefined && /^[\u1780-\u17ff]/.test(text);

/**
 * A text as the template fits it to its place: it may break between its Khmer words, as Khmer writes no spaces, and in
 * overlong ones, but none of `parts` may be cut.
 */
function fitting(text: string) {
  const words = [...wordsIn.segment(text)].map(({ segment }) => segment);
  const broken = words.map((word, at) => {
    const begins = isKhmer(word) && isKhmer(words[at - 1]);
    return (begins ? '\u200b' : '') + partsOf(word).join('\u200b');
  });
  return { text: broken.join(''), parts: words.flatMap(partsOf) };
}

/** `$300 a month`, but `Salary: Negotiable`. */
const unitOf = ({ salaryFrom, salaryTo }: JobDetail, say: ReturnType<typeof sayIn>) =>
  salaryFrom === null && salaryTo === null
    ? { salaryUnit: say('salary'), salaryUnitFirst: true }
    : { salaryUnit: say('month'), salaryUnitFirst: false };

const colors = { green: '#0f6938', deep: '#063d20', wash: '#eef8f1', line: '#b2dfc1' };

interface Place {
  site: string;
  host: string;
  /** Hue of the site's colour, unless it is the product's own. */
  hue: number | undefined;
  /** Address that the code leads to. */
  link: string;
  logo: () => Promise<Buffer | null>;
}

/** Renders the poster of a job on A4 in one language. `owner`: key of the fair queue. */
export async function posterPdf(owner: string, job: JobDetail, locale: Locale, place: Place) {
  const say = sayIn(locale);
  const { company, closingDate, vacancies, contactPhone, applyBy } = job;
  const onSite = applyBy.includes('site');
  const salary = salaryText(job, { say });
  const squares = squaresOf(place.link);
  const code = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${squares.length} ${squares.length}"><path d="${pathOf(squares)}"/></svg>`;
  const title = `${say('poster')} – ${job.title}`;
  const sheet = {
    lang: locale,
    title,
    company: fitting(companyNameIn(locale, company)),
    heading: say(job.highlights.includes('urgent') ? 'urgent' : 'hiring'),
    job: fitting(job.title),
    vacancies: vacancies === null ? '' : vacanciesText(vacancies, locale),
    salary: salary ?? '',
    ...unitOf(job, say),
    place: job.province?.name[locale] ?? '',
    address: fitting(job.address ?? '').text,
    until: closingDate ? say('until', { day: dateText(closingDate, locale) }) : '',
    facts: factsOf(job, locale),
    scan: fitting(say(onSite ? 'scan' : 'scanOnly')),
    camera: say(onSite ? 'camera' : 'cameraOnly'),
    call: say('call'),
    phone: contactPhone ? dialled(contactPhone) : '',
    site: fitting(place.site),
    host: place.host,
    number: say('number', { code: job.postCode }),
    colors: Object.fromEntries(
      Object.entries(colors).map(([name, hex]) => [
        name,
        place.hue === undefined ? hex : inHue(hex, place.hue),
      ]),
    ),
  };
  const content = await renderPdf(
    owner,
    new URL('./job-poster.typ', import.meta.url),
    sheet,
    async (): Promise<Drawn> => {
      const logo = await place.logo();
      const files = { 'code.svg': new TextEncoder().encode(code), ...(logo && { 'logo.png': logo }) };
      return { data: { code: 'code.svg', logo: logo ? 'logo.png' : '' }, files };
    },
  );
  return { name: `${title}.pdf`, content };
}
