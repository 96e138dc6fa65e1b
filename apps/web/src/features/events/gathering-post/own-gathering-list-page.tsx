import {
  type GatheringKind,
  type GatheringStatus,
  gatheringStatuses,
} from '@acheep/contract/events/gathering-option';
import type { OwnGathering } from '@acheep/contract/events/gathering-own';
import { ownGatheringSorts, ownGatherings } from '@acheep/contract/events/own-gathering-option';
import { some } from '@acheep/contract/kernel/option';
import { Alert, Anchor, Button, Text } from '@mantine/core';
import { IconCalendarEvent, IconCircleCheck, IconPlus, IconSchool } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { GatheringStatusBadge } from '../../../entities/events/gathering/gathering-status.tsx';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { localized } from '../../../lib/locale.ts';
import { useHandedOver } from '../../../lib/use-handed-over.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { kindPaths } from './gathering-paths.ts';
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

/** Begins in an order that a column shows: those to come, the latest first, above those that are over. */
const ownList = {
  ...ownGatherings,
  sorts: { ...some(ownGatheringSorts, 'startsAt_-1'), ...ownGatheringSorts },
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
  const list = useWorkList(ownList, `GET /${kind}/own`, { query: of ? { 'filter[status]': of } : {} });
  const { search, filters } = list.asked;
  const status = of ?? (filters.status as GatheringStatus | undefined);
  const title = t(`${kind}.list`);
  const create = (
    <Button component={Link} to={kindPaths[kind].create()} leftSection={<IconPlus size={18} aria-hidden />}>
      {t(`${kind}.create`)}
    </Button>
  );
  return (
    <WorkList
      list={list}
      words="gathering-post:own"
      title={status ? `${title}: ${localized(gatheringStatuses[status])}` : title}
      action={create}
      {...(of && { choices: { status: undefined } })}
      columns={useOwnGatheringColumns().filter(({ key }) => key !== 'status' || !status)}
      empty={
        search ? (
          <EmptyState art="lens" title={t('own.empty.title')} text={t('own.empty.text', { search })} />
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
    >
      <PublishedNote kind={kind} />
    </WorkList>
  );
}

export const AllTrainingsPage = () => <OwnGatheringListPage key="all" kind="training" />;
export const DraftTrainingsPage = () => <OwnGatheringListPage key="draft" kind="training" of="draft" />;
export const ActiveTrainingsPage = () => <OwnGatheringListPage key="active" kind="training" of="active" />;
export const ClosedTrainingsPage = () => <OwnGatheringListPage key="closed" kind="training" of="closed" />;
export const OwnEventsPage = () => <OwnGatheringListPage key="event" kind="event" />;
