import type { Bookmark } from '@acheep/contract/feed/bookmark';
import type { BookmarkNoun } from '@acheep/contract/feed/bookmark-option';
import { Text } from '@mantine/core';
import type { ComponentProps } from 'react';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { BookmarkButton } from '../../../entities/feed/bookmark/bookmark-button.tsx';
import { useAppliedJobs } from '../../../entities/jobs/job/applied-jobs.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { SavedThing } from './saved-thing.tsx';

const Day = (props: Pick<ComponentProps<typeof DateText>, 'value' | 'children' | 'format'>) => (
  <Text size="sm" span>
    <DateText {...props} />
  </Text>
);

/** Which thing it is, and what it is called for whoever cannot see beside what its button stands. */
function targetOf(saved: Bookmark) {
  if (saved.noun === 'job') return { id: saved.job._id, name: saved.job.title };
  if (saved.noun === 'post') {
    const { _id, saying, company } = saved.post;
    return { id: _id, name: saying ?? companyName(company) };
  }
  return { id: saved.gathering._id, name: saved.gathering.title };
}

/** The day that matters of it: by when one applies, when it takes place, when it was written. */
function DayOf({ saved, as }: { saved: Bookmark; as: 'table' | 'card' }) {
  const { t } = useTranslation('bookmark');
  if (saved.noun === 'job') {
    const { status, closingDate } = saved.job;
    if (status !== 'active' || !closingDate) return null;
    return (
      <Day value={closingDate}>{(date) => (as === 'card' ? t('closes', { ns: 'job', date }) : date)}</Day>
    );
  }
  if (saved.noun === 'post') {
    const { postedAt } = saved.post;
    return <Day value={postedAt}>{(date) => (as === 'card' ? t('postedOn', { date }) : date)}</Day>;
  }
  const { startsAt } = saved.gathering;
  return startsAt && <Day value={startsAt} format="time" />;
}

const dayColumn = { job: 'closes', training: 'when', event: 'when', post: 'posted' } as const;

/** What one sees of each thing that one saved. */
export function useBookmarkColumns(noun: BookmarkNoun): Column<Bookmark>[] {
  const { t } = useTranslation('bookmark');
  const applied = useAppliedJobs();
  return [
    {
      key: 'thing',
      header: t(`column.${noun}`),
      card: 'title',
      cell: (saved) => <SavedThing saved={saved} applied={applied} />,
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
      key: 'day',
      header: t(`column.${dayColumn[noun]}`),
      card: 'fact',
      nowrap: true,
      cell: (saved, as) => <DayOf saved={saved} as={as} />,
    },
    {
      key: 'change',
      header: t('column.change'),
      hiddenHeader: true,
      card: 'mark',
      cell: (saved) => <BookmarkButton noun={saved.noun} {...targetOf(saved)} />,
    },
  ];
}
