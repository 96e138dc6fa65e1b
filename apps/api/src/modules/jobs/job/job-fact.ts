import { companyNameIn } from '@acheep/contract/companies/company-name';
import type { JobCard } from '@acheep/contract/jobs/job';
import { kindText } from '@acheep/contract/jobs/job-filter';
import { salaryText } from '@acheep/contract/jobs/salary-text';
import { dateText } from '@acheep/contract/kernel/date-text';
import { paths } from '@acheep/contract/kernel/paths';
import { namedLink } from '../../../document-part.ts';
import { type Html, html } from '../../../html.ts';
import type { AskedPage } from '../../../page-document.ts';

/** What a job pays, as the page says it. */
export function payText(job: JobCard, { say }: Pick<AskedPage, 'say'>): string | null {
  const { salaryFrom: from, salaryTo: to, currency, negotiable } = job;
  const text = salaryText(
    { from, to, currency, negotiable },
    {
      from: (amount) => say('salary.from', { amount }),
      upTo: (amount) => say('salary.upTo', { amount }),
      negotiable: () => say('salary.negotiable'),
    },
  );
  return text && (from === null && to === null ? text : `${text} ${say('job:perMonth')}`);
}

/** A job in a list: what, who, where, how much, by when. */
function jobItem(job: JobCard, page: AskedPage): Html {
  const { locale, link, say } = page;
  const company = companyNameIn(locale, job.company);
  const facts = [
    job.province?.name[locale],
    payText(job, page),
    kindText(job, locale),
    job.closingDate && say('job:closes', { date: dateText(job.closingDate, locale, 'short') }),
  ].filter(Boolean);
  return html`<li><h2>${namedLink(link(paths.job(job._id)), job.title)}</h2>
<p>${namedLink(link(paths.company(job.company._id)), company)}</p>
<p>${facts.join(' · ')}</p></li>`;
}

/** Jobs as a list of links. */
export const jobItems = (jobs: readonly JobCard[], page: AskedPage): Html =>
  html`<ul>${jobs.map((job) => jobItem(job, page))}</ul>`;
