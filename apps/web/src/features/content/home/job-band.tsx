import type { JobCard } from '@acheep/contract/jobs/job';
import { salaryText } from '@acheep/contract/jobs/salary-text';
import { languageOf } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import { Anchor, Skeleton, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { localized } from '../../../lib/locale.ts';
import { reader } from '../../../lib/reader.ts';
import classes from './job-band.module.css';

/** Jobs shown of one search. */
export const jobsShown = 3;

/** A job with its logo in little room. */
export function JobTile({ job, note }: { job: JobCard; note?: ReactNode }) {
  const company = companyName(job.company);
  const pay = salaryText(job, reader());
  return (
    <Link to={paths.job(job._id)} className={classes.tile}>
      <CompanyAvatar company={job.company} src={job.company.logo} />
      <span className={classes.words}>
        <span className={classes.name} lang={languageOf(job.title)}>
          {job.title}
        </span>
        <span className={classes.about} lang={languageOf(company)}>
          {[company, job.province && localized(job.province.name)].filter(Boolean).join(' · ')}
        </span>
        {pay && <span className={classes.pay}>{pay}</span>}
        {note && <span className={classes.note}>{note}</span>}
      </span>
    </Link>
  );
}

interface JobBandProps {
  title: string;
  /** The list with all of them, and the words of the link to it. */
  to: string;
  all: string;
  /** One below the other, in a narrow place. */
  stacked?: boolean;
  order?: 2 | 3;
  /** Undefined while loading. */
  jobs: readonly JobCard[] | undefined;
  children?: ReactNode;
}

/** The first jobs of a search, or `children` if there are none. */
export function JobBand({ title, to, all, order = 2, stacked, jobs, children }: JobBandProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.band} data-stacked={stacked || undefined}>
      <div className={classes.head}>
        <Title order={order} size="h3" id={id} className={classes.title}>
          {title}
        </Title>
        <Anchor component={Link} to={to} className={classes.all}>
          {all}
        </Anchor>
      </div>
      {jobs?.length === 0 ? (
        <Text c="dimmed">{children}</Text>
      ) : (
        <ul className={classes.row}>
          {jobs
            ? jobs.map((job) => (
                <li key={job._id}>
                  <JobTile job={job} />
                </li>
              ))
            : Array.from({ length: jobsShown }, (_, index) => (
                <li key={index} className={classes.tile}>
                  <Skeleton height={44} width={44} />
                  <span className={classes.words}>
                    <Skeleton height="1lh" width="80%" />
                    <Skeleton height="1lh" width="60%" />
                  </span>
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}
