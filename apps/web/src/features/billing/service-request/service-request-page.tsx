import type { ServiceRequest } from '@acheep/contract/billing/service-request';
import { type EnquiryStatus, enquiryStatuses } from '@acheep/contract/content/enquiry-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { paths } from '@acheep/contract/paths';
import { Button, Text } from '@mantine/core';
import { IconBriefcase2, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CarriedOut } from '../../../entities/billing/service-request/carried-out.tsx';
import { EndScreening } from '../../../entities/billing/service-request/end-screening.tsx';
import { RequestAbout } from '../../../entities/billing/service-request/request-about.tsx';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { apiPage } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { isNarrowed, listRequest, oneOf } from '../../../lib/list-url.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';

const tones: Record<EnquiryStatus, StatusTone> = { open: 'wait', done: 'good' };

const requestList = {
  filters: { status: oneOf(valuesOf(enquiryStatuses)) },
  sorts: ['createdAt_-1', 'createdAt_1'],
  limit: 20,
} as const;

function useColumns(): Column<ServiceRequest>[] {
  const { t } = useTranslation('service-request');
  return [
    {
      key: 'service',
      header: t('column.service'),
      card: 'title',
      cell: ({ title, titleKm, message }) => (
        <>
          <Text fw={600}>{localized({ en: title, km: titleKm })}</Text>
          {message && (
            <Text size="sm" c="dimmed" lineClamp={2}>
              {message}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'about',
      header: t('column.about'),
      card: 'fact',
      cell: (request) => (request.job || request.gathering) && <RequestAbout of={request} />,
    },
    {
      key: 'done',
      header: t('column.done'),
      card: 'fact',
      cell: ({ _id, status, carriedOut, job }) =>
        carriedOut ? (
          <>
            <CarriedOut done={carriedOut} />
            {carriedOut.effect === 'cv-screening' && !carriedOut.endedAt && job && (
              <EndScreening id={_id} job={job.title} />
            )}
          </>
        ) : (
          <Text size="sm" c="dimmed">
            {t(status === 'open' ? 'waiting' : 'answered')}
          </Text>
        ),
    },
    {
      key: 'asked',
      header: t('column.asked'),
      sort: 'createdAt',
      card: 'note',
      cell: ({ createdAt, askedBy }) => (
        <>
          <DateText value={createdAt} format="short" />
          {askedBy && (
            <Text span size="sm" c="dimmed">
              {' '}
              {t('by', { name: askedBy })}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'status',
      header: t('column.status'),
      card: 'mark',
      cell: ({ status }) => (
        <StatusBadge tone={tones[status]}>{localized(enquiryStatuses[status])}</StatusBadge>
      ),
    },
  ];
}

export function ServiceRequestPage() {
  const { t } = useTranslation('service-request');
  const control = useListUrl(requestList);
  const { asked } = control;
  const query = useQuery(apiPage('GET /service/request', { query: listRequest(requestList, asked) }));
  const columns = useColumns();
  const narrowed = isNarrowed(asked);
  const services = (
    <Button component={Link} to={paths.services()}>
      {t('all')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} action={services} />
      {(narrowed || query.data?.data.length !== 0) && (
        <FilterBar
          {...control}
          selects={[{ name: 'status', label: t('column.status'), choices: choicesOf(enquiryStatuses) }]}
        />
      )}
      <ListView
        {...control}
        query={query}
        label={t('title')}
        columns={columns}
        empty={
          narrowed ? (
            <EmptyState icon={IconSearch} title={t('empty.title')} text={t('empty.text')} />
          ) : (
            <EmptyState
              icon={IconBriefcase2}
              title={t('none.title')}
              text={t('none.text')}
              action={services}
            />
          )
        }
      />
    </>
  );
}
