import { adminPaths } from '@acheep/contract/admin-paths';
import { numberText } from '@acheep/contract/kernel/english-text';
import { languageOf } from '@acheep/contract/kernel/locale';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { AdminTask, TaskStatistics } from '@acheep/contract/platform/task-admin';
import { type TaskState, taskKinds, taskStates } from '@acheep/contract/platform/task-admin-option';
import { Anchor, Button, Group, SimpleGrid, Text } from '@mantine/core';
import { IconMailCog, IconRefresh, IconTemplate } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { call } from '../../../lib/api.ts';
import { apiData, apiPage, invalidate } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { confirm, toast } from '../../../lib/feedback.ts';
import { isNarrowed, listRequest, oneOf } from '../../../lib/list-url.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText, formatDate } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Fact } from '../../../ui/fact.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';

const tones: Record<TaskState, StatusTone> = {
  waiting: 'wait',
  running: 'wait',
  again: 'wait',
  failed: 'bad',
  done: 'good',
};

/** Button that retries a task at once. */
function Retry({ task }: { task: AdminTask }) {
  const { t } = useTranslation('task-admin');
  const retry = useMutation({
    mutationFn: () => call('POST /admin/task/:id/retry', { params: { id: task._id } }),
    onSuccess: () => void toast({ message: t('retried'), tone: 'success' }),
    onSettled: () => invalidate('GET /admin/task', 'GET /admin/task/statistics'),
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
  const retry = useMutation({
    mutationFn: () => call('POST /admin/task/retry'),
    onSuccess: ({ data }) => void toast({ message: t('retriedAll', { count: data.count }), tone: 'success' }),
    onSettled: () => invalidate('GET /admin/task', 'GET /admin/task/statistics'),
  });
  async function ask() {
    const answer = await confirm({
      title: t('retryAll'),
      message: t('retryAllAsk', { count }),
      confirmLabel: t('retry'),
      tone: 'plain',
    });
    if (answer === 'confirm') retry.mutate();
  }
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={18} aria-hidden />}
      loading={retry.isPending}
      onClick={() => void ask()}
    >
      {t('retryAll')}
    </Button>
  );
}

const taskList = {
  filters: { kind: oneOf(valuesOf(taskKinds)), state: oneOf(valuesOf(taskStates)) },
  sorts: ['createdAt_-1', 'createdAt_1'],
  limit: 20,
} as const;

/** E-mails and other background tasks: waiting and failed ones, with the errors. */
export function TaskAdminPage() {
  const { t } = useTranslation('task-admin');
  const control = useListUrl(taskList);
  const { asked } = control;
  const query = useQuery(apiPage('GET /admin/task', { query: listRequest(taskList, asked) }));
  const numbers = useQuery(apiData('GET /admin/task/statistics')).data;
  const columns = useTaskColumns();
  const none = isNarrowed(asked) ? 'empty' : 'none';
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader
        title={t('title')}
        lead={t('lead')}
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
      />
      {numbers && <Numbers of={numbers} />}
      <FilterBar
        {...control}
        search={{ label: t('search'), hint: t('searchHint') }}
        selects={[
          { name: 'kind', label: t('kind'), choices: choicesOf(taskKinds) },
          { name: 'state', label: t('state'), choices: choicesOf(taskStates) },
        ]}
      />
      <ListView
        {...control}
        query={query}
        label={t('title')}
        columns={columns}
        empty={<EmptyState icon={IconMailCog} title={t(`${none}.title`)} text={t(`${none}.text`)} />}
      />
    </>
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
