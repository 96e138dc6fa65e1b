import { dateText } from '../kernel/date-text.ts';
import { numberText } from '../kernel/english-text.ts';
import type { Locale, Localized } from '../kernel/locale.ts';
import { minorUnits, moneyText } from '../kernel/money.ts';
import type { CareerReport } from './career-report.ts';
import { type CareerTable, minCareerSample } from './career-report-option.ts';
import { jobExperiences } from './job-option.ts';

/** Numbers below which a sentence would make much of little. */
const enough = { top: minCareerSample.jobs, compared: 2 * minCareerSample.jobs, rows: 3, month: 20 } as const;

type Sentence = Localized | null;
type Salaries = CareerReport['salaries'];
type Salary = NonNullable<Salaries['all']>;
type Steps = Salaries['experiences'];

/** Salaries are whole dollars. */
export const payText = (cents: number) => moneyText(Math.round(cents / minorUnits) * minorUnits, 'USD');

/** Some names of categories begin with the word. */
const field = (km: string) => (km.startsWith('ផ្នែក') ? km : `ផ្នែក${km}`);

/** The row with the most, if no other has as much. */
function topOf<Row>(rows: readonly Row[], of: (row: Row) => number): Row | null {
  const [first, second] = rows.toSorted((a, b) => of(b) - of(a));
  return first && (!second || of(first) > of(second)) ? first : null;
}

const numerals = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A part of a whole in words, as people say it: one in seven; a percentage where that would be far off. */
export function shareText(part: number, whole: number): Localized {
  const ratio = whole / part;
  const count = Math.round(ratio);
  if (count < 2 || Math.abs(count - ratio) / ratio > 0.1) {
    const percent = `${Math.round((100 * part) / whole)}%`;
    return { en: percent, km: percent };
  }
  const [en, km] = count === ratio ? ['', ''] : ['about ', 'ប្រហែល '];
  return { en: `${en}one in ${numerals[count - 2] ?? count}`, km: `${km}1 ក្នុងចំណោម ${count}` };
}

/** How many were open in the last whole month, compared with the one before. */
function monthInsight({ months }: CareerReport): Sentence {
  const [before, last] = months.slice(-3, -1);
  if (!before || !last || last.open < enough.month) return null;
  const count = numberText(last.open);
  const [en, km] = (['en', 'km'] as const).map((locale) => dateText(`${last.month}-01`, locale, 'month'));
  const change = Math.round((100 * (last.open - before.open)) / before.open);
  // Growth from a handful says that the site is new, not that the market grew.
  if (before.open < enough.month || change > 100)
    return { en: `In ${en}, ${count} jobs were open.`, km: `ក្នុងខែ${km} មានការងារបើកទទួលពាក្យចំនួន ${count}។` };
  const by = `${Math.abs(change)}%`;
  const compared: Localized =
    change === 0
      ? { en: 'about as many as', km: 'ប្រហែលនឹងខែមុន' }
      : change > 0
        ? { en: `${by} more than`, km: `ច្រើនជាងខែមុន ${by}` }
        : { en: `${by} fewer than`, km: `តិចជាងខែមុន ${by}` };
  return {
    en: `In ${en}, ${count} jobs were open, ${compared.en} the month before.`,
    km: `ក្នុងខែ${km} មានការងារបើកទទួលពាក្យចំនួន ${count} ${compared.km}។`,
  };
}

function categoryInsight({ categories, open }: CareerReport): Sentence {
  const top = topOf(categories, ({ jobs }) => jobs);
  if (!top || top.jobs < enough.top || categories.length < enough.rows) return null;
  const share = shareText(top.jobs, open.jobs);
  const count = numberText(top.jobs);
  return {
    en: `${top.name.en} has the most open jobs: ${count} (${share.en}).`,
    km: `${field(top.name.km)}មានការងារកំពុងផ្សាយច្រើនជាងគេ គឺ ${count} (${share.km})។`,
  };
}

function provinceInsight({ provinces, open }: CareerReport): Sentence {
  const [top, next] = provinces.toSorted((a, b) => b.jobs - a.jobs);
  if (!top || !next || top.jobs < enough.top || top.jobs === next.jobs) return null;
  const [count, all] = [numberText(top.jobs), numberText(open.jobs)];
  const isNextAlone = provinces.every((row) => row === top || row === next || row.jobs < next.jobs);
  const share = shareText(top.jobs, open.jobs);
  const follows: Localized = isNextAlone
    ? {
        en: `; ${next.name.en} follows with ${numberText(next.jobs)}`,
        km: ` បន្ទាប់មកគឺ${next.name.km} មាន ${numberText(next.jobs)}`,
      }
    : { en: '', km: '' };
  return {
    en: `${top.name.en} has ${count} of the ${all} open jobs (${share.en})${follows.en}.`,
    km: `${top.name.km}មានការងារកំពុងផ្សាយច្រើនជាងគេ គឺ ${count} ក្នុងចំណោម ${all}${follows.km}។`,
  };
}

