import { type AlertCriteria, alertEdit, type JobAlert } from '@acheep/contract/jobs/job-alert';
import { alertFrequencies, alertProblems } from '@acheep/contract/jobs/job-alert-option';
import { followedIn, searchPath } from '@acheep/contract/jobs/job-alert-path';
import { forEachFilter } from '@acheep/contract/jobs/job-filter';
import { asLabel, untranslated } from '@acheep/contract/kernel/locale';
import { minorUnits, moneyText } from '@acheep/contract/kernel/money';
import { paths } from '@acheep/contract/paths';
import { Alert, Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconBell, IconBellOff, IconBellPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { useJobListQuery } from '../../../entities/jobs/job/job-list-query.ts';
import { AlertFields, type AlertValues } from '../../../entities/jobs/job-alert/alert-fields.tsx';
import { alertsQuery, queryOf, useChangeAlert } from '../../../entities/jobs/job-alert/job-alert.ts';
import { categoryQuery, industryQuery, provinceQuery } from '../../../entities/jobs/reference/reference.ts';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { useRecordForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { countText } from '../../../ui/count-text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RecordDialog } from '../../../ui/form-dialog.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
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
    if (typeof value === 'number') return [t('salary', { amount: moneyText(value * minorUnits, 'USD') })];
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
function AlertRow({ alert, children }: AlertRowProps) {
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

type Body = CallOptions<'PUT /job-alert/:id'>['body'];
type Values = FormValues<Body> & AlertValues;

const label = fieldNames(alertEdit);
const valuesOf = ({ name, frequency, paused }: JobAlert): Values => ({ name, frequency, paused });

const oneAlertQuery = (id: string) => ({
  queryKey: ['GET /job-alert', id],
  queryFn: async () => ({ data: (await call('GET /job-alert')).data.find(({ _id }) => _id === id) }),
});

/** Dialog for the name and frequency of a saved search. */
function AlertDialog({ alert, onClose }: { alert: JobAlert; onClose: () => void }) {
  const { t } = useTranslation('job-alert');
  const change = useChangeAlert({ ownError: true });
  const state = useRecordForm({
    record: alert,
    resolver: bodyResolver<Body, Values>(alertEdit),
    defaultValues: valuesOf(alert),
    valuesOf,
    query: oneAlertQuery(alert._id),
    save: (body) => change.mutateAsync({ ...body, id: alert._id }),
    onSaved: ({ name }) => {
      onClose();
      void toast({ tone: 'success', id: 'job-alert', message: t('saved', { name }) });
    },
  });
  return (
    <RecordDialog state={state} nameOf={label} title={t('edit')} onClose={onClose}>
      <AlertFields form={state.form} hint={t('hint')} />
    </RecordDialog>
  );
}

/** The user's saved searches. */
export function AlertPage() {
  const { t } = useTranslation('job-alert');
  const common = useTranslation().t;
  const { data, error, refetch } = useQuery(alertsQuery);
  // Those for a company alone are on the page of followed companies.
  const alerts = data?.filter(({ criteria }) => !followedIn(criteria));
  const [editing, setEditing] = useState<JobAlert | null>(null);
  const change = useChangeAlert();
  const remove = useAct({
    call: ({ _id: id }: JobAlert) => call('DELETE /job-alert/:id', { params: { id } }),
    asks: ({ name }) => ({
      title: t('deleteTitle', { name }),
      message: t('deleteText'),
      confirmLabel: common('delete'),
    }),
    done: t('deleted'),
    id: 'job-alert',
    refresh: ['GET /job-alert'],
  });
  const pause = ({ _id: id, name, frequency, paused, updatedAt }: JobAlert) =>
    change.mutate({ id, name, frequency, paused: !paused, updatedAt });
  const jobs = (
    <Button component={Link} to={paths.jobList()}>
      {common('header.jobs')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!alerts && !error && <SkeletonList count={3} height={150} />}
      {alerts?.length === 0 && (
        <EmptyState icon={IconBellPlus} title={t('emptyTitle')} text={t('emptyText')} action={jobs} />
      )}
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('title')}>
        {alerts?.map((alert) => (
          <AlertRow key={alert._id} alert={alert}>
            <Button
              size="sm"
              variant="default"
              aria-label={t('editOf', { name: alert.name })}
              onClick={() => setEditing(alert)}
            >
              {t('change')}
            </Button>
            {!alert.problem && alert.frequency !== 'none' && (
              <Button
                size="sm"
                variant="default"
                aria-label={t(alert.paused ? 'resumeOf' : 'pauseOf', { name: alert.name })}
                loading={change.isPending && change.variables.id === alert._id}
                onClick={() => pause(alert)}
              >
                {t(alert.paused ? 'resume' : 'pause')}
              </Button>
            )}
            <Button
              size="sm"
              variant="subtle"
              color="red"
              aria-label={t('deleteOf', { name: alert.name })}
              onClick={() => remove.act(alert)}
            >
              {common('delete')}
            </Button>
          </AlertRow>
        ))}
      </Stack>
      {editing && <AlertDialog alert={editing} onClose={() => setEditing(null)} />}
    </>
  );
}
