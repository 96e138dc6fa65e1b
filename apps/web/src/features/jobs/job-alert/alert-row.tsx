import type { AlertCriteria, JobAlert } from '@acheep/contract/jobs/job-alert';
import { alertFrequencies, alertProblems } from '@acheep/contract/jobs/job-alert-option';
import { searchPath } from '@acheep/contract/jobs/job-alert-path';
import { Alert, Anchor, Group, Paper, Text } from '@mantine/core';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useJobListQuery } from '../../../entities/jobs/job/job-list-query.ts';
import { queryOf } from '../../../entities/jobs/job-alert/job-alert.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { countText } from '../../../ui/count-text.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { useCriteriaWords } from './alert-words.ts';

/** What it asks for, and what it finds now. */
function Search({ criteria, count }: { criteria: AlertCriteria; count: boolean }) {
  const { t } = useTranslation('job-alert');
  const words = useCriteriaWords(criteria);
  const found = useQuery({
    ...useJobListQuery({ query: { ...queryOf(criteria), limit: 1 } }),
    enabled: count,
  }).data?.meta;
  return (
    <>
      <Text size="sm" c="dimmed" mt={4} style={{ overflowWrap: 'anywhere' }}>
        {words.join(' · ')}
      </Text>
      {count && (
        <Anchor component={Link} to={searchPath(criteria)} mt={4} display="inline-block">
          {found ? t('found', { count: found.total, number: countText(found) }) : t('look')}
        </Anchor>
      )}
    </>
  );
}

interface AlertRowProps {
  alert: JobAlert;
  /** What can be done with it. */
  children: ReactNode;
}

/** A saved search: what it asks for, what it finds now, and when it tells. */
export function AlertRow({ alert, children }: AlertRowProps) {
  const { t } = useTranslation('job-alert');
  const { name, frequency, paused, problem, criteria } = alert;
  const silent = paused || frequency === 'none';
  const Icon = silent ? IconBellOff : IconBell;
  return (
    <Paper component="li" withBorder p="md">
      <Group justify="space-between" align="start" gap="xs">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        {paused && <StatusBadge tone="off">{t('paused')}</StatusBadge>}
      </Group>
      {criteria && <Search criteria={criteria} count={!problem} />}
      <Group gap={6} mt={4} wrap="nowrap">
        <Icon size={16} stroke={1.75} aria-hidden />
        <Text size="sm">{localized(alertFrequencies[frequency])}</Text>
      </Group>
      {problem && (
        <Alert color="yellow" mt="sm">
          {localized(alertProblems[problem])}
        </Alert>
      )}
      <Group gap="xs" mt="sm">
        {children}
      </Group>
    </Paper>
  );
}
