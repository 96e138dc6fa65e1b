import type { JobCard as Job } from '@acheep/contract/jobs/job';
import { offerFacts } from '@acheep/contract/jobs/job-card-facts';
import { paths } from '@acheep/contract/kernel/paths';
import { IconBriefcase, IconCalendarEvent, IconCash, IconMapPin } from '@tabler/icons-react';
import { type MouseEvent, memo, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lazy } from '../../../lib/lazy.ts';
import { reader } from '../../../lib/reader.ts';
import { CompanyAvatar } from '../../companies/company/company-avatar.tsx';
import { companyName, languageOf } from '../../companies/company/company-name.ts';
import { useMayIgnore } from '../../companies/company/may-ignore.ts';
import { BookmarkButton } from '../../feed/bookmark/bookmark-button.tsx';
import { IconFacts } from '../../said.tsx';
import { JobCornerBadge } from './job-badges.tsx';
import classes from './job-card.module.css';
import { JobPosted } from './job-posted.tsx';

const IgnoreMenu = lazy(() =>
  import('../../companies/company/ignore-menu.tsx').then((m) => ({ default: m.IgnoreMenu })),
);

/** Each fact has its own place, so that cards read alike where one is missing. */
export const offerIcons = {
  province: IconMapPin,
  salary: IconCash,
  type: IconBriefcase,
  closing: IconCalendarEvent,
};

/** Where a list has room to show a job beside it, a card shows it there instead of leading to its page. */
export interface JobBeside {
  /** Which one stands there. */
  shown: string | undefined;
  show: (id: string, byKeyboard: boolean) => void;
}

interface JobCardProps {
  job: Job;
  applied?: boolean;
  /** The heading's level, by where the card stands. */
  as?: 'h2' | 'h3';
  beside?: JobBeside | undefined;
}

/**
 * A job in a list: what, who, where, how much, by when. The whole card is the link's target. It is not made anew when
 * what stands around it is.
 */
export const JobCard = memo(function JobCard({ job, applied, as: Heading = 'h3', beside }: JobCardProps) {
  const mayIgnore = useMayIgnore();
  const company = companyName(job.company);
  const shown = beside?.shown === job._id;
  const show = (event: MouseEvent) => {
    // Whoever wants a tab or a window of its own gets the page.
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
          {mayIgnore && (
            <Suspense>
              <IgnoreMenu company={job.company} title={job.title} />
            </Suspense>
          )}
        </div>
        <Heading className={classes.title} lang={languageOf(job.title)}>
          <Link
            to={paths.job(job._id)}
            className={classes.link}
            onClick={show}
            aria-current={shown || undefined}
          >
            {job.title}
          </Link>
        </Heading>
        <p className={classes.company} lang={languageOf(company)}>
          <Link to={paths.company(job.company._id)} className={classes.companyLink}>
            {company}
          </Link>
          <JobPosted job={job} />
        </p>
      </div>
      <IconFacts facts={offerFacts(job, reader())} icons={offerIcons} classes={classes} />
    </article>
  );
});
