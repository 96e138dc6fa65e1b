import { adminPaths } from '@acheep/contract/admin-paths';
import type { AdminEnquiry } from '@acheep/contract/content/enquiry';
import {
  adminEnquiries,
  type EnquiryStatus,
  enquiryKinds,
  enquiryStatuses,
} from '@acheep/contract/content/enquiry-option';
import { Anchor, Button, Text } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';
import { EnquiryDialog } from './enquiry-dialog.tsx';

const tones: Record<EnquiryStatus, StatusTone> = { open: 'wait', done: 'off' };

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
  const list = useWorkList(adminEnquiries, 'GET /admin/enquiry');
  const [last, setLast] = useState<AdminEnquiry | null>(null);
  // A closed enquiry may have left the list: its last known state stays open.
  const found = list.rows.find(({ _id }) => _id === opened);
  if (found && found !== last) setLast(found);
  const shown = opened === null ? null : (found ?? last);
  return (
    <>
      <WorkList
        list={list}
        words="enquiry-admin"
        action={
          <Button component={Link} variant="default" to={adminPaths.screenings()}>
            {t('screenings')}
          </Button>
        }
        icon={IconMessageCircle}
        columns={useColumns(({ _id }) => setOpened(_id))}
      />
      {shown && <EnquiryDialog key={shown._id} enquiry={shown} onClose={() => setOpened(null)} />}
    </>
  );
}
