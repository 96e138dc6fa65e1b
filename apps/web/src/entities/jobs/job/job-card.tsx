import type { JobCard as Job } from '@acheep/contract/jobs/job';
import { chipsOf } from '@acheep/contract/jobs/job-card-facts';
import { rowFacts, tradeFact } from '@acheep/contract/jobs/job-list-facts';
import { languageOf } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import { type MouseEvent, memo, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lazy } from '../../../lib/lazy.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { reader } from '../../../lib/reader.ts';
import { CompanyAvatar } from '../../companies/company/company-avatar.tsx';
import { companyName } from '../../companies/company/company-name.ts';
import { useMayIgnore } from '../../companies/company/may-ignore.ts';
import { BookmarkButton } from '../../feed/bookmark/bookmark-button.tsx';
import { Phrases } from '../../phrase.tsx';
import type { Applied } from './applied-jobs.ts';
import { JobCornerBadge } from './job-badges.tsx';
import classes from './job-card.module.css';
import { JobPosted } from './job-posted.tsx';

const IgnoreMenu = lazy(() => import('../../companies/company/ignore-menu.tsx').then((m) => m.whenWorded));

/** Shows a job beside the list, on screens wide enough, instead of linking to its page. */
export interface JobBeside {
  /** Id of the job shown beside the list. */
  shown: string | undefined;
  show: (id: string, byKeyboard: boolean) => void;
}

interface JobCardProps {
  job: Job;
  applied?: Applied | undefined;
  /** Heading level, which depends on the page. */
  as?: 'h2' | 'h3';
  beside?: JobBeside | undefined;
  /** Address of what the row is about, if it is not the job. */
  to?: string;
  /** A `JobFoot`. */
  children?: ReactNode;
}

/** A job in a list. The whole card is clickable. Memoised: it does not rerender with its surroundings. */
export const JobCard = memo(function JobCard({
  job,
  applied,
  as: Heading = 'h3',
  beside,
  to,
  children,
}: JobCardProps) {
  const mayIgnore = useMayIgnore();
  const company = companyName(job.company);
  const trade = tradeFact(job, reader()).value;
  const shown = beside?.shown === job._id;
  const show = (event: MouseEvent) => {
    // Modified clicks open the page in a new tab or window.
    if (!beside || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    beside.show(job._id, event.detail === 0);
  };
  return (
    <article className={classes.card} data-shown={shown || undefined}>
      <CompanyAvatar company={job.company} src={job.company.logo} />
      <div className={classes.body}>
        <div className={classes.corner}>
          <JobCornerBadge job={job} applied={applied} />
          <BookmarkButton noun="job" id={job._id} name={job.title} />
          {mayIgnore && !children && (
            <Suspense>
              <IgnoreMenu company={job.company} title={job.title} />
            </Suspense>
          )}
        </div>
        <Heading className={classes.title} lang={languageOf(job.title)}>
          <Link
            to={to ?? paths.job(job._id)}
            className={classes.link}
            onClick={show}
            aria-current={shown || undefined}
          >
            {job.title}
          </Link>
        </Heading>
        {trade.length > 0 && (
          <p className={classes.trade}>
            <Phrases of={trade} />
          </p>
        )}
        <p className={classes.company} lang={languageOf(company)}>
          <Link to={paths.company(job.company._id)} className={classes.companyLink}>
            {company}
          </Link>
          {job.province && (
            <>
              {' '}
              <span className={classes.place} lang={currentLocale()}>
                · {localized(job.province.name)}
              </span>
            </>
          )}
          <JobPosted job={job} />
        </p>
      </div>
      <ul className={classes.facts}>
        {rowFacts(job, reader()).map(({ key, value }) => (
          <li key={key} data-fact={key} data-as={value[0]?.as}>
            <Phrases of={value} />
          </li>
        ))}
        {chipsOf(job, currentLocale()).map((text) => (
          <li key={text} className={classes.chip}>
            {text}
          </li>
        ))}
      </ul>
      {children}
    </article>
  );
});
