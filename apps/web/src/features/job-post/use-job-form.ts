import type { OwnJobDetail } from '@acheep/contract/job';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { applyFieldErrors, endsSession, showError } from '../../lib/errors.ts';
import { toast } from '../../lib/feedback.ts';
import { useFormDraft } from '../../lib/form-draft.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { paths } from '../../paths.ts';
import { conflictOf, type JobConflict } from './job-conflict.ts';
import { emptyJob, type Intent, type JobFormValues, jobResolver, valuesOf } from './job-form-values.ts';
import { type JobBody, useSaveJob } from './job-post.api.ts';

/** The state of the job form, and its two ways out: saving, and publishing. */
export function useJobForm(job: OwnJobDetail | undefined) {
  const { t } = useTranslation('job-post');
  const navigate = useNavigate();
  const save = useSaveJob();
  const intent = useRef<Intent>('save');
  const [busy, setBusy] = useState<Intent | null>(null);
  const sending = useRef(false);
  /** The version that this edit began with, or that was last saved here. */
  const opened = useRef(job);
  const [conflict, setConflict] = useState<JobConflict | null>(null);
  const form = useForm<JobFormValues, unknown, JobBody>({
    resolver: jobResolver(() => intent.current, job),
    defaultValues: job ? valuesOf(job) : emptyJob,
    shouldFocusError: false,
  });
  const { handleSubmit } = form;
  // Whoever comes from trying to publish in the list sees at once what is missing.
  const incomplete = Boolean((useLocation().state as { incomplete?: boolean } | null)?.incomplete);
  useEffect(() => {
    if (!incomplete) return;
    intent.current = 'publish';
    void handleSubmit(() => undefined)();
  }, [incomplete, handleSubmit]);
  const draft = useFormDraft(job ? `job ${job._id} ${job.updatedAt}` : 'job', form);
  const release = useUnsavedChanges(form.formState.isDirty, draft.forget);

  async function send(body: JobBody, wanted: Intent) {
    const shown = structuredClone(form.getValues());
    const publish = wanted === 'publish' && job?.status !== 'active';
    const saved = await save.mutateAsync({ id: job?._id, body: { ...body, publish }, began: opened.current });
    opened.current = saved;
    release();
    draft.forget();
    form.reset(shown, { keepValues: true });
    if (publish) {
      await navigate(paths.manageJobActive(), {
        state: { published: { id: saved._id, title: saved.title } },
      });
      return;
    }
    void toast({ tone: 'success', message: t(saved.status === 'draft' ? 'done.draft' : 'done.saved') });
    if (!job) await navigate(paths.manageJobEdit(saved._id), { replace: true });
  }

  /** Checks and sends the form; a second call while one is under way is told so. */
  async function submit(wanted: Intent) {
    if (sending.current) {
      void toast({ message: t('form.double', { ns: 'common' }), id: 'double' });
      return;
    }
    sending.current = true;
    intent.current = job?.status === 'active' ? 'publish' : wanted;
    setBusy(wanted);
    setConflict(null);
    try {
      await handleSubmit((body) => send(body, wanted))();
    } catch (error) {
      const changed = await conflictOf(error, opened.current).catch(() => null);
      // The end of the session was already told.
      if (changed) setConflict(changed);
      else if (!applyFieldErrors(error, form) && !endsSession(error)) showError(error);
    } finally {
      sending.current = false;
      setBusy(null);
    }
  }
  /** Takes the other version for seen: saves over it, or shows it instead of what was typed. */
  const resolve = (keeps: 'mine' | 'theirs') => {
    if (!conflict) return;
    opened.current = conflict.job;
    setConflict(null);
    if (keeps === 'mine') return void submit(intent.current);
    draft.forget();
    form.reset(valuesOf(conflict.job));
  };
  return { form, draft, submit, busy, conflict, resolve };
}
