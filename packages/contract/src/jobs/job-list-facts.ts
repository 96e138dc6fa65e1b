import { dated, factsOf, type PageFacts, type Reader, unlabelled, userText } from '../kernel/page-facts.ts';
import { paths } from '../paths.ts';
import type { JobCard } from './job.ts';
import { chipsOf, companyOf, cornerMark, offerFacts } from './job-card-facts.ts';

/** The Khmer name of the trade under an English title, for readers of Khmer. */
export const tradeFact = ({ tradeKm }: JobCard, { locale }: Reader) =>
  unlabelled('trade', locale === 'km' && userText(tradeKm));

/** What an offer says in the list of the application, which has the place beside the company and the job itself beside the list. */
export const rowFacts = (job: JobCard, reader: Reader) =>
  offerFacts(job, reader).filter(
    ({ key, value: [first] }) =>
      key !== 'province' && (key !== 'closing' || job.status !== 'active' || first?.as === 'soon'),
  );

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
