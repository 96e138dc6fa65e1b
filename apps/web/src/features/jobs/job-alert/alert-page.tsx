import { alertEdit, type JobAlert } from '@acheep/contract/jobs/job-alert';
import { followedIn } from '@acheep/contract/jobs/job-alert-path';
import { paths } from '@acheep/contract/paths';
import { Button, Stack } from '@mantine/core';
import { IconBellPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AlertFields, type AlertValues } from '../../../entities/jobs/job-alert/alert-fields.tsx';
import { alertsQuery, useChangeAlert } from '../../../entities/jobs/job-alert/job-alert.ts';
import { type CallOptions, call } from '../../../lib/api.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { useRecordForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RecordDialog } from '../../../ui/form-dialog.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { AlertRow } from './alert-row.tsx';

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
