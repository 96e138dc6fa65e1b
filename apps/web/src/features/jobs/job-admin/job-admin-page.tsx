import { type AdminJob, jobPromotion, mostDecided, promotionDays } from '@acheep/contract/jobs/job-admin';
import { jobMarkFilters } from '@acheep/contract/jobs/job-moderation-option';
import { jobPromotions, jobStatuses } from '@acheep/contract/jobs/job-option';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { valuesOf } from '@acheep/contract/kernel/option';
import { Button, Group, Paper, Text } from '@mantine/core';
import { IconBriefcase } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiPage, invalidate } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { confirm, toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { isNarrowed, listRequest, oneOf, recordId } from '../../../lib/list-url.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useChosen } from '../../../lib/use-chosen.ts';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ChooseAll } from '../../../ui/choose-all.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { foot } from '../../../ui/foot.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useDecideJobs } from './job-admin.api.ts';
import classes from './job-admin.module.css';
import { useAdminJobColumns } from './job-admin-column.tsx';
import { StopDialog } from './stop-dialog.tsx';

const label = fieldNames(jobPromotion);
type Body = CallOptions<'PUT /admin/job/:id/promotion'>['body'];

/** Dialog for the last days of a job's pin and boost. */
function PromotionDialog({ job, onClose }: { job: AdminJob; onClose: () => void }) {
  const { t } = useTranslation('job-admin');
  const save = useMutation({
    mutationFn: (body: Body) => call('PUT /admin/job/:id/promotion', { params: { id: job._id }, body }),
    onSuccess: () => invalidate('GET /admin/job', 'GET /admin/audit'),
    meta: { ownError: true },
  });
  const state = useSendForm({
    resolver: contractResolver(jobPromotion),
    defaultValues: { pinnedUntil: job.pinnedUntil ?? '', boostedUntil: job.boostedUntil ?? '' },
    send: (body: Body) => save.mutateAsync(body),
    onSent: () => {
      onClose();
      void toast({ tone: 'success', message: t('dialog.done'), id: 'promotion' });
    },
  });
  const { form } = state;
  return (
    <FormDialog
      state={state}
      title={t('dialog.title', { title: job.title })}
      action={t('dialog.save')}
      onClose={onClose}
    >
      <Text size="sm">{t('dialog.text')}</Text>
      {(['pinnedUntil', 'boostedUntil'] as const).map((name) => (
        <FormField key={name} form={form} name={name}>
          {(field) => (
            <DateField
              {...field}
              value={field.value ?? ''}
              label={label(name)}
              min={today()}
              max={addDays(today(), promotionDays)}
            />
          )}
        </FormField>
      ))}
    </FormDialog>
  );
}

const adminJobList = {
  filters: {
    status: oneOf(valuesOf(jobStatuses)),
    promotion: oneOf(valuesOf(jobPromotions)),
    mark: oneOf(valuesOf(jobMarkFilters)),
    companyId: recordId,
  },
  sorts: ['createdAt_-1', 'createdAt_1'],
  limit: 20,
} as const;

/** Jobs of all companies, with pinning, boosting and closing. */
export function JobAdminPage() {
  const { t } = useTranslation('job-admin');
  const [promoted, setPromoted] = useState<AdminJob | null>(null);
  const control = useListUrl(adminJobList);
  const { asked } = control;
  const request = listRequest(adminJobList, asked);
  const query = useQuery(apiPage('GET /admin/job', { query: request }));
  const [closed, setClosed] = useState<readonly AdminJob[] | null>(null);
  const { lift } = useDecideJobs();
  const choice = useChosen(query.data?.data ?? []);
  const { chosen } = choice;

  async function takeBack({ _id, title }: AdminJob) {
    const answer = await confirm({
      title: t('lift.title'),
      message: t('lift.text', { title }),
      confirmLabel: t('lift.action'),
      tone: 'plain',
    });
    if (answer === 'confirm') lift.mutate(_id);
  }
  const columns = useAdminJobColumns(choice, (act, job) => {
    if (act === 'promote') setPromoted(job);
    else if (act === 'close') setClosed([job]);
    else void takeBack(job);
  });
  const none = isNarrowed(asked) ? 'empty' : 'none';
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      <FilterBar
        {...control}
        search={{ label: t('search'), hint: t('searchHint') }}
        selects={[
          { name: 'status', label: t('column.status'), choices: choicesOf(jobStatuses) },
          { name: 'mark', label: t('column.marks'), choices: choicesOf(jobMarkFilters) },
          { name: 'promotion', label: t('column.promotion'), choices: choicesOf(jobPromotions) },
        ]}
      />
      <ListView
        {...control}
        query={query}
        label={t('title')}
        columns={columns}
        empty={<EmptyState icon={IconBriefcase} title={t(`${none}.title`)} text={t(`${none}.text`)} />}
      />
      {chosen.length > 0 && (
        <Paper
          withBorder
          shadow="md"
          ref={foot}
          className={classes.bar}
          component="section"
          aria-label={t('choose.with')}
        >
          <Text size="sm" fw={600}>
            {t('choose.chosen', { count: chosen.length })}
          </Text>
          <Group gap="xs">
            <Button size="compact-md" color="red" onClick={() => setClosed(chosen)}>
              {t('close')}
            </Button>
            <ChooseAll
              choice={choice}
              // Only active jobs can be closed.
              total={asked.filters.status === 'active' ? (query.data?.meta.total ?? 0) : 0}
              most={mostDecided}
              read={async (limit) =>
                (await call('GET /admin/job', { query: { ...request, offset: 0, limit } })).data
              }
            />
            <Button size="compact-md" variant="subtle" onClick={choice.clear}>
              {t('choose.none')}
            </Button>
          </Group>
        </Paper>
      )}
      {closed && (
        <StopDialog act="close" jobs={closed} onClose={() => setClosed(null)} onDone={choice.clear} />
      )}
      {promoted && <PromotionDialog job={promoted} onClose={() => setPromoted(null)} />}
    </>
  );
}
