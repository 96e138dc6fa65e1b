import { adminPaths } from '@acheep/contract/admin-paths';
import type { AdminEnquiry } from '@acheep/contract/content/enquiry';
import { type EnquiryStatus, enquiryKinds, enquiryStatuses } from '@acheep/contract/content/enquiry-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { Anchor, Button, Text } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
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
import { EnquiryDialog } from './enquiry-dialog.tsx';

const tones: Record<EnquiryStatus, StatusTone> = { open: 'wait', done: 'off' };

const enquiryList = {
  filters: { status: oneOf(valuesOf(enquiryStatuses)), kind: oneOf(valuesOf(enquiryKinds)) },
  sorts: ['createdAt_-1', 'createdAt_1'],
  limit: 20,
} as const;

/** Title of the job, training or event of a service request. */
const about = ({ request }: AdminEnquiry) => (request?.job ?? request?.gathering)?.title;

function useColumns(onOpen: (enquiry: AdminEnquiry) => void): Column<AdminEnquiry>[] {
  const { t } = useTranslation('enquiry-admin');
  return [
    {
      key: 'subject',
      header: t('column.subject'),
      card: 'title',
      cell: (enquiry) => (
        <>
          <Anchor component="button" type="button" fw={600} ta="left" onClick={() => onOpen(enquiry)}>
            {enquiry.subject}
          </Anchor>
          {about(enquiry) && (
            <Text size="sm" lineClamp={1}>
              {about(enquiry)}
            </Text>
          )}
          <Text size="sm" c="dimmed" lineClamp={2}>
            {enquiry.message}
          </Text>
        </>
      ),
    },
    {
      key: 'who',
      header: t('column.who'),
      card: 'fact',
      cell: ({ name, email }) => (
        <>
          <Text size="sm">{name}</Text>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {email}
          </Text>
        </>
      ),
    },
    {
      key: 'kind',
      header: t('column.kind'),
      card: 'fact',
      cell: ({ kind }) => <Text size="sm">{localized(enquiryKinds[kind])}</Text>,
    },
    {
      key: 'status',
      header: t('column.status'),
      card: 'mark',
      cell: ({ status, answers }) => (
        <>
          <StatusBadge tone={tones[status]}>{localized(enquiryStatuses[status])}</StatusBadge>
          {answers.length > 0 && (
            <Text size="xs" c="dimmed">
              {t('answers', { count: answers.length })}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'created',
      header: t('column.created'),
      sort: 'createdAt',
      card: 'note',
      cell: ({ createdAt }) => <DateText value={createdAt} format="short" />,
    },
    {
      key: 'actions',
      header: t('column.actions'),
      hiddenHeader: true,
      card: 'actions',
      cell: (enquiry) => (
        <Button variant="default" size="xs" onClick={() => onOpen(enquiry)}>
          {t('open')}
        </Button>
      ),
    },
  ];
}

export function EnquiryAdminPage() {
  const { t } = useTranslation('enquiry-admin');
  const [opened, setOpened] = useState<string | null>(null);
  const control = useListUrl(enquiryList);
  const { asked } = control;
  const query = useQuery(apiPage('GET /admin/enquiry', { query: listRequest(enquiryList, asked) }));
  const columns = useColumns(({ _id }) => setOpened(_id));
  const [last, setLast] = useState<AdminEnquiry | null>(null);
  // A closed enquiry may have left the list: its last known state stays open.
  const found = query.data?.data.find(({ _id }) => _id === opened);
  if (found && found !== last) setLast(found);
  const shown = opened === null ? null : (found ?? last);
  const none = isNarrowed(asked) ? 'empty' : 'none';
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        action={
          <Button component={Link} variant="default" to={adminPaths.screenings()}>
            {t('screenings')}
          </Button>
        }
      />
      <FilterBar
        {...control}
        search={{ label: t('search'), hint: t('searchHint') }}
        selects={[
          { name: 'status', label: t('column.status'), choices: choicesOf(enquiryStatuses) },
          { name: 'kind', label: t('column.kind'), choices: choicesOf(enquiryKinds) },
        ]}
      />
      <ListView
        {...control}
        query={query}
        label={t('title')}
        columns={columns}
        empty={<EmptyState icon={IconMessageCircle} title={t(`${none}.title`)} text={t(`${none}.text`)} />}
      />
      {shown && <EnquiryDialog key={shown._id} enquiry={shown} onClose={() => setOpened(null)} />}
    </>
  );
}
