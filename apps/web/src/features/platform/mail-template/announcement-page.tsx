import { adminPaths } from '@acheep/contract/admin-paths';
import { numberText } from '@acheep/contract/kernel/english-text';
import { newestFirst } from '@acheep/contract/kernel/list';
import type { Locale } from '@acheep/contract/kernel/locale';
import { type SignUpRole, signUpRoles } from '@acheep/contract/kernel/role';
import type { Announcement } from '@acheep/contract/messaging/announcement';
import {
  type AnnouncementState,
  announcedPerMinute,
  announcementStates,
} from '@acheep/contract/messaging/announcement-option';
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconBrandTelegram, IconSend, IconSpeakerphone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkListBody } from '../../../entities/platform/work-list/work-list.tsx';
import { call } from '../../../lib/api.ts';
import { apiData } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { MailWordsPanel } from './mail-words.tsx';

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
function AnnouncementList() {
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

const wordsIn = (language: 'en' | 'km') =>
  apiData('GET /admin/mail-template/words', { query: { name: 'announcement', language } });

/** To whom the announcement goes, how many they are, and the button that sends it. */
function AnnouncementSend() {
  const { t } = useTranslation('announcement');
  const [role, setRole] = useState<SignUpRole>('recruiter');
  const recipients = useQuery(apiData('GET /admin/announcement/recipients', { query: { role } })).data
    ?.recipients;
  const [en, km] = [useQuery(wordsIn('en')).data, useQuery(wordsIn('km')).data];
  const isWritten = en?.isChanged && km?.isChanged;
  const send = useAct({
    call: () => call('POST /admin/announcement', { body: { role } }),
    asks: () => {
      const subject = { en, km }[currentLocale()]?.subject ?? '';
      const people = `${localized(signUpRoles[role])} (${numberText(recipients ?? 0)})`;
      return { title: t('ask', { subject, people }), message: t('askText'), confirmLabel: t('send') };
    },
    done: t('sent'),
    refresh: ['GET /admin/announcement', 'GET /admin/audit'],
  });

  return (
    <Panel title={t('send')}>
      <Stack>
        <NativeSelect
          label={t('to')}
          value={role}
          onChange={(event) => setRole(event.currentTarget.value as SignUpRole)}
          data={choicesOf(signUpRoles)}
          maw={360}
        />
        <Text size="sm" role="status">
          {recipients === 0 && t('nobody')}
          {recipients !== undefined &&
            recipients > 0 &&
            `${t('people', { count: recipients })} ${t('pace', {
              minutes: Math.ceil(recipients / announcedPerMinute),
              count: announcedPerMinute,
            })}`}
        </Text>
        <Text size="sm" c="dimmed">
          {t(isWritten ? 'saved' : 'unwritten')}
        </Text>
        <Group>
          <Button
            leftSection={<IconSend size={18} aria-hidden />}
            loading={send.isPending}
            disabled={!isWritten || !recipients}
            onClick={() => send.act()}
          >
            {t('send')}
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}

/** Writes to everybody of a role: the words in both languages, to whom, and what went out before. */
export function AnnouncementPage() {
  const { t } = useTranslation('announcement');
  const hasBot = useQuery(apiData('GET /admin/telegram-channel')).data?.hasBot;
  const [language, setLanguage] = useState<Locale>(currentLocale());
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        action={
          hasBot && (
            <Button
              component={Link}
              to={adminPaths.telegramChannels()}
              variant="default"
              leftSection={<IconBrandTelegram size={18} aria-hidden />}
            >
              {t('channels')}
            </Button>
          )
        }
      />
      <Stack>
        <LanguageChoice label={t('language')} value={language} onChange={setLanguage} />
        <MailWordsPanel name="announcement" language={language} />
        <AnnouncementSend />
        <AnnouncementList />
      </Stack>
    </>
  );
}
