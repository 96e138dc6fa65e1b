import type { JobDetail } from '@acheep/contract/jobs/job';
import { kindText } from '@acheep/contract/jobs/job-filter';
import { paths } from '@acheep/contract/kernel/paths';
import { Text } from '@mantine/core';
import { IconBriefcase, IconCalendarEvent, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import offer from '../../../entities/companies/company/offer-page.module.css';
import { SummaryLine } from '../../../entities/companies/company/offer-page.tsx';
import { BookmarkButton } from '../../../entities/feed/bookmark/bookmark-button.tsx';
import { currentLocale, localePath, localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { SalaryText } from '../../../ui/salary-text.tsx';
import { ShareButtons } from '../../../ui/share-buttons.tsx';
import classes from './job-page.module.css';

/** Sends the job on. */
function JobShare({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('job');
  const url = window.location.origin + localePath(currentLocale(), paths.job(id));
  const words = { copy: t('share.copy'), share: t('share.share'), copied: t('share.copied') };
  return <ShareButtons url={url} title={title} words={words} />;
}

/** What one earns and until when one may apply. */
export function JobPay({ job }: { job: JobDetail }) {
  const { t } = useTranslation('job');
  const { salaryFrom, salaryTo, currency, negotiable } = job;
  const lastDay = job.closedOn ?? job.closingDate;
  const paid = negotiable || salaryFrom !== null || salaryTo !== null;
  return (
    <div>
      {paid && (
        <Text fw={700} className={classes.pay}>
          <SalaryText from={salaryFrom} to={salaryTo} currency={currency} negotiable={negotiable} />
          {(salaryFrom !== null || salaryTo !== null) && (
            <span className={classes.month}> {t('perMonth')}</span>
          )}
        </Text>
      )}
      {lastDay && (
        <Text size="sm" c="dimmed">
          <DateText value={lastDay}>
            {(date) => t(job.status === 'active' ? 'closes' : 'closed.on', { date })}
          </DateText>
        </Text>
      )}
    </div>
  );
}

/** The important facts in a card of their own, which stays in sight on desks. */
export function JobSummary({ job, apply }: { job: JobDetail; apply: ReactNode }) {
  const { t } = useTranslation('job');
  const kind = kindText(job, currentLocale());
  return (
    <aside className={offer.summary} aria-label={t('summary')}>
      <JobPay job={job} />
      <dl className={classes.lines}>
        {job.province && (
          <SummaryLine icon={IconMapPin} label={t('filter.provinceId')}>
            {localized(job.province.name)}
          </SummaryLine>
        )}
        {kind && (
          <SummaryLine icon={IconBriefcase} label={t('filter.type')}>
            {kind}
          </SummaryLine>
        )}
        {job.postedAt && (
          <SummaryLine icon={IconCalendarEvent} label={t('fact.posted')}>
            <DateText value={job.postedAt} />
          </SummaryLine>
        )}
      </dl>
      <div className={classes.summaryApply}>{apply}</div>
      {apply && (
        <>
          <BookmarkButton noun="job" id={job._id} name={job.title} wide />
          <JobShare id={job._id} title={job.title} />
        </>
      )}
    </aside>
  );
}
