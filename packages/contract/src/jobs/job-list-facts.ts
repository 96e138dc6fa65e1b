import { dated, factsOf, type PageFacts, type Reader, unlabelled, userText } from '../kernel/page-facts.ts';
import { paths } from '../paths.ts';
import type { JobCard } from './job.ts';
import { chipsOf, companyOf, cornerMark, offerFacts } from './job-card-facts.ts';

/** The Khmer name of the trade under an English title, for readers of Khmer. */
export const tradeFact = ({ tradeKm }: JobCard, { locale }: Reader) =>
  unlabelled('trade', locale === 'km' && userText(tradeKm));

/** What an offer says in a list, where the place stands beside the company. */
export const rowFacts = (job: JobCard, reader: Reader) =>
  offerFacts(job, reader).filter(
    ({ key, value: [first] }) =>
      key !== 'province' && (key !== 'closing' || job.status !== 'active' || first?.as === 'soon'),
  );

/** Facts on a job card: title, trade, company, place, salary, type, closing date if it is near, highlights and perks. */
export const jobCardFacts = (job: JobCard, reader: Reader): PageFacts => ({
  title: userText(job.title, { to: paths.job(job._id) }),
  facts: factsOf(
    unlabelled('corner', cornerMark(job, reader)),
    tradeFact(job, reader),
    companyOf(job, reader),
    unlabelled('province', job.province?.name[reader.locale]),
    // The time since posting is computed when the card is read.
    unlabelled(
      'posted',
      job.status === 'active' && dated(job.postedAt, reader, { format: 'short', as: 'ago' }),
    ),
    ...rowFacts(job, reader),
    unlabelled('chips', ...chipsOf(job, reader.locale)),
  ),
  sections: [],
});
