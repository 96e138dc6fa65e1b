import type { JobDetail } from '@acheep/contract/jobs/job';
import { type Fact, factValue } from '@acheep/contract/kernel/page-facts';
import { paths } from '@acheep/contract/paths';
import { Text } from '@mantine/core';
import { IconBriefcase, IconCalendarEvent, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import offer from '../../../entities/companies/company/offer-page.module.css';
import { OfferSummary } from '../../../entities/companies/company/offer-page.tsx';
import { BookmarkButton } from '../../../entities/feed/bookmark/bookmark-button.tsx';
import { ReportButton } from '../../../entities/feed/engagement/report-button.tsx';
import { Phrases } from '../../../entities/phrase.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ShareButton } from '../../../ui/share-button.tsx';
import classes from './job-page.module.css';

/** Salary and closing date. */
export const JobPay = ({ facts }: { facts: readonly Fact[] }) => (
  <div>
    <Text component="div" fw={700} className={classes.pay}>
      <Phrases of={factValue(facts, 'pay')} />
    </Text>
    <Text component="div" size="sm" c="dimmed">
      <Phrases of={factValue(facts, 'until')} />
    </Text>
  </div>
);

const icons = { provinceId: IconMapPin, type: IconBriefcase, posted: IconCalendarEvent };

interface JobSummaryProps {
  job: JobDetail;
  facts: readonly Fact[];
  apply: ReactNode;
}

/** Card with the key facts, sticky on wide screens. */
export function JobSummary({ job, facts, apply }: JobSummaryProps) {
  const { t } = useTranslation('job');
  return (
    <aside className={offer.summary} aria-label={t('summary')}>
      <JobPay facts={facts} />
      <OfferSummary facts={facts} icons={icons} className={classes.lines} />
      {apply && (
        <div className={classes.actions}>
          <div className={classes.summaryApply}>{apply}</div>
          <div className={offer.pair}>
            <BookmarkButton noun="job" id={job._id} name={job.title} wide />
            <ShareButton path={paths.job(job._id)} title={job.title} />
          </div>
          <ReportButton noun="job" id={job._id} />
        </div>
      )}
    </aside>
  );
}
