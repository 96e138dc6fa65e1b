import type { AlertCriteria, JobAlert } from '@acheep/contract/jobs/job-alert';
import { alertFrequencies, alertProblems } from '@acheep/contract/jobs/job-alert-option';
import { searchPath } from '@acheep/contract/jobs/job-alert-path';
import { forEachFilter } from '@acheep/contract/jobs/job-filter';
import { asLabel, untranslated } from '@acheep/contract/kernel/locale';
import { minorUnits } from '@acheep/contract/kernel/money';
import { Alert, Anchor, Group, Paper, Text } from '@mantine/core';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { useJobListQuery } from '../../../entities/jobs/job/job-list-query.ts';
import { queryOf } from '../../../entities/jobs/job-alert/job-alert.ts';
import { categoryQuery, industryQuery, provinceQuery } from '../../../entities/jobs/reference/reference.ts';
import { apiData } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { countText } from '../../../ui/count-text.ts';
import { formatMoney } from '../../../ui/money-text.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';

type Named = { _id: string; name: Parameters<typeof localized>[0] };

const namesOf = (records: readonly Named[] = [], ids: readonly string[] = []) =>
  records.filter(({ _id }) => ids.includes(_id)).map(({ name }) => localized(name));

/** Criteria of a saved search, in words. */
function useCriteriaWords(criteria: AlertCriteria): string[] {
  const { t } = useTranslation('job-alert');
  const { search, categoryId, industryId, provinceId, companyId } = criteria;
  const categories = useQuery({ ...categoryQuery, enabled: categoryId !== undefined }).data;
  const industries = useQuery({ ...industryQuery, enabled: industryId !== undefined }).data;
  const provinces = useQuery({ ...provinceQuery, enabled: provinceId !== undefined }).data;
  const company = useQuery({
    ...apiData('GET /company/:id', { params: { id: companyId ?? '' } }),
    enabled: companyId !== undefined,
    retry: false,
  }).data;
  const records = [
    ...namesOf(categories, categoryId),
    ...namesOf(provinces, provinceId),
    ...namesOf(industries, industryId),
    company && companyName(company),
  ];
  const chosen = forEachFilter(({ takes, options, words }, name) => {
    const value = criteria[name];
    if (value === undefined || takes === 'record' || takes === 'records') return [];
    if (typeof value === 'boolean') return [localized(asLabel(words))];
    if (typeof value === 'number') return [t('salary', { amount: formatMoney(value * minorUnits, 'USD') })];
    return [value].flat().map((one) => localized(options?.[one] ?? untranslated(one)));
  });
  const words = [search && `“${search}”`, ...records, ...Object.values(chosen).flat()].filter(
    (word) => typeof word === 'string' && word !== '',
  ) as string[];
  return Object.keys(criteria).length === 0 ? [t('everything')] : words;
}

/** Criteria of a saved search, and the number of current results. */
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
  /** Buttons of the row. */
  children: ReactNode;
}

/** A saved search with its criteria, current results and frequency. */
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
