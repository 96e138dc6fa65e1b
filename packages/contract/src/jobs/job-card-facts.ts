import { companyNameIn } from '../companies/company-name.ts';
import { dateText } from '../kernel/date-text.ts';
import type { Locale } from '../kernel/locale.ts';
import { dated, factsOf, type Phrase, type Reader, unlabelled, userText } from '../kernel/page-facts.ts';
import { paths } from '../paths.ts';
import type { JobCard } from './job.ts';
import { closesSoon, isNew } from './job-date.ts';
import { kindText } from './job-filter.ts';
import { jobHighlights, jobPerks } from './job-option.ts';
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

/** Badges of a job: corner mark, new, closing soon, what is unusual about it and what it offers. */
export function jobMarks(job: JobCard, reader: Reader) {
  const closing = closingSoon(job, reader);
  const fresh = job.status === 'active' && isNew(job.postedAt, reader.now);
  return unlabelled(
    'marks',
    cornerMark(job, reader),
    fresh && { text: reader.say('job:badge.new'), as: 'good' },
    closing && { text: closing, as: 'wait' },
    ...chipsOf(job, reader.locale).map((text) => ({ text, as: 'good' })),
  );
}

/** The company, with a link to its page. */
export const companyOf = ({ company }: JobCard, { locale }: Reader) =>
  unlabelled('company', userText(companyNameIn(locale, company), { to: paths.company(company._id) }));

const chips = { ...jobHighlights, ...jobPerks };

/** What is unusual about a job, and what it offers. */
export const chipsOf = ({ perks, highlights }: Pick<JobCard, 'perks' | 'highlights'>, locale: Locale) =>
  [...highlights, ...perks].map((one) => chips[one][locale]);

/** Salary, place, type if it is unusual, and closing date. */
export function offerFacts(job: JobCard, reader: Reader) {
  const { say, locale } = reader;
  const soon = closingSoon(job, reader);
  return factsOf(
    unlabelled('salary', salaryText(job, reader)),
    unlabelled('province', job.province?.name[locale]),
    // Full-time work on the spot is what nearly all jobs are.
    unlabelled('type', (job.type !== 'full-time' || job.remote) && kindText(job, locale)),
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

/** The closing date, or that the job is closed. */
export const untilText = (job: JobCard, { say, locale }: Reader) =>
  job.status === 'closed'
    ? say('job:closed.title')
    : job.closingDate && say('job:closes', { date: dateText(job.closingDate, locale, 'short') });
