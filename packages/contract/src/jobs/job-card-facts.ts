import { companyNameIn } from '../companies/company-name.ts';
import { dateText } from '../kernel/date-text.ts';
import type { Locale } from '../kernel/locale.ts';
import {
  dated,
  factsOf,
  type PageFacts,
  type Phrase,
  type Reader,
  unlabelled,
  userText,
} from '../kernel/page-facts.ts';
import { paths } from '../paths.ts';
import type { JobCard } from './job.ts';
import { closesSoon, isNew } from './job-date.ts';
import { kindText } from './job-filter.ts';
import { type JobHighlight, jobHighlights, jobPerks } from './job-option.ts';
import { salaryText } from './salary-text.ts';

/** Text for a closing date that is near; null if it is not, or the job is closed. */
function closingSoon({ status, closingDate }: JobCard, { say, now }: Reader): string | null {
  const left = status === 'active' ? closesSoon(closingDate, now) : undefined;
  if (left === undefined) return null;
  // Separate keys instead of plurals: Khmer has one plural form for every number.
  if (left === 0) return say('job:badge.closesToday');
  return left === 1 ? say('job:badge.closesTomorrow') : say('job:badge.closesIn', { count: left });
}

/** Badge in the corner of a card: closed or featured. */
export function cornerMark({ status, pinned }: JobCard, { say }: Reader): Phrase | null {
  if (status !== 'active') return { text: say('job:badge.closed'), as: 'off' };
  return pinned ? { text: say('job:badge.featured'), as: 'wait' } : null;
}

/** Badges of a job: corner mark, new, closing soon. */
export function jobMarks(job: JobCard, reader: Reader) {
  const closing = closingSoon(job, reader);
  const fresh = job.status === 'active' && isNew(job.postedAt, reader.now);
  return unlabelled(
    'marks',
    cornerMark(job, reader),
    fresh && { text: reader.say('job:badge.new'), as: 'good' },
    closing && { text: closing, as: 'wait' },
  );
}

/** The company, with a link to its page. */
export const companyOf = ({ company }: JobCard, { locale }: Reader) =>
  unlabelled('company', userText(companyNameIn(locale, company), { to: paths.company(company._id) }));

/** Perks and highlights of a job: whether one gets in at all, what it offers, and what is unusual about it. */
export function chipsOf({ perks, highlights }: JobCard, locale: Locale): string[] {
  const [first, last] = [
    highlights.filter((one) => leading.has(one)),
    highlights.filter((one) => !leading.has(one)),
  ];
  return [
    ...first.map((one) => jobHighlights[one][locale]),
    ...perks.map((one) => jobPerks[one][locale]),
    ...last.map((one) => jobHighlights[one][locale]),
  ];
}
const leading: ReadonlySet<JobHighlight> = new Set(['urgent', 'no-experience']);

/** Full-time work on the spot is what nearly all jobs are, so that their cards leave it out. */
const isUsual = ({ type, remote }: JobCard) => type === 'full-time' && !remote;

/** The Khmer name of the trade under an English title, for readers of Khmer. */
export const tradeFact = ({ tradeKm }: JobCard, { locale }: Reader) =>
  unlabelled('trade', locale === 'km' && userText(tradeKm));

/** Salary, place, type if it is unusual, and closing date. */
export function offerFacts(job: JobCard, reader: Reader) {
  const { say, locale } = reader;
  const soon = closingSoon(job, reader);
  return factsOf(
    unlabelled('salary', salaryText(job, reader)),
    unlabelled('province', job.province?.name[locale]),
    unlabelled('type', !isUsual(job) && kindText(job, locale)),
    unlabelled(
      'closing',
      job.status === 'active'
        ? dated(job.closingDate, reader, {
            in: (date) => soon ?? say('job:closes', { date }),
            format: 'short',
            ...(soon && { as: 'soon' }),
          })
        : say('job:closed.title'),
    ),
  );
}

/** Facts on a job card: title, company, salary, place, type, closing date, perks and highlights. */
export const jobCardFacts = (job: JobCard, reader: Reader): PageFacts => ({
  title: userText(job.title, { to: paths.job(job._id) }),
  facts: factsOf(
    unlabelled('corner', cornerMark(job, reader)),
    tradeFact(job, reader),
    companyOf(job, reader),
    // The time since posting is computed when the card is read.
    unlabelled(
      'posted',
      job.status === 'active' && dated(job.postedAt, reader, { format: 'short', as: 'ago' }),
    ),
    ...offerFacts(job, reader),
    unlabelled('chips', ...chipsOf(job, reader.locale)),
  ),
  sections: [],
});

/** The same in the list of the application, which has the place beside the company and the job itself beside the list. */
export const rowFacts = (job: JobCard, reader: Reader) =>
  offerFacts(job, reader).filter(
    ({ key, value: [first] }) =>
      key !== 'province' && (key !== 'closing' || job.status !== 'active' || first?.as === 'soon'),
  );

/** The closing date, or that the job is closed. */
export const untilText = (job: JobCard, { say, locale }: Reader) =>
  job.status === 'closed'
    ? say('job:closed.title')
    : job.closingDate && say('job:closes', { date: dateText(job.closingDate, locale, 'short') });
