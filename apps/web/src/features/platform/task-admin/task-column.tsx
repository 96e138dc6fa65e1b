import { paths } from '@acheep/contract/kernel/paths';
import type { AdminTask } from '@acheep/contract/platform/task-admin';
import { type TaskState, taskStates } from '@acheep/contract/platform/task-admin-option';
import { Anchor, Button, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText, formatDate } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';

const tones: Record<TaskState, StatusTone> = {
  waiting: 'wait',
  running: 'wait',
  again: 'wait',
  failed: 'bad',
  done: 'good',
};

/** Has it tried at once. */
function Retry({ task }: { task: AdminTask }) {
  const { t } = useTranslation('task-admin');
  const retry = useMutation({
    mutationFn: () => call('POST /admin/task/:id/retry', { params: { id: task._id } }),
    onSuccess: () => void toast({ message: t('retried'), tone: 'success' }),
    onSettled: () => invalidate('GET /admin/task', 'GET /admin/task/number'),
  });
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconRefresh size={16} aria-hidden />}
      loading={retry.isPending}
      onClick={() => retry.mutate()}
    >
      {t('retry')}
    </Button>
  );
}

/** What it is: which e-mail to whom, or the work's own name. */
function What({ task: { mail, name } }: { task: AdminTask }) {
  const { t } = useTranslation('task-admin');
  if (!mail) return <Text ff="monospace">{name}</Text>;
  return (
    <>
      <Anchor component={Link} to={paths.adminMailTemplates({ name: mail.template })} ff="monospace" inherit>
        {mail.template}
      </Anchor>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {t('to', { address: mail.to })}
      </Text>
    </>
  );
}

/** What the list shows of each piece of work. */
export function useTaskColumns(): Column<AdminTask>[] {
  const { t } = useTranslation('task-admin');
  return [
    { key: 'what', header: t('column.what'), card: 'title', cell: (task) => <What task={task} /> },
    {
      key: 'at',
      header: t('column.at'),
      sort: 'createdAt',
      card: 'note',
      nowrap: true,
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
