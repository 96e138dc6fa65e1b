import type { JobDetail } from '@acheep/contract/jobs/job';
import type { JobPay } from '@acheep/contract/jobs/job-pay';
import { salaryText } from '@acheep/contract/jobs/salary-text';
import { moneyText } from '@acheep/contract/kernel/money';
import { paths } from '@acheep/contract/paths';
import { Anchor, Skeleton } from '@mantine/core';
import { IconFileCv } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { apiData } from '../../../lib/api-query.ts';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { localized } from '../../../lib/locale.ts';
import { reader } from '../../../lib/reader.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './job-fit.module.css';
import { JobFitPanel } from './job-fit-panel.tsx';

/** Part of the scale beyond the largest amount, so that its mark is not at the very end. */
const beyond = 1.12;

/** The job's pay and the median on a line that begins at nothing, with the number of jobs behind the median. */
function Scale({ job, pay }: { job: JobDetail; pay: JobPay }) {
  const { t } = useTranslation('job-fit');
  const from = job.salaryFrom ?? job.salaryTo ?? 0;
  const to = job.salaryTo ?? from;
  const end = Math.max(to, pay.median) * beyond;
  const at = (amount: number) => `${(100 * amount) / end}%`;
  const category = job.category && localized(job.category.name);
  const province = job.province && localized(job.province.name);
  return (
    <section className={classes.box} aria-label={t('salary.title')}>
      <div className={classes.legend}>
        <span className={classes.own}>{t('salary.own', { amount: salaryText(job, reader()) })}</span>
        <span className={classes.others}>
          {t('salary.median', { amount: moneyText(pay.median, pay.currency) })}
        </span>
      </div>
      <div className={classes.track} aria-hidden>
        <span className={classes.bar} style={{ insetInlineStart: at(from), inlineSize: at(to - from) }} />
        <span className={classes.mark} style={{ insetInlineStart: at(pay.median) }} />
      </div>
      <p className={classes.basis}>{t(`salary.${pay.within}`, { jobs: pay.jobs, category, province })}</p>
    </section>
  );
}

/** The job's pay beside the median of jobs like it; nothing where too few of them state theirs. */
function JobPayScale({ job }: { job: JobDetail }) {
  const isComparable = job.type === 'full-time' && (job.salaryFrom ?? job.salaryTo) !== null;
  const { data: pay, isLoading } = useQuery({
    ...apiData('GET /job/:id/pay', { params: { id: job._id } }),
    enabled: isComparable,
  });
  if (isLoading) return <Skeleton className={classes.waiting} radius="md" />;
  return pay ? <Scale job={job} pay={pay} /> : null;
}

/** A line that leads whoever has no CV to one. */
function Begin() {
  const { t } = useTranslation('job-fit');
  return (
    <p className={classes.begin}>
      <IconFileCv size={22} stroke={1.75} aria-hidden />
      <span>
        {t('begin')}{' '}
        <Anchor component={Link} to={paths.resumeQuestions()} inherit underline="always">
          {t('beginAction')}
        </Anchor>
      </span>
    </p>
  );
}

function OwnFit({ job }: { job: JobDetail }) {
  const { data: fit, isError } = useQuery(apiData('GET /job/:id/fit', { params: { id: job._id } }));
  // The page of the job is whole without it.
  if (isError) return null;
  if (!fit) return <Skeleton className={classes.waitingFit} radius="md" />;
  if (fit.resume === 'none') return <Begin />;
  return fit.parts.length > 0 && <JobFitPanel job={job} fit={fit} />;
}

/** How the reader's CV fits a job, or a line that leads to making one, and how the job's pay compares. */
const JobFit = ({ job }: { job: JobDetail }) => (
  <div className={classes.both}>
    {useSession() ? <OwnFit job={job} /> : <Begin />}
    <JobPayScale job={job} />
  </div>
);

/** Loaded together with its texts. */
export const whenWorded = loadNamespaces(['job-fit']).then(() => ({ default: JobFit }));
