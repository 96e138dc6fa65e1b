import type { OwnGathering } from '@acheep/contract/events/gathering-own';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { kindPaths } from './gathering-paths.ts';
import { GatheringStatusBadge } from './gathering-status.tsx';
import { OwnGatheringActions } from './own-gathering-actions.tsx';

/** What the list of one's own shows of each. */
export function useOwnGatheringColumns(): Column<OwnGathering>[] {
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
