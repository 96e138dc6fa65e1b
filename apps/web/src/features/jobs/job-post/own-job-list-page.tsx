import { scheduledHour } from '@acheep/contract/jobs/job';
import type { JobStatus } from '@acheep/contract/jobs/job-option';
import { type OwnJobSort, ownJobSorts } from '@acheep/contract/jobs/own-job-option';
import type { List } from '@acheep/contract/kernel/list';
import { valuesOf } from '@acheep/contract/kernel/option';
import { paths } from '@acheep/contract/paths';
import { Alert, Anchor, Button } from '@mantine/core';
import {
  IconBriefcase,
  IconCalendarTime,
  IconCircleCheck,
  IconClockHour4,
  IconPlus,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { usePostJob } from '../../../entities/billing/order/use-post-job.ts';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { useMayDo } from '../../../lib/may-do.ts';
import { useHandedOver } from '../../../lib/use-handed-over.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useOwnJobColumns } from './own-job-column.tsx';

interface Published {
  id: string;
  title: string;
  /** True if the operator has to approve it first. */
  waits: boolean;
  /** Day on which it will be published. */
  scheduledOn: string | null;
}

/** Confirmation after publishing, with a link to the public page. */
function PublishedNote() {
  const { t } = useTranslation('job-post');
  const published = useHandedOver<Published>('published');
  if (!published) return null;
  const { id, title, waits, scheduledOn } = published;
  if (scheduledOn) {
    const date = formatDate(scheduledOn, 'short');
    return (
      <Alert
        role="status"
        color="green"
        mb="md"
        title={t('done.schedule', { date, hour: scheduledHour })}
        icon={<IconCalendarTime aria-hidden />}
      >
        {title}
      </Alert>
    );
  }
  if (waits) {
    return (
      <Alert
        role="status"
        color="saffron"
        mb="md"
        title={t('done.waits')}
        icon={<IconClockHour4 aria-hidden />}
      >
        {title} · {t('waits.text')}
      </Alert>
    );
  }
  return (
    <Alert
      role="status"
      color="green"
      mb="md"
      title={t('done.publish')}
      icon={<IconCircleCheck aria-hidden />}
    >
      {title} ·{' '}
      <Anchor component={Link} inherit to={paths.job(id)}>
        {t('done.viewPublic')}
      </Anchor>
    </Alert>
  );
}

/** Orders of jobs, beginning with one that the columns show; those of one state are not sorted by it. */
const inOrder = (first: OwnJobSort, isOfOneState = false): List => ({
  filters: {},
  sorts: Object.fromEntries(
    [first, ...valuesOf(ownJobSorts)]
      .filter((sort) => !isOfOneState || !sort.startsWith('status'))
      .map((sort) => [sort, ownJobSorts[sort]]),
  ),
});

/** States of the jobs on each page, and its list. */
const pages = {
  all: { states: [], list: inOrder('status_1') },
  // Waiting jobs are not public yet either.
  draft: { states: ['draft', 'pending'], list: inOrder('createdAt_-1') },
  active: { states: ['active'], list: inOrder('closingDate_1', true) },
  closed: { states: ['closed'], list: inOrder('closingDate_-1', true) },
  /** To be posted again. */
  old: { states: ['closed', 'archived'], list: inOrder('closingDate_-1') },
} as const satisfies Record<string, { states: readonly JobStatus[]; list: List }>;

/** The recruiter's jobs in some states, or all of them. */
function OwnJobListPage({ of: key }: { of: keyof typeof pages }) {
  const { states, list: shown } = pages[key];
  const { t } = useTranslation('job-post');
  const post = usePostJob();
  const mayPost = useMayDo('post');
  const list = useWorkList(shown, 'GET /job/own', {
    query: { 'filter[status]': states.join() || undefined },
  });
  const { search } = list.asked;
  const { total = 0 } = list;
  const create = mayPost && (
    <Button
      component={Link}
      to={paths.manageJobCreate()}
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={post}
    >
      {t('list.create')}
    </Button>
  );
  return (
    <WorkList
      list={list}
      words="job-post:own"
      title={t(`list.${key}`)}
      lead={total > 0 ? t('list.total', { count: total }) : undefined}
      action={create}
      // The status is redundant in a list of one.
      columns={useOwnJobColumns().filter((column) => column.key !== 'status' || states.length !== 1)}
      empty={
        search ? (
          <EmptyState art="lens" title={t('own.empty.title')} text={t('own.empty.text', { search })} />
        ) : (
          <EmptyState
            icon={IconBriefcase}
            art="garment"
            title={t(`empty.${key}.title`)}
            text={t(`empty.${key}.text`)}
            action={create}
          />
        )
      }
    >
      <PublishedNote />
    </WorkList>
  );
}

export const AllJobsPage = () => <OwnJobListPage key="all" of="all" />;
export const OldJobsPage = () => <OwnJobListPage key="old" of="old" />;
export const ActiveJobsPage = () => <OwnJobListPage key="active" of="active" />;
export const ClosedJobsPage = () => <OwnJobListPage key="closed" of="closed" />;
export const DraftJobsPage = () => <OwnJobListPage key="draft" of="draft" />;
