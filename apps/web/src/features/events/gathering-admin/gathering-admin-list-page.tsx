import { adminPaths } from '@acheep/contract/admin-paths';
import type { AdminGathering } from '@acheep/contract/events/gathering-admin';
import {
  type GatheringKind,
  gatheringFees,
  gatheringStatuses,
} from '@acheep/contract/events/gathering-option';
import { numberText } from '@acheep/contract/kernel/english-text';
import { valuesOf } from '@acheep/contract/kernel/option';
import { Anchor, Text } from '@mantine/core';
import { IconCalendarStar, IconSchool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { GatheringStatusBadge } from '../../../entities/events/gathering/gathering-status.tsx';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { apiPage } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { isNarrowed, listRequest, oneOf, recordId } from '../../../lib/list-url.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { ListView } from '../../../ui/list-view.tsx';
import { formatMoney } from '../../../ui/money-text.ts';
import { PageHeader } from '../../../ui/page-header.tsx';

const adminGatheringList = {
  filters: {
    status: oneOf(valuesOf(gatheringStatuses)),
    fee: oneOf(valuesOf(gatheringFees)),
    companyId: recordId,
  },
  sorts: ['createdAt_-1', 'createdAt_1'],
  limit: 20,
} as const;

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
            {formatMoney(fee, currency)}
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
  const control = useListUrl(adminGatheringList);
  const { asked } = control;
  const query = useQuery(apiPage(`GET /admin/${kind}`, { query: listRequest(adminGatheringList, asked) }));
  const columns = useGatheringColumns();
  const meta = query.data?.meta;
  const none = isNarrowed(asked) ? 'empty' : 'none';
  const title = t(`${kind}.title`);
  return (
    <>
      <PageHead title={title} noIndex />
      <PageHeader
        title={title}
        lead={meta && t(meta.total_capped ? 'totalMany' : 'total', { count: meta.total })}
      />
      <FilterBar
        {...control}
        search={{ label: t('search'), hint: t('searchHint') }}
        selects={[
          { name: 'status', label: t('column.status'), choices: choicesOf(gatheringStatuses) },
          { name: 'fee', label: t('column.fee'), choices: choicesOf(gatheringFees) },
        ]}
      />
      <ListView
        {...control}
        query={query}
        label={title}
        columns={columns}
        empty={
          <EmptyState
            icon={kind === 'training' ? IconSchool : IconCalendarStar}
            title={t(`${none}.title`)}
            text={t(`${none}.text`)}
          />
        }
      />
    </>
  );
}

export const TrainingAdminListPage = () => <GatheringAdminList kind="training" />;
export const EventAdminListPage = () => <GatheringAdminList kind="event" />;
