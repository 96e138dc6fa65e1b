import type { JobExperience, JobType } from '@acheep/contract/jobs/job-option';
import { comparableCents } from '@acheep/contract/kernel/money';
import { between, createDeck, createRandom, pick, type Random } from '@acheep/prisma/seed/demo/random';
import { type ProvinceSeed, provinces } from '@acheep/prisma/seed/reference/province';
import { employersOf } from './employer.ts';
import type { OutsideJob } from './job.ts';
import { textOf } from './job-words.ts';
import { type Trade, tradeOf, trades } from './trade.ts';

const dollarsOf = (amount: number, currency: 'USD' | 'KHR') => comparableCents(amount, currency) / 100;

const experiences = {
  entry: ['fresh', 'fresh', 'less-than-1-year', '1-year'],
  middle: ['fresh', '1-year', '2-years', '2-years', '3-years'],
  senior: ['3-years', '4-years', '5-years', 'above-5-years'],
} as const satisfies Record<string, readonly JobExperience[]>;

const levelOf = ({ pay: [low, high] }: Trade) =>
  high >= 1400 || low >= 600 ? 'senior' : high <= 350 ? 'entry' : 'middle';

const partTime = 'restaurant retail education customer-service administration delivery beauty'.split(' ');
const freelance = 'design translation media information-technology'.split(' ');
const internship =
  'accounting administration human-resources legal banking sales marketing design media information-technology architecture engineering ngo hospitality'.split(
    ' ',
  );
const remoteTrades =
  'software-developer data-entry customer-service digital-marketer online-seller content-creator chat-agent accountant'.split(
    ' ',
  );
const nightTrades =
  'security-guard receptionist hotel-receptionist call-center-agent teller driver cashier nurse cook factory-worker bartender truck-driver'.split(
    ' ',
  );
/** Trades of which there are more jobs. */
const common =
  'accountant sales-rep driver cook waiter cashier receptionist cleaner security-guard admin-officer english-teacher graphic-designer delivery-rider credit-officer stock-keeper marketing-officer hr-officer software-developer barista nurse'.split(
    ' ',
  );

function typeFor(random: Random, trade: Trade): JobType {
  const chance = random();
  if (chance < 0.2 && partTime.includes(trade.category)) return 'part-time';
  if (chance < 0.3 && freelance.includes(trade.category)) return 'freelance';
  if (chance > 0.85 && levelOf(trade) === 'middle' && internship.includes(trade.category))
    return 'internship';
  return 'full-time';
}

function salaryFor(random: Random, { pay: [low, high] }: Trade, type: JobType) {
  if (random() < 0.15) return { currency: 'USD' as const, salaryFrom: null, salaryTo: null };
  const share = type === 'part-time' ? 0.5 : 1;
  const start = low + (high - low) * random() * 0.6;
  const [from, to] =
    type === 'internship'
      ? [100, 150 + 10 * between(random, 0, 5)]
      : [start, start + (high - start) * (0.3 + random() * 0.7)].map(
          (dollars) => Math.round((dollars * share) / 10) * 10,
        );
  const [currency, unit] = high < 500 && random() < 0.25 ? (['KHR', 4000] as const) : (['USD', 1] as const);
  return { currency, salaryFrom: (from ?? 0) * unit * 100, salaryTo: (to ?? 0) * unit * 100 };
}

interface Titled {
  trade: Trade;
  form: 'en' | 'km' | 'both';
  type: JobType;
  experience: JobExperience;
  night: boolean;
  remote: boolean;
  placeEn: string;
  placeKm: string;
}

/** Titles as recruiters write them: with rank, place, kind of work or haste, in one script or both. */
function titleFor(
  random: Random,
  { trade, form, type, experience, night, remote, ...place }: Titled,
): string {
  const en = pick(random, trade.en);
  const km = pick(random, trade.km);
  const often = random() < 0.6;
  const chance = random();
  const older = /^(4|5|above)/.test(experience) && levelOf(trade) === 'middle' && form === 'en';
  const name =
    form === 'both'
      ? pick(random, [`${en} (${km})`, `${en} - ${km}`, `${km} / ${en}`])
      : form === 'en'
        ? en
        : km;
  const khmer = form === 'km';
  if (type === 'internship') return khmer ? `${name} (កម្មសិក្សា)` : `${name} Intern`;
  if (type === 'part-time' && often) return khmer ? `${name} (ក្រៅម៉ោង)` : `${name} (Part-time)`;
  if (remote && often) return khmer ? `${name} (ធ្វើការពីផ្ទះ)` : `${name} (Remote)`;
  if (night && often && !/night/i.test(name)) return khmer ? `${name} (វេនយប់)` : `${name} (Night Shift)`;
  if (chance < 0.15) return khmer ? `${name} ប្រចាំ${place.placeKm}` : `${name} – ${place.placeEn}`;
  if (chance < 0.22) return khmer ? `${name} (បន្ទាន់)` : `${name} (Urgent)`;
  return older ? `Senior ${name}` : name;
}

const busy = ['siem-reap', 'battambang', 'preah-sihanouk', 'kandal'];
/** Provinces, as often as jobs are there. */
const placements = provinces.flatMap((province) =>
  Array<typeof province>(province.slug === 'phnom-penh' ? 24 : busy.includes(province.slug) ? 5 : 2).fill(
    province,
  ),
);

function makeJob(random: Random, trade: Trade, place: ProvinceSeed, form: Titled['form']): OutsideJob {
  const employer = pick(random, employersOf(trade.category));
  const type = typeFor(random, trade);
  const experience = type === 'internship' ? 'fresh' : pick(random, experiences[levelOf(trade)]);
  const salary = salaryFor(random, trade, type);
  const mayRemote = remoteTrades.includes(trade.id) || type === 'freelance';
  const remote = mayRemote && random() < (type === 'freelance' ? 0.8 : 0.5);
  const atNight = !remote && nightTrades.includes(trade.id) && random() < 0.4;
  const named = { placeEn: place.nameEn, placeKm: place.nameKm };
  const title = titleFor(random, { trade, form, type, experience, night: atNight, remote, ...named });
  const night = atNight || /\bNight\b/.test(title);
  const kin = [trade.id, ...trade.near, ...trade.akin];
  const others = trades.filter(({ id }) => !kin.includes(id));
  const language = form === 'en' ? 'en' : 'km';
  return {
    title,
    text: textOf(random, { trade, others, language, night, remote }),
    employer,
    trade: trade.id,
    category: trade.category,
    province: place.slug,
    type,
    experience,
    ...salary,
    pay: salary.salaryTo === null ? null : dollarsOf(salary.salaryTo, salary.currency),
    remote,
    shift: night ? 'night' : null,
    company: employer.name,
    industry: employer.industry,
  };
}

/** Some 700 jobs over all trades, the same every time. */
export function makeOutsideJobs(): OutsideJob[] {
  const random = createRandom(2611);
  const dealPlace = createDeck(random, placements);
  const dealForm = createDeck(random, ['en', 'en', 'km', 'km', 'km', 'both'] as const);
  const wanted = trades.flatMap((trade) => Array<Trade>(common.includes(trade.id) ? 8 : 4).fill(trade));
  // The demo has interns of this trade, and hardly anybody else.
  wanted.push(...Array<Trade>(5).fill(tradeOf('it-support')));
  return wanted.map((trade) => makeJob(random, trade, dealPlace(), dealForm()));
}

export const outsideJobs: readonly OutsideJob[] = makeOutsideJobs();