/** Where pay is highest among the rows that stand on more than the minimum of jobs. */
function payInsight(
  rows: readonly (Salary & { name: Localized })[],
  all: Salary | null,
  of: { kind: Localized; place: (name: Localized) => Localized },
): Sentence {
  const compared = rows.filter(({ jobs }) => jobs >= enough.compared);
  const top = topOf(compared, ({ median }) => median);
  if (!top || compared.length < enough.rows) return null;
  const among: Localized =
    compared.length === rows.length
      ? { en: 'Pay', km: '' }
      : {
          en: `Among ${of.kind.en} with ${enough.compared} jobs or more, pay`,
          km: `ក្នុងចំណោម${of.kind.km}ដែលមានការងារចាប់ពី ${enough.compared} ឡើងទៅ `,
        };
  const place = of.place(top.name);
  const pay = payText(top.median);
  const than: Localized = all
    ? {
        en: `, compared with ${payText(all.median)} for all jobs`,
        km: ` ធៀបនឹង ${payText(all.median)} សម្រាប់ការងារទាំងអស់`,
      }
    : { en: '', km: '' };
  return {
    en: `${among.en} is highest in ${place.en}: a median of ${pay} a month${than.en}.`,
    km: `${among.km}${place.km}ផ្ដល់ប្រាក់ខែខ្ពស់ជាងគេ៖ តម្លៃកណ្ដាល ${pay} ក្នុងមួយខែ${than.km}។`,
  };
}

/** What the first and the last step of experience pay; null where more experience pays no more. */
function rise(steps: Steps) {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || last.median <= first.median) return null;
  const from = jobExperiences[first.experience];
  const to = jobExperiences[last.experience];
  const [low, high] = [payText(first.median), payText(last.median)];
  return {
    times: last.median / first.median,
    en: `the median salary rises from ${low} (${from.en}) to ${high} a month (${to.en}).`,
    km: `តម្លៃកណ្ដាលនៃប្រាក់ខែកើនពី ${low} (${from.km}) ដល់ ${high} ក្នុងមួយខែ (${to.km})។`,
  };
}

/** What experience is worth: in all jobs, or in those of a category. */
export function ladderInsight(steps: Steps, category?: Localized): Sentence {
  const risen = rise(steps);
  if (!risen) return null;
  return category
    ? { en: `In ${category.en}, ${risen.en}`, km: `ក្នុង${field(category.km)} ${risen.km}` }
    : { en: `With experience, ${risen.en}`, km: `តាមបទពិសោធន៍ ${risen.km}` };
}

/** The category in which experience raises pay most, if there are enough to compare. */
export function steepestLadder({ salaries: { ladders } }: CareerReport) {
  const steepest = topOf(ladders, ({ experiences }) => rise(experiences)?.times ?? 0);
  return ladders.length < enough.rows ? null : steepest;
}

function steepestInsight(report: CareerReport): Sentence {
  const steepest = steepestLadder(report);
  const risen = steepest && rise(steepest.experiences);
  if (!risen) return null;
  return {
    en: `Experience pays most in ${steepest.name.en}: ${risen.en}`,
    km: `${field(steepest.name.km)}ឱ្យតម្លៃបទពិសោធន៍ខ្ពស់ជាងគេ៖ ${risen.km}`,
  };
}

function skillInsight({ skills, open }: CareerReport): Sentence {
  const top = topOf(skills, ({ jobs }) => jobs);
  if (!top || top.jobs < enough.compared) return null;
  const [count, all] = [numberText(top.jobs), numberText(open.jobs)];
  const { en, km } = top.names ?? { en: top.name, km: top.name };
  return {
    en: `${en} is most in demand: ${count} of the ${all} open jobs ask for it (${shareText(top.jobs, open.jobs).en}).`,
    km: `ជំនាញដែលនិយោជកត្រូវការច្រើនជាងគេ គឺ ${km}៖ ការងារ ${count} ក្នុងចំណោម ${all} ត្រូវការជំនាញនេះ។`,
  };
}

function openTimeInsight({ openTimes }: CareerReport): Sentence {
  const top = topOf(openTimes, ({ days }) => days);
  if (!top || openTimes.length < enough.rows) return null;
  const days = numberText(top.days);
  return {
    en: `Jobs in ${top.name.en} stay open longest: half of them for ${days} days or more.`,
    km: `ការងារ${field(top.name.km)}បើកទទួលពាក្យយូរជាងគេ៖ ពាក់កណ្ដាលបើកចាប់ពី ${days} ថ្ងៃឡើងទៅ។`,
  };
}

/** Where most people look for each job; null where a handful of either decides that. */
function seekerInsight({ seekers }: CareerReport): Sentence {
  const rows = seekers.filter(({ jobs }) => jobs > 0);
  const top = topOf(rows, (row) => row.seekers / row.jobs);
  if (!top || top.jobs < enough.top || top.seekers < enough.compared) return null;
  const perTen = numberText(Math.round((10 * top.seekers) / top.jobs));
  return {
    en: `Competition is strongest in ${top.name.en}: ${perTen} job seekers for every 10 open jobs.`,
    km: `${field(top.name.km)}មានការប្រកួតប្រជែងខ្លាំងជាងគេ៖ ការងារ 10 មានអ្នកស្វែងរក ${perTen} នាក់។`,
  };
}

const inCategory = (name: Localized): Localized => ({ en: name.en, km: field(name.km) });

const insights: Record<CareerTable, (report: CareerReport) => Sentence> = {
  month: monthInsight,
  category: categoryInsight,
  province: provinceInsight,
  'salary-category': ({ salaries: { categories, all } }) =>
    payInsight(categories, all, { kind: { en: 'categories', km: 'ផ្នែកការងារ' }, place: inCategory }),
  'salary-province': ({ salaries: { provinces, all } }) =>
    payInsight(provinces, all, { kind: { en: 'provinces', km: 'រាជធានី/ខេត្ត' }, place: (name) => name }),
  'salary-experience': ({ salaries: { experiences } }) => ladderInsight(experiences),
  'salary-ladder': steepestInsight,
  skill: skillInsight,
  'open-time': openTimeInsight,
  seeker: seekerInsight,
};

/** What a table of the career report shows, in one sentence; null if its numbers are too few to say so. */
export const careerInsight = (report: CareerReport, table: CareerTable, locale: Locale): string | null =>
  insights[table](report)?.[locale] ?? null;
