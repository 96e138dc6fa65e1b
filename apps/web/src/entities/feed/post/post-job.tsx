import type { JobCard as Job } from '@acheep/contract/jobs/job';
import { jobTypes } from '@acheep/contract/jobs/job-option';
import { paths } from '@acheep/contract/kernel/paths';
import { IconBriefcase, IconCalendarEvent, IconCash, IconMapPin, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { SalaryText } from '../../../ui/salary-text.tsx';
import { languageOf } from '../../companies/company/company-name.ts';
import { BookmarkButton } from '../bookmark/bookmark-button.tsx';
import classes from './post-job.module.css';

const Fact = ({ icon: Icon, children }: { icon: TablerIcon; children: ReactNode }) => (
  <li>
    <Icon size={16} stroke={1.75} aria-hidden />
    <span>{children}</span>
  </li>
);

/** A job that the company above has published. */
export function PostJob({ job }: { job: Job }) {
  const { t } = useTranslation('job');
  const { salaryFrom, salaryTo, currency, negotiable } = job;
  const isOver = job.status !== 'active';
  return (
    <div className={classes.made}>
      <div className={classes.madeHead}>
        <Link to={paths.job(job._id)} className={classes.madeTitle} lang={languageOf(job.title)}>
          {job.title}
        </Link>
        {!isOver && <BookmarkButton noun="job" id={job._id} name={job.title} />}
      </div>
      <ul className={classes.facts}>
        {job.province && <Fact icon={IconMapPin}>{localized(job.province.name)}</Fact>}
        {(negotiable || salaryFrom !== null || salaryTo !== null) && (
          <Fact icon={IconCash}>
            <SalaryText from={salaryFrom} to={salaryTo} currency={currency} negotiable={negotiable} />
          </Fact>
        )}
        {job.type && <Fact icon={IconBriefcase}>{localized(jobTypes[job.type])}</Fact>}
        {job.closingDate && (
          <Fact icon={IconCalendarEvent}>
            {isOver ? (
              t('closed.title')
            ) : (
              <DateText value={job.closingDate} format="short">
                {(date) => t('closes', { date })}
              </DateText>
            )}
          </Fact>
        )}
      </ul>
    </div>
  );
}
