import { numberText } from '@acheep/contract/kernel/english-text';
import { valuesOf } from '@acheep/contract/kernel/option';
import { paths } from '@acheep/contract/kernel/paths';
import type { AdminTaskNumbers } from '@acheep/contract/platform/task-admin';
import { taskKinds, taskStates } from '@acheep/contract/platform/task-admin-option';
import { Button, Group, SimpleGrid } from '@mantine/core';
import { IconMailCog, IconTemplate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { apiData, apiPage } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { isNarrowed, listRequest, oneOf } from '../../../lib/list-url.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Fact } from '../../../ui/fact.tsx';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RetryAll } from './retry-all.tsx';
import { useTaskColumns } from './task-column.tsx';

const taskList = {
  filters: { kind: oneOf(valuesOf(taskKinds)), state: oneOf(valuesOf(taskStates)) },
  sorts: ['createdAt_-1', 'createdAt_1'],
  limit: 10,
} as const;

/** E-mails and other background work: what waits, what failed and why. */
export function TaskAdminPage() {
  const { t } = useTranslation('task-admin');
  const control = useListUrl(taskList);
  const { asked } = control;
  const query = useQuery(apiPage('GET /admin/task', { query: listRequest(taskList, asked) }));
  const numbers = useQuery(apiData('GET /admin/task/number')).data;
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
              to={paths.adminMailTemplates()}
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

function Numbers({ of: numbers }: { of: AdminTaskNumbers }) {
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
