import {
  type GatheringKind,
  type GatheringStatus,
  gatheringStatuses,
} from '@acheep/contract/events/gathering-option';
import type { OwnGathering } from '@acheep/contract/events/gathering-own';
import { type OwnGatheringSort, ownGatheringSorts } from '@acheep/contract/events/own-gathering-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { Alert, Anchor, Button, Text } from '@mantine/core';
import { IconCalendarEvent, IconCircleCheck, IconPlus, IconSchool, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { GatheringStatusBadge } from '../../../entities/events/gathering/gathering-status.tsx';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { choicesOf } from '../../../lib/choice.ts';
import { isNarrowed, type ListUrl, listRequest, oneOf } from '../../../lib/list-url.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useHandedOver } from '../../../lib/use-handed-over.ts';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { kindPaths } from './gathering-paths.ts';
import { ownGatheringPage } from './gathering-post.api.ts';
import { OwnGatheringActions } from './own-gathering-actions.tsx';

function useOwnGatheringColumns(): Column<OwnGathering>[] {
  const { t } = useTranslation('gathering-post');
  const placeOf = ({ online, venue, province }: OwnGathering) =>
    online ? t('list.online') : [venue, province && localized(province.name)].filter(Boolean).join(' · ');
  const people = ({ registered, waiting, seats }: OwnGathering) =>
    [
      seats === null
        ? t('list.registered', { count: registered })
        : t('list.registeredOf', { count: registered, seats }),
      waiting > 0 && t('list.waiting', { count: waiting }),
    ]
      .filter(Boolean)
      .join(' · ');
  return [
    {
      key: 'title',
      header: t('list.column.title'),
      sort: 'title',
      orders: ['title_1', 'title_-1'],
      card: 'title',
      cell: (one) => (
        <>
          <Anchor component={Link} to={kindPaths[one.kind].edit(one._id)} fw={600}>
            {one.title}
          </Anchor>
          <Text size="sm" c="dimmed">
            {placeOf(one)}
          </Text>
        </>
      ),
    },
    {
      key: 'status',
      header: t('list.column.status'),
      card: 'mark',
      cell: ({ status }) => <GatheringStatusBadge status={status} />,
    },
    {
      key: 'dates',
      header: t('list.column.dates'),
      sort: 'startsAt',
      orders: ['startsAt_1', 'startsAt_-1'],
      card: 'fact',
      cell: ({ startsAt, sessionCount }) => (
        <Text span size="sm" c={startsAt ? undefined : 'dimmed'}>
          {startsAt ? <DateText value={startsAt} format="time" /> : t('list.noDates')}
          {sessionCount > 1 && ` · ${t('list.sessions', { count: sessionCount })}`}
        </Text>
      ),
    },
    {
      key: 'people',
      header: t('list.column.people'),
      card: 'fact',
      cell: (one) =>
        one.status !== 'draft' && (
          <Anchor component={Link} size="sm" to={kindPaths[one.kind].participants(one._id)}>
            {people(one)}
          </Anchor>
        ),
    },
    {
      key: 'actions',
      header: t('list.column.actions'),
      hiddenHeader: true,
      card: 'actions',
      cell: (one) => <OwnGatheringActions gathering={one} />,
    },
  ];
}

const statuses = valuesOf(gatheringStatuses);
const ownList: ListUrl<'status', OwnGatheringSort> = {
  filters: { status: oneOf(statuses) },
  // The first is one that a column shows: those to come, the latest first, above those that are over.
  sorts: ['startsAt_-1', ...valuesOf(ownGatheringSorts)],
  limit: 20,
};

/** Confirms publishing, with a link to the public page. */
function PublishedNote({ kind }: { kind: GatheringKind }) {
  const { t } = useTranslation('gathering-post');
  const published = useHandedOver<{ id: string; title: string }>('published');
  if (!published) return null;
  const { id, title } = published;
  return (
    <Alert
      role="status"
      color="green"
      mb="md"
      title={t('done.publish')}
      icon={<IconCircleCheck aria-hidden />}
    >
      {title} ·{' '}
      <Anchor component={Link} inherit to={kindPaths[kind].page(id)}>
        {t('action.view')}
      </Anchor>
    </Alert>
  );
}

interface OwnListProps {
  kind: GatheringKind;
  /** Status of a dedicated page; otherwise it is in the URL. */
  of?: GatheringStatus;
}

/** The user's own trainings or events, of one status or all. */
function OwnGatheringListPage({ kind, of }: OwnListProps) {
  const { t } = useTranslation('gathering-post');
  const control = useListUrl(ownList);
  const { search, filters } = control.asked;
  const status = of ?? (filters.status as GatheringStatus | undefined);
  const query = useQuery(
    ownGatheringPage(kind, { ...listRequest(ownList, control.asked), 'filter[status]': status }),
  );
  const columns = useOwnGatheringColumns().filter(({ key }) => key !== 'status' || !status);
  const list = t(`${kind}.list`);
  const title = status ? `${list}: ${localized(gatheringStatuses[status])}` : list;
  const create = (
    <Button component={Link} to={kindPaths[kind].create()} leftSection={<IconPlus size={18} aria-hidden />}>
      {t(`${kind}.create`)}
    </Button>
  );
  return (
    <>
      <PageHead title={title} noIndex />
      <PageHeader title={title} action={create} />
      <PublishedNote kind={kind} />
      {(isNarrowed(control.asked) || query.data?.data.length !== 0) && (
        <FilterBar
          {...control}
          search={{ label: t('list.search') }}
          selects={
            of
              ? []
              : [{ name: 'status', label: t('list.column.status'), choices: choicesOf(gatheringStatuses) }]
          }
        />
      )}
      <ListView
        {...control}
        query={query}
        label={title}
        columns={columns}
        orders={choicesOf(ownGatheringSorts)}
        empty={
          search ? (
            <EmptyState
              icon={IconSearch}
              title={t('empty.search.title')}
              text={t('empty.search.text', { search })}
            />
          ) : (
            <EmptyState
              icon={kind === 'training' ? IconSchool : IconCalendarEvent}
              art={kind === 'training' ? 'teacher' : 'office'}
              title={t(`empty.${status ?? 'all'}`)}
              text={t(`${kind}.empty`)}
              action={create}
            />
          )
        }
      />
    </>
  );
}

export const AllTrainingsPage = () => <OwnGatheringListPage key="all" kind="training" />;
export const DraftTrainingsPage = () => <OwnGatheringListPage key="draft" kind="training" of="draft" />;
export const ActiveTrainingsPage = () => <OwnGatheringListPage key="active" kind="training" of="active" />;
export const ClosedTrainingsPage = () => <OwnGatheringListPage key="closed" kind="training" of="closed" />;
export const OwnEventsPage = () => <OwnGatheringListPage key="event" kind="event" />;
