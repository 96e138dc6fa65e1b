import { adminPaths } from '@acheep/contract/admin-paths';
import { numberText } from '@acheep/contract/kernel/english-text';
import { languageOf } from '@acheep/contract/kernel/locale';
import type { AdminTask, TaskStatistics } from '@acheep/contract/platform/task-admin';
import { adminTasks, type TaskState, taskStates } from '@acheep/contract/platform/task-admin-option';
import { Anchor, Button, Group, SimpleGrid, Text } from '@mantine/core';
import { IconMailCog, IconRefresh, IconTemplate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { call } from '../../../lib/api.ts';
import { apiData } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText, formatDate } from '../../../ui/date-text.tsx';
import { Fact } from '../../../ui/fact.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';

const tones: Record<TaskState, StatusTone> = {
  waiting: 'wait',
  running: 'wait',
  again: 'wait',
  failed: 'bad',
  done: 'good',
};

const refresh = ['GET /admin/task', 'GET /admin/task/statistics'] as const;

/** Button that retries a task at once. */
function Retry({ task }: { task: AdminTask }) {
  const { t } = useTranslation('task-admin');
  const retry = useAct({
    call: () => call('POST /admin/task/:id/retry', { params: { id: task._id } }),
    done: t('retried'),
    refresh,
  });
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconRefresh size={16} aria-hidden />}
      loading={retry.isPending}
      onClick={() => retry.act()}
    >
      {t('retry')}
    </Button>
  );
}

/** What it does, in words; an e-mail leads to its template. */
function What({ task: { mail, title } }: { task: AdminTask }) {
  if (!mail) return localized(title);
  return (
    <Anchor component={Link} to={adminPaths.mailTemplates({ name: mail.template })} inherit>
      {localized(title)}
    </Anchor>
  );
}

/** Who is concerned, with the address of an e-mail. */
function About({ task: { mail, about } }: { task: AdminTask }) {
  return (
    <>
      {about && (
        <Anchor component={Link} to={about.path} inherit lang={languageOf(about.name)}>
          {about.name}
        </Anchor>
      )}
      {mail && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {mail.to}
        </Text>
      )}
    </>
  );
}

function useTaskColumns(): Column<AdminTask>[] {
  const { t } = useTranslation('task-admin');
  return [
    { key: 'what', header: t('column.what'), card: 'title', cell: (task) => <What task={task} /> },
    { key: 'about', header: t('column.about'), card: 'fact', cell: (task) => <About task={task} /> },
    {
      key: 'at',
      header: t('column.at'),
      sort: 'createdAt',
      card: 'note',
      cell: ({ createdAt }) => <DateText value={createdAt} format="time" />,
    },
    {
      key: 'state',
      header: t('column.state'),
      card: 'mark',
      cell: ({ state }) => <StatusBadge tone={tones[state]}>{localized(taskStates[state])}</StatusBadge>,
    },
    {
      key: 'failure',
      header: t('column.failure'),
      card: 'fact',
      cell: ({ failure, tries, nextAt }) => (
        <>
          {failure && <Text style={{ overflowWrap: 'anywhere' }}>{failure}</Text>}
          {(tries > 1 || nextAt) && (
            <Text size="sm" c="dimmed">
              {[
                tries > 0 && t('tries', { count: tries }),
                nextAt && t('next', { date: formatDate(nextAt, 'time') }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'actions',
      header: t('retry'),
      hiddenHeader: true,
      card: 'actions',
      cell: (task) => (task.state === 'failed' || task.state === 'again') && <Retry task={task} />,
    },
  ];
}

function RetryAll({ count }: { count: number }) {
  const { t } = useTranslation('task-admin');
  const retry = useAct({
    call: () => call('POST /admin/task/retry'),
    asks: () => ({
      title: t('retryAll'),
      message: t('retryAllAsk', { count }),
      confirmLabel: t('retry'),
      tone: 'plain',
    }),
    done: ({ data }) => t('retriedAll', { count: data.count }),
    refresh,
  });
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={18} aria-hidden />}
      loading={retry.isPending}
      onClick={() => retry.act()}
    >
      {t('retryAll')}
    </Button>
  );
}

/** E-mails and other background tasks: waiting and failed ones, with the errors. */
export function TaskAdminPage() {
  const { t } = useTranslation('task-admin');
  const list = useWorkList(adminTasks, 'GET /admin/task');
  const numbers = useQuery(apiData('GET /admin/task/statistics')).data;
  return (
    <WorkList
      list={list}
      words="task-admin"
      icon={IconMailCog}
      columns={useTaskColumns()}
      action={
        <Group gap="sm">
          {numbers && numbers.failed > 0 && <RetryAll count={numbers.failed} />}
          <Button
            component={Link}
            to={adminPaths.mailTemplates()}
            variant="default"
            leftSection={<IconTemplate size={18} aria-hidden />}
          >
            {t('templates')}
          </Button>
        </Group>
      }
    >
      {numbers && <Numbers of={numbers} />}
    </WorkList>
  );
}

function Numbers({ of: numbers }: { of: TaskStatistics }) {
  const { t } = useTranslation('task-admin');
  const { waitingSince } = numbers;
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing="sm" mb="md">
      <Fact
        label={t('number.waiting')}
        value={numberText(numbers.waiting)}
        hint={waitingSince ? t('number.since', { date: formatDate(waitingSince, 'time') }) : t('number.now')}
      />
      <Fact label={t('number.sent')} value={numberText(numbers.mailsSent)} />
      <Fact label={t('number.mailsFailed')} value={numberText(numbers.mailsFailed)} />
      <Fact label={t('number.othersFailed')} value={numberText(numbers.othersFailed)} />
    </SimpleGrid>
  );
}
