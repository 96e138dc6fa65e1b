import { adminPaths } from '@acheep/contract/admin-paths';
import type { AdminGathering } from '@acheep/contract/events/gathering-admin';
import { adminGatherings, type GatheringKind } from '@acheep/contract/events/gathering-option';
import { numberText } from '@acheep/contract/kernel/english-text';
import { moneyText } from '@acheep/contract/kernel/money';
import { Anchor, Text } from '@mantine/core';
import { IconCalendarStar, IconSchool } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { GatheringStatusBadge } from '../../../entities/events/gathering/gathering-status.tsx';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';

function useGatheringColumns(): Column<AdminGathering>[] {
  const { t } = useTranslation('gathering-admin');
  return [
    {
      key: 'title',
      header: t('column.title'),
      card: 'title',
      cell: ({ _id, kind, title, company }) => (
        <>
          <Anchor
            component={Link}
            to={kind === 'training' ? adminPaths.training(_id) : adminPaths.event(_id)}
            fw={600}
          >
            {title}
          </Anchor>
          <Text size="sm">
            <Anchor component={Link} inherit to={adminPaths.company(company._id)}>
              {companyName(company)}
            </Anchor>
          </Text>
        </>
      ),
    },
    {
      key: 'starts',
      header: t('column.starts'),
      card: 'note',
      cell: ({ startsAt }) => startsAt && <DateText value={startsAt} format="short" />,
    },
    {
      key: 'seats',
      header: t('column.seats'),
      card: 'fact',
      cell: ({ registered, seats, waiting }, as) => {
        const taken = numberText(registered);
        const text = seats === null ? taken : `${taken} / ${numberText(seats)}`;
        return (
          <>
            {as === 'card' ? t('seatsTaken', { seats: text }) : text}
            {waiting > 0 && (
              <Text size="sm" c="dimmed">
                {t('waiting', { count: waiting })}
              </Text>
            )}
          </>
        );
      },
    },
    {
      key: 'fee',
      header: t('column.fee'),
      card: 'fact',
      cell: ({ fee, currency, paid, registered }) =>
        fee === null ? (
          t('free')
        ) : (
          <>
            {moneyText(fee, currency)}
            <Text size="sm" c="dimmed">
              {t('paidOf', { paid, registered })}
            </Text>
          </>
        ),
    },
    {
      key: 'created',
      header: t('column.created'),
      sort: 'createdAt',
      card: 'none',
      cell: ({ createdAt }) => <DateText value={createdAt} format="short" />,
    },
    {
      key: 'status',
      header: t('column.status'),
      card: 'mark',
      cell: ({ status }) => <GatheringStatusBadge status={status} />,
    },
  ];
}

/** Trainings or events of all companies, with their seats, registrations and fees. */
function GatheringAdminList({ kind }: { kind: GatheringKind }) {
  const { t } = useTranslation('gathering-admin');
  const list = useWorkList(adminGatherings, `GET /admin/${kind}`);
  const { page } = list;
  return (
    <WorkList
      list={list}
      words={`gathering-admin:${kind}`}
      lead={page && t(page.meta.total_capped ? 'totalMany' : 'total', { count: page.meta.total })}
      icon={kind === 'training' ? IconSchool : IconCalendarStar}
      columns={useGatheringColumns()}
    />
  );
}

export const TrainingAdminListPage = () => <GatheringAdminList kind="training" />;
export const EventAdminListPage = () => <GatheringAdminList kind="event" />;
