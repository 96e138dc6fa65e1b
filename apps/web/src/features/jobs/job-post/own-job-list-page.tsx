import { scheduledHour } from '@acheep/contract/jobs/job';
import type { JobStatus } from '@acheep/contract/jobs/job-option';
import { type OwnJobSort, ownJobSorts } from '@acheep/contract/jobs/own-job-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { paths } from '@acheep/contract/paths';
import { Alert, Anchor, Button } from '@mantine/core';
import {
  IconBriefcase,
  IconCalendarTime,
  IconCircleCheck,
  IconClockHour4,
  IconPlus,
  IconSearch,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { usePostJob } from '../../../entities/billing/order/use-post-job.ts';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { apiPage } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { listRequest } from '../../../lib/list-url.ts';
import { useMayDo } from '../../../lib/may-do.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useHandedOver } from '../../../lib/use-handed-over.ts';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
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

const sorts = valuesOf(ownJobSorts);
/** A list, beginning in an order that its columns show. */
const inOrder = (first: OwnJobSort) => ({ filters: {}, sorts: [first, ...sorts], limit: 20 });

/** Jobs of one state are not sorted by it. */
const ofOneState = choicesOf(ownJobSorts).filter(({ value }) => !value.startsWith('status'));

/** States of the jobs on each page, and its list. */
const pages = {
  all: { states: [], list: inOrder('status_1') },
  // Waiting jobs are not public yet either.
  draft: { states: ['draft', 'pending'], list: inOrder('createdAt_-1') },
  active: { states: ['active'], list: inOrder('closingDate_1') },
  closed: { states: ['closed'], list: inOrder('closingDate_-1') },
  /** To be posted again. */
  old: { states: ['closed', 'archived'], list: inOrder('closingDate_-1') },
} as const satisfies Record<string, { states: readonly JobStatus[]; list: ReturnType<typeof inOrder> }>;

/** The recruiter's jobs in some states, or all of them. */
function OwnJobListPage({ of: key }: { of: keyof typeof pages }) {
  const { states, list } = pages[key];
  const { t } = useTranslation('job-post');
  const post = usePostJob();
  const mayPost = useMayDo('post');
  const control = useListUrl(list);
  const { search } = control.asked;
  const request = {
    ...listRequest(list, control.asked),
    'filter[status]': states.join() || undefined,
  };
  const query = useQuery(apiPage('GET /job/own', { query: request }));
  const total = query.data?.meta.total ?? 0;
  const isOfOneState = states.length === 1;
  // Redundant in a list of one state.
  const columns = useOwnJobColumns().filter((column) => column.key !== 'status' || !isOfOneState);
  const title = t(`list.${key}`);
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
    <>
      <PageHead title={title} noIndex />
      <PageHeader
        title={title}
        lead={total > 0 ? t('list.total', { count: total }) : undefined}
        action={create}
      />
      <PublishedNote />
      {(search || query.data?.data.length !== 0) && (
        <FilterBar {...control} search={{ label: t('list.search') }} />
      )}
      <ListView
        {...control}
        query={query}
        label={title}
        columns={columns}
        orders={isOfOneState ? ofOneState : choicesOf(ownJobSorts)}
        empty={
          search ? (
            <EmptyState
              icon={IconSearch}
              art="lens"
              title={t('empty.search.title')}
              text={t('empty.search.text', { search })}
            />
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
      />
    </>
  );
}

export const AllJobsPage = () => <OwnJobListPage key="all" of="all" />;
export const OldJobsPage = () => <OwnJobListPage key="old" of="old" />;
export const ActiveJobsPage = () => <OwnJobListPage key="active" of="active" />;
export const ClosedJobsPage = () => <OwnJobListPage key="closed" of="closed" />;
export const DraftJobsPage = () => <OwnJobListPage key="draft" of="draft" />;
