import { genders, jobTypes, languages, skillKinds } from '../jobs/job-option.ts';
import { currencies, minorUnits } from '../kernel/money.ts';
import { email, mobile, phone } from '../kernel/text.ts';
import {
  empty,
  isObject,
  isTooDeep,
  leavesOf,
  listOf,
  type Reading,
  reading,
  type Values,
} from './json-resume-value.ts';
import {
  candidateExperiences,
  educationLevels,
  languageLevels,
  noticePeriods,
  type resumeSections,
  skillLevels,
} from './resume-option.ts';
import { resumeBodies, resumeEntries, resumePhones, resumeTextLength } from './resume-part.ts';
import {
  matching,
  matchingEntries,
  matchingPersonal,
  nonEmptyProposal,
  type ResumeProposal,
} from './resume-proposal.ts';
import type { UnreadText } from './resume-reading.ts';
import type { NamedResume, RecordNames } from './resume-record.ts';
import { educationLevelIn, languageLevelIn } from './written-level.ts';

/** Maximum characters of an imported file. */
export const jsonResumeLength = 500_000;

/** Maximum telephone numbers of one value that are looked at; more are told. */
const maxNumbers = 20;

const now = /^(?:present|now|current|currently|today|ongoing|to date|until now|បច្ចុប្បន្ន)$/i;

