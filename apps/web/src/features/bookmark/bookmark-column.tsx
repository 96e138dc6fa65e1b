import type { Bookmark } from '@acheep/contract/bookmark';
import { paths } from '@acheep/contract/paths';
import { Anchor, Text } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BookmarkButton } from '../../entities/bookmark/bookmark-button.tsx';
import { companyName, languageOf } from '../../entities/company/company-name.ts';
import { useAppliedJobs } from '../../entities/job/applied-jobs.ts';
import { JobBadges } from '../../entities/job/job-badges.tsx';
import { JobLine } from '../../entities/job/job-line.tsx';
import { DateText } from '../../ui/date-text.tsx';
import type { Column } from '../../ui/list-column.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';

/** A job that its recruiter took down: what it was, and no link to a page that is not there. */
function GoneJob({ job }: Pick<Bookmark, 'job'>) {
  const { t } = useTranslation('bookmark');
  return (
    <>
      <Text fw={600} lang={languageOf(job.title)}>
        {job.title}
      </Text>
      <Text size="sm" c="dimmed">
        {companyName(job.company)}
      </Text>
      <StatusBadge tone="off">{t('gone')}</StatusBadge>
    </>
  );
}

const SavedJob = ({ job, applied }: Pick<Bookmark, 'job'> & { applied: boolean }) => (
  <>
    <Anchor component={Link} fw={600} to={paths.job(job._id)} lang={languageOf(job.title)}>
      {job.title}
    </Anchor>
    <JobLine job={job} />
    <JobBadges job={job} applied={applied} />
  </>
);

const Day = (props: Pick<ComponentProps<typeof DateText>, 'value' | 'children'>) => (
  <Text size="sm" span>
    <DateText {...props} />
  </Text>
);

/** What one sees of each thing that one saved. */
export function useBookmarkColumns(): Column<Bookmark>[] {
  const { t } = useTranslation('bookmark');
  const applied = useAppliedJobs();
  return [
    {
      key: 'job',
      header: t('column.job'),
      card: 'title',
      cell: ({ job }) =>
        job.status === 'archived' ? (
          <GoneJob job={job} />
        ) : (
          <SavedJob job={job} applied={applied.has(job._id)} />
        ),
    },
    {
      key: 'saved',
      header: t('column.saved'),
      sort: 'createdAt',
      card: 'fact',
      nowrap: true,
      cell: ({ createdAt }, as) => (
        <Day value={createdAt}>{(date) => (as === 'card' ? t('savedOn', { date }) : date)}</Day>
      ),
    },
    {
      key: 'closes',
      header: t('column.closes'),
      card: 'fact',
      nowrap: true,
      cell: ({ job }, as) =>
        job.status === 'active' &&
        job.closingDate && (
          <Day value={job.closingDate}>
            {(date) => (as === 'card' ? t('closes', { ns: 'job', date }) : date)}
          </Day>
        ),
    },
    {
      key: 'change',
      header: t('column.change'),
      hiddenHeader: true,
      card: 'mark',
      cell: ({ job }) => <BookmarkButton noun="job" id={job._id} name={job.title} />,
    },
  ];
}
