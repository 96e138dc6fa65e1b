import type { JobCard } from '@acheep/contract/jobs/job';
import { followedIn, searchPath } from '@acheep/contract/jobs/job-alert-path';
import { salaryText } from '@acheep/contract/jobs/salary-text';
import { languageOf } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import { Anchor, Button, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { useJobListQuery } from '../../../entities/jobs/job/job-list-query.ts';
import { alertsQuery, queryOf } from '../../../entities/jobs/job-alert/job-alert.ts';
import { localized } from '../../../lib/locale.ts';
import { reader } from '../../../lib/reader.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyArt } from '../../../ui/empty-art.tsx';
import classes from './home-again.module.css';

const shown = 3;

function Tile({ job }: { job: JobCard }) {
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
      </span>
    </Link>
  );
}

interface AgainProps {
  title: string;
  to: string;
  query: NonNullable<Parameters<typeof useJobListQuery>[0]>['query'];
}

function Again({ title, to, query }: AgainProps) {
  const { t } = useTranslation('home-more');
  const id = useId();
  const { data, isError } = useQuery(useJobListQuery({ query: { ...query, limit: shown } }));
  if (isError) return null;
  // Jobs that only mention the words are left to the list, which says so.
  const jobs = data?.data.slice(0, data.meta.in_title ?? shown);
  return (
    <section aria-labelledby={id} className={classes.band}>
      <div className={classes.head}>
        <Title order={2} size="h3" id={id} className={classes.title}>
          {title}
        </Title>
        <Anchor component={Link} to={to} className={classes.all}>
          {t('again.all')}
        </Anchor>
      </div>
      {jobs?.length === 0 ? (
        <Text c="dimmed">{t(data?.data.length ? 'again.mentioned' : 'again.none')}</Text>
      ) : (
        <ul className={classes.row}>
          {jobs
            ? jobs.map((job) => (
                <li key={job._id}>
                  <Tile job={job} />
                </li>
              ))
            : Array.from({ length: shown }, (_, index) => (
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

function Invitation() {
  const { t } = useTranslation('home-more');
  return (
    <section className={classes.invitation}>
      <EmptyArt art="kite" />
      <div>
        <Title order={2} size="h3">
          {t('again.inviteTitle')}
        </Title>
        <Text c="dimmed" mt={4} mb="sm">
          {t('again.invite')}
        </Text>
        <Button component={Link} to={paths.jobList()} variant="default">
          {t('again.inviteAction')}
        </Button>
      </div>
    </section>
  );
}

/** Jobs for the newest saved search of a job seeker; without one, for what was last searched for in this browser. */
export function HomeAgain({ search }: { search: string | undefined }) {
  const { t } = useTranslation('home-more');
  const isSeeker = useSession()?.user.role === 'user';
  const alerts = useQuery({ ...alertsQuery, enabled: isSeeker });
  const saved = alerts.data?.find(({ criteria }) => criteria && !followedIn(criteria));
  if (isSeeker && alerts.isPending) return <div className={classes.band} />;
  if (saved?.criteria)
    return (
      <Again
        title={t('again.saved', { name: saved.name })}
        to={searchPath(saved.criteria)}
        query={queryOf(saved.criteria)}
      />
    );
  if (search)
    return <Again title={t('again.title', { search })} to={paths.jobList({ search })} query={{ search }} />;
  return isSeeker ? <Invitation /> : null;
}
