import { type AdminJob, jobPromotion, maxDecided, promotionDays } from '@acheep/contract/jobs/job-admin';
import { adminJobs } from '@acheep/contract/jobs/job-moderation-option';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { Button, Text } from '@mantine/core';
import { IconBriefcase } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { type CallOptions, call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useChosen } from '../../../lib/use-chosen.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ChooseAll } from '../../../ui/choose-all.tsx';
import { ChosenBar } from '../../../ui/chosen-bar.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { refreshDecided } from './job-admin.api.ts';
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

/** Jobs of all companies, with pinning, boosting and closing. */
export function JobAdminPage() {
  const { t } = useTranslation('job-admin');
  const [promoted, setPromoted] = useState<AdminJob | null>(null);
  const list = useWorkList(adminJobs, 'GET /admin/job');
  const [closed, setClosed] = useState<readonly AdminJob[] | null>(null);
  const lift = useAct({
    call: ({ _id: id }: AdminJob) => call('POST /admin/job/:id/lift', { params: { id } }),
    asks: ({ title }) => ({
      title: t('lift.title'),
      message: t('lift.text', { title }),
      confirmLabel: t('lift.action'),
      tone: 'plain',
    }),
    done: ({ data }) => t(data.status === 'active' ? 'lift.open' : 'lift.past'),
    id: 'job-lifted',
    refresh: refreshDecided,
  });
  const choice = useChosen(list.rows);
  const { chosen } = choice;
  const columns = useAdminJobColumns(choice, (act, job) => {
    if (act === 'promote') setPromoted(job);
    else if (act === 'close') setClosed([job]);
    else void lift.act(job);
  });
  return (
    <>
      <WorkList list={list} words="job-admin" icon={IconBriefcase} columns={columns} />
      {chosen.length > 0 && (
        <ChosenBar
          label={t('choose.with')}
          count={t('choose.chosen', { count: chosen.length })}
          clear={choice.clear}
        >
          <Button size="compact-md" color="red" onClick={() => setClosed(chosen)}>
            {t('close')}
          </Button>
          <ChooseAll
            choice={choice}
            // Only active jobs can be closed.
            total={list.asked.filters.status === 'active' ? (list.total ?? 0) : 0}
            most={maxDecided}
            read={async (limit) =>
              (await call('GET /admin/job', { query: { ...list.request, offset: 0, limit } })).data
            }
          />
        </ChosenBar>
      )}
      {closed && (
        <StopDialog act="close" jobs={closed} onClose={() => setClosed(null)} onDone={choice.clear} />
      )}
      {promoted && <PromotionDialog job={promoted} onClose={() => setPromoted(null)} />}
    </>
  );
}
