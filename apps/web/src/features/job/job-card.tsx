import type { JobCard as Job } from '@acheep/contract/job';
import { optionLabel } from '@acheep/contract/option';
import { IconBriefcase, IconCalendarEvent, IconCash, IconMapPin, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { companyName, languageOf } from '../../lib/company-name.ts';
import { localized } from '../../lib/reference.ts';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { SalaryText } from '../../ui/salary-text.tsx';
import { JobBadges } from './job-badges.tsx';
import classes from './job-card.module.css';

const Fact = ({
  icon: Icon,
  strong,
  children,
}: {
  icon: TablerIcon;
  strong?: boolean;
  children: ReactNode;
}) => (
  <li className={classes.fact} data-strong={strong || undefined}>
    <Icon size={16} stroke={1.75} aria-hidden />
    <span>{children}</span>
  </li>
);

interface JobCardProps {
  job: Job;
  applied?: boolean;
  /** The heading's level, by where the card stands. */
  as?: 'h2' | 'h3';
}

/** A job in a list: what, who, where, how much, by when. The whole card is the link's target. */
export function JobCard({ job, applied, as: Heading = 'h3' }: JobCardProps) {
  const { t } = useTranslation('job');
  const company = companyName(job.company);
  const { salaryFrom, salaryTo, currency, negotiable } = job;
  const paid = negotiable || salaryFrom !== null || salaryTo !== null;
  return (
    <article className={classes.card}>
      <Avatar name={job.company.name} src={job.company.logo} />
      <div className={classes.body}>
        <Heading className={classes.title} lang={languageOf(job.title)}>
          <Link to={paths.job(job._id)} className={classes.link}>
            {job.title}
          </Link>
        </Heading>
        <div className={classes.offer}>
          <p className={classes.company} lang={languageOf(company)}>
            <Link to={paths.company(job.company._id)} className={classes.companyLink}>
              {company}
            </Link>
          </p>
          <JobBadges job={job} applied={applied} />
        </div>
      </div>
      <ul className={classes.facts}>
        {job.province && <Fact icon={IconMapPin}>{localized(job.province.name)}</Fact>}
        {paid && (
          <Fact icon={IconCash} strong>
            <SalaryText from={salaryFrom} to={salaryTo} currency={currency} negotiable={negotiable} />
          </Fact>
        )}
        {job.type && <Fact icon={IconBriefcase}>{localized(optionLabel(job.type))}</Fact>}
        {job.closingDate && (
          <Fact icon={IconCalendarEvent}>
            <DateText value={job.closingDate}>{(date) => t('closes', { date })}</DateText>
          </Fact>
        )}
      </ul>
    </article>
  );
}