/** Degrees that their level says whole. */
const bareDegree =
  /^(?:associate|bachelor|master|doctor)(?:['’]?s)?(?: degree)?(?: of (?:arts|science|business administration|engineering|education|laws?))?$/i;

/** A period. It goes on only where nothing is said of its end, or that. */
function span({ month, said, use }: Reading, { endDate, x_current }: Values) {
  const from = month('startDate', 'first');
  const isNow = use(now.test(said('endDate') ?? '') || undefined, 'endDate') === true;
  const isOpen = isNow || x_current === true || (from !== undefined && !endDate && x_current !== false);
  return { from, to: isOpen ? undefined : month('endDate', 'last'), current: isOpen };
}

function descriptionOf(one: Reading, { highlights }: Values) {
  const points = listOf(highlights);
  const texts = points.filter((point): point is string => typeof point === 'string' && point.trim() !== '');
  const summary = one.said('summary') ?? one.said('description');
  const all = [summary, ...texts.map((point) => `• ${point.trim()}`)].filter(Boolean).join('\n');
  return one.lines(all, [
    ...(one.said('summary') ? ['summary'] : ['description']),
    ...(texts.length === points.length ? ['highlights'] : []),
  ]);
}

/** Telephone numbers of one text or of a list, with undefined for what is none. */
const numbersIn = (value: unknown): (string | undefined)[] =>
  listOf(value)
    .flatMap((one) => (typeof one === 'string' ? one.split(/[,;|/]/, maxNumbers + 1) : [undefined]))
    .slice(0, maxNumbers + 1)
    .map((one, at) => (at < maxNumbers ? (matching(phone, one) ?? matching(mobile, one)) : undefined));

/** Names of the format whose values our fields may refuse. */
const personalKeys = {
  name: 'name',
  label: 'title',
  x_gender: 'gender',
  x_bornOn: 'bornOn',
  location: 'address',
  x_nationality: 'nationality',
} as const;

function personalOf(basics: Values) {
  const one = reading(basics);
  const location = reading(isObject(basics.location) ? basics.location : {});
  const city = location.said('city');
  const address = location.said('address');
  const place = [address, city && !address?.includes(city) ? city : undefined].filter(Boolean).join(', ');
  const [written, ours] = [numbersIn(basics.phone), numbersIn(basics.x_phones)];
  const numbers = [...new Set([...written, ...ours])]
    .filter((number) => number !== undefined)
    .slice(0, resumePhones);
  const areTaken = (some: readonly (string | undefined)[]) =>
    some.length > 0 && some.every((number) => number !== undefined && numbers.includes(number));
  one.use(areTaken(written) || undefined, 'phone');
  one.use(areTaken(ours) || undefined, 'x_phones');
  const details = {
    name: one.text('name', 80),
    title: one.text('label', 120),
    gender: one.option('x_gender', genders),
    bornOn: one.use(one.said('x_bornOn'), 'x_bornOn'),
    phone: numbers,
    email: one.use(matching(email, basics.email), 'email'),
    address:
      place && place.length <= 200 ? { [/\p{Script=Khmer}/u.test(place) ? 'km' : 'en']: place } : undefined,
    nationality: one.text('x_nationality', 60),
  };
  if (details.address) location.use(true, 'address', 'city');
  // The country without a place says where the site is.
  location.use(basics.location ? true : undefined, 'countryCode');
  one.use(true, 'summary');
  if (isObject(basics.location)) one.use(true, 'location');
  const personal = matchingPersonal(details);
  const experience = one.option('x_experience', candidateExperiences);
  const province = location.use(location.said('region'), 'region');
  const refused = Object.entries(personalKeys).flatMap(([key, field]) =>
    details[field] !== undefined && personal?.[field] === undefined ? leavesOf(basics[key], key) : [],
  );
  const rest = [...refused, ...one.rest(), ...location.rest()];
  return { personal, experience, province, rest };
}

interface Wanted {
  expected?: ResumeProposal['expected'];
  rest: string[];
}

/** Job that somebody wants, as our own files say it. */
function expectedOf(given: unknown): Pick<NamedResume, 'named'> & Wanted {
  if (!isObject(given)) return { named: {}, rest: leavesOf(given) };
  const one = reading(given);
  const currency = one.option('currency', currencies);
  const amount = (key: string) => {
    const value = given[key];
    const minor = currency && typeof value === 'number' ? Math.round(value * minorUnits) : undefined;
    return one.use(minor, key);
  };
  const preferences = {
    wantedType: one.option('type', jobTypes),
    noticePeriod: one.option('noticePeriod', noticePeriods),
    salaryFrom: amount('salaryFrom'),
    salaryTo: amount('salaryTo'),
  };
  const named: RecordNames = {
    wantedProvince: one.use(one.said('province'), 'province'),
    wantedCategory: one.use(one.said('category'), 'category'),
  };
  const hasPreferences = Object.values(preferences).some((value) => value !== undefined);
  const expected = hasPreferences ? matching(resumeBodies.expected, { ...preferences, currency }) : undefined;
  const refused = hasPreferences && !expected ? leavesOf(given) : [];
  return { expected, named, rest: refused.length > 0 ? refused : one.rest() };
}

/** Skill of a file, or the group of its keywords. */
function skillsOf(given: Values) {
  const one = reading(given);
  const words = listOf(given.keywords).filter((word): word is string => typeof word === 'string');
  const within = words.slice(0, resumeEntries);
  const kinds = within.map((word) => reading({ word }).option('word', skillKinds));
  const kind = kinds.find(Boolean);
  const isGroup = within.length > 0 && !kind;
  const level = one.option('level', skillLevels);
  if (kind && kinds.every(Boolean)) one.use(true, 'keywords');
  const names = isGroup ? within : [one.said('name')];
  const entries = names.map((name) => ({ kind, name: reading({ name }).text('name', 60), level }));
  const isWhole = words.length === within.length && entries.every(({ name }) => name !== undefined);
  if (isWhole) one.use(true, isGroup ? 'keywords' : 'name');
  return { entries, rest: one.rest(), all: leavesOf(given) };
}

type Lists = Exclude<keyof ResumeProposal, 'personal' | 'objective' | 'expected'>;
interface Read {
  entries: readonly unknown[];
  rest: string[];
  /** Everything that it says, for entries that our form does not take. */
  all: string[];
}

const oneEntry =
  (read: (one: Reading, given: Values) => unknown) =>
  (given: Values): Read => {
    const one = reading(given);
    return { entries: [read(one, given)], rest: one.rest(), all: leavesOf(given) };
  };

const job = (employer: readonly string[]) =>
  oneEntry((one, given) => ({
    title: one.text('position', 120),
    employer: one.text(employer.find((key) => one.said(key)) ?? '', 120),
    ...span(one, given),
    description: descriptionOf(one, given),
  }));

/** How the lists of a file are read, by section of ours. */
const listReaders: Readonly<Record<string, { section: Lists; read: (given: Values) => Read }>> = {
  work: { section: 'work', read: job(['name', 'company']) },
  volunteer: { section: 'work', read: job(['organization']) },
  education: {
    section: 'education',
    read: oneEntry((one, given) => {
      const degree = one.said('studyType') ?? '';
      const level = one.option('studyType', educationLevels) ?? educationLevelIn(degree);
      one.use(level && bareDegree.test(degree) ? true : undefined, 'studyType');
      return {
        school: one.text('institution', 160),
        field: one.text('area', 120),
        level,
        ...span(one, given),
      };
    }),
  },
  skills: { section: 'skills', read: skillsOf },
  languages: {
    section: 'languages',
    read: oneEntry((one) => ({
      language: one.option('language', languages),
      level:
        one.option('fluency', languageLevels) ??
        one.use(languageLevelIn(one.said('fluency') ?? ''), 'fluency'),
    })),
  },
  certificates: {
    section: 'trainings',
    read: oneEntry((one) => ({
      name: one.text('name', 160),
      provider: one.text('issuer', 120),
      month: one.month('date', 'first'),
    })),
  },
  references: {
    section: 'references',
    read: oneEntry((one, given) => {
      const [number] = numbersIn(given.x_phone);
      const ours = [
        one.text('x_position', 160),
        one.use(number, 'x_phone'),
        one.use(matching(email, given.x_email), 'x_email'),
      ];
      // Our own files repeat there what they say apart.
      one.use(ours.some(Boolean) ? true : undefined, 'reference');
      const [position, phone, mail] = ours;
      return { name: one.text('name', 80), position, phone, email: mail };
    }),
  },
};

/** Sections of ours that the format names otherwise. */
const headings: Readonly<Record<string, keyof typeof resumeSections>> = { certificates: 'trainings' };

/** Reads the lists of a file; what our sections do not take is told below its section or the name of its list. */
function readLists(resume: Values) {
  const found = new Map<Lists, unknown[]>();
  const unread: UnreadText[] = [];
  for (const [name, value] of Object.entries(resume)) {
    if (name === 'basics' || name === 'x_expected' || empty.has(name)) continue;
    const { section, read } = Object.hasOwn(listReaders, name) ? (listReaders[name] ?? {}) : {};
    const lines = listOf(value).flatMap((given) => {
      if (!section || !read || !isObject(given)) return leavesOf(given);
      const kept = found.get(section) ?? [];
      if (kept.length >= resumeEntries) return leavesOf(given);
      const { entries, rest, all } = read(given);
      const right = entries.filter((entry) => matchingEntries(section, [entry]) !== undefined);
      const isTaken = right.length === entries.length && kept.length + right.length <= resumeEntries;
      found.set(section, [...kept, ...right]);
      return isTaken ? rest : all;
    });
    // What several entries say alike is told once.
    if (lines.length > 0) unread.push({ heading: headings[name] ?? name, lines: [...new Set(lines)] });
  }
  return { found, unread };
}

/**
 * Reads a proposal for a CV from a file in the JSON Resume format, with the records that it names and all that it says
 * beyond; null where it is not one. Saves nothing.
 */
export function readJsonResume(file: string): NamedResume | null {
  let resume: unknown;
  try {
    resume = file.length > jsonResumeLength ? null : JSON.parse(file);
  } catch {
    return null;
  }
  return isObject(resume) && !isTooDeep(resume) ? readResumeValues(resume) : null;
}

/** The same of a parsed file, or of one in another format that was converted to this one. */
export function readResumeValues(resume: Values): NamedResume | null {
  const basics = isObject(resume.basics) ? resume.basics : {};
  const { personal, experience, province, rest } = personalOf(basics);
  const summary = reading(basics);
  const text = summary.text('summary', resumeTextLength, true);
  const objective = text && matching(resumeBodies.objective, { objective: text });
  const wanted = expectedOf(resume.x_expected);
  const { found, unread } = readLists(resume);
  const sections = [...found].map(([section, entries]) => [section, matchingEntries(section, entries)]);
  const lists: ResumeProposal = Object.fromEntries(sections);
  const proposal = nonEmptyProposal({
    personal,
    objective,
    expected: wanted.expected,
    ...lists,
    work: experience ? matching(resumeBodies.work, { ...lists.work, experience }) : lists.work,
  });
  if (!proposal) return null;
  const hasUnreadSummary =
    objective === undefined || summary.rest().some((one) => one.startsWith('summary: '));
  const beyond = [...rest, ...(hasUnreadSummary ? leavesOf(basics.summary, 'summary') : [])];
  const asUnread = (heading: string, lines: string[]) =>
    lines.length > 0 ? [{ heading, lines: [...new Set(lines)] }] : [];
  return {
    ...proposal,
    named: { province, ...wanted.named },
    unread: [...asUnread('personal', beyond), ...asUnread('expected', wanted.rest), ...unread],
  };
}
