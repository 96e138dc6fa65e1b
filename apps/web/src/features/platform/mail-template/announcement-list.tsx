import { numberText } from '@acheep/contract/kernel/english-text';
import { newestFirst } from '@acheep/contract/kernel/list';
import { signUpRoles } from '@acheep/contract/kernel/role';
import type { Announcement } from '@acheep/contract/messaging/announcement';
import { type AnnouncementState, announcementStates } from '@acheep/contract/messaging/announcement-option';
import { Button, Text } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkListBody } from '../../../entities/platform/work-list/work-list.tsx';
import { call } from '../../../lib/api.ts';
import { localized } from '../../../lib/locale.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { Panel } from '../../../ui/panel.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';

const tones: Record<AnnouncementState, StatusTone> = { sending: 'wait', sent: 'good', stopped: 'off' };
const _list = { filters: {}, sorts: ['createdAt_-1', 'createdAt_1'], limit: 20 } as const;
/** Milliseconds between looks at one that is being sent. */
const lookAgain = 15_000;

function useColumns(): Column<Announcement>[] {
  const { t } = useTranslation('announcement');
  const stop = useAct({
    call: (id: string) => call('POST /admin/announcement/:id/stop', { params: { id } }),
    asks: () => ({ title: t('stopAsk'), message: t('stopText'), confirmLabel: t('stop') }),
    done: t('stopped'),
    refresh: ['GET /admin/announcement', 'GET /admin/audit'],
  });
  return [
    {
      key: 'subject',
      header: t('subject'),
      card: 'title',
      cell: ({ subject }) => <Text fw={600}>{localized(subject)}</Text>,
    },
    {
      key: 'role',
      header: t('to'),
      card: 'fact',
      cell: ({ role }) => localized(signUpRoles[role]),
    },
    {
      key: 'state',
      header: t('state'),
      card: 'mark',
      cell: ({ state }) => (
        <StatusBadge tone={tones[state]}>{localized(announcementStates[state])}</StatusBadge>
      ),
    },
    {
      key: 'mailed',
      header: t('mailed'),
      card: 'fact',
      isNumber: true,
      cell: ({ mailed, recipients }) =>
        t('mailedOf', { mailed: numberText(mailed), recipients: numberText(recipients) }),
    },
    { key: 'by', header: t('by'), card: 'note', cell: ({ sentBy }) => sentBy ?? t('gone') },
    {
      key: 'at',
      header: t('at'),
      sort: 'createdAt',
      card: 'note',
      cell: ({ createdAt }) => <DateText value={createdAt} format="time" />,
    },
    {
      key: 'actions',
      header: t('stop'),
      hiddenHeader: true,
      card: 'actions',
      cell: (row) =>
        row.state === 'sending' && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('stopOf', { subject: localized(row.subject) })}
            onClick={() => stop.act(row._id)}
          >
            {t('stop')}
          </Button>
        ),
    },
  ];
}

/** Announcements that went out, newest first; one that is being sent is followed. */
export function AnnouncementList() {
  const { t } = useTranslation('announcement');
  const list = useWorkList(newestFirst, 'GET /admin/announcement', {
    refetchInterval: (page) => (page?.data.some(({ state }) => state === 'sending') ? lookAgain : false),
  });
  return (
    <Panel title={t('list.title')}>
      <WorkListBody list={list} words="announcement:list" icon={IconSpeakerphone} columns={useColumns()} />
    </Panel>
  );
}
