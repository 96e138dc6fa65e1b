import type { ServiceRequest } from '@acheep/contract/billing/service-request';
import {
  type EnquiryStatus,
  enquiryStatuses,
  serviceRequests,
} from '@acheep/contract/content/enquiry-option';
import { paths } from '@acheep/contract/paths';
import { Button, Text } from '@mantine/core';
import { IconBriefcase2 } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { CarriedOut } from '../../../entities/billing/service-request/carried-out.tsx';
import { EndScreening } from '../../../entities/billing/service-request/end-screening.tsx';
import { RequestAbout } from '../../../entities/billing/service-request/request-about.tsx';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';

const tones: Record<EnquiryStatus, StatusTone> = { open: 'wait', done: 'good' };

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
  const list = useWorkList(serviceRequests, 'GET /service/request');
  const services = (
    <Button component={Link} to={paths.services()}>
      {t('all')}
    </Button>
  );
  return (
    <WorkList
      list={list}
      words="service-request"
      action={services}
      icon={IconBriefcase2}
      firstStep={services}
      columns={useColumns()}
    />
  );
}
