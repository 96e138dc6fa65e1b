import type { OwnJobDetail } from '@acheep/contract/jobs/job';
import { paths } from '@acheep/contract/kernel/paths';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { isNoneLeft } from '../../../entities/billing/order/active-plan.ts';
import { useCreateOrder } from '../../../entities/billing/order/create-order.ts';
import { toast } from '../../../lib/feedback.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { openPackageDialog } from '../../../lib/package-dialog.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { useEdit } from '../../../lib/use-edit.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { emptyJob, type Intent, type JobFormValues, jobResolver, valuesOf } from './job-form-values.ts';
import { type JobBody, ownJobQuery, useSaveJob } from './job-post.api.ts';

/**
 * The state of the job form, and its two ways out: saving, and publishing. With a package, publishing saves a draft and
 * orders the package for it.
 */
export function useJobForm(job: OwnJobDetail | undefined, packageId: string | undefined) {
  const { t } = useTranslation('job-post');
  const navigate = useNavigate();
  const save = useSaveJob();
  const order = useCreateOrder();
  const intent = useRef<Intent>('save');
  const [busy, setBusy] = useState<Intent | null>(null);
  const sending = useRef(false);
  const form = useForm<JobFormValues, unknown, JobBody>({
    resolver: jobResolver(() => intent.current, job),
    defaultValues: job ? valuesOf(job) : emptyJob,
    shouldFocusError: false,
  });
  const edit = useEdit({ record: job, form, valuesOf, query: ownJobQuery(job?._id ?? '') });
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

  async function send(body: JobBody, wanted: Intent, ordered: string | undefined) {
    const shown = structuredClone(form.getValues());
    const isOrder = wanted === 'publish' && ordered !== undefined;
    const publish = wanted === 'publish' && job?.status !== 'active' && !isOrder;
    const saved = await edit.save((began) =>
      save.mutateAsync({ id: job?._id, body: { ...body, publish, ...began } }),
    );
    if (!saved) return;
    release();
    draft.forget();
    form.reset(shown, { keepValues: true });
    if (isOrder) {
      try {
        const jobId = saved.status === 'draft' ? saved._id : undefined;
        const { _id } = await order.mutateAsync({ packageId: ordered, jobId });
        await navigate(paths.manageOrder(_id));
      } catch (error) {
        // The draft is there all the same: the next try saves it, and makes no other.
        if (!job) await navigate(paths.manageJobEdit(saved._id, { package: ordered }), { replace: true });
        throw error;
      }
      return;
    }
    if (publish) {
      const waits = saved.status === 'pending';
      await navigate(waits ? paths.manageJob() : paths.manageJobActive(), {
        state: { published: { id: saved._id, title: saved.title, waits } },
      });
      return;
    }
    if (wanted === 'preview') {
      // The form that one comes back to is that of the saved draft.
      if (!job) await navigate(paths.manageJobEdit(saved._id, { package: packageId }), { replace: true });
      await navigate(paths.manageJobPreview(saved._id));
      return;
    }
    void toast({ tone: 'success', message: t(saved.status === 'draft' ? 'done.draft' : 'done.saved') });
    if (!job) await navigate(paths.manageJobEdit(saved._id, { package: packageId }), { replace: true });
  }

  /** Checks and sends the form; a second call while one is under way is told so. */
  async function submit(wanted: Intent, ordered = packageId) {
    if (sending.current) {
      void toast({ message: t('form.double', { ns: 'common' }), id: 'double' });
      return;
    }
    sending.current = true;
    intent.current = job?.status === 'active' ? 'publish' : wanted;
    setBusy(wanted);
    try {
      await handleSubmit((body) => send(body, wanted, ordered))();
    } catch (error) {
      // What was typed stays; with a package it is saved as a draft, and ordered.
      if (isNoneLeft(error)) openPackageDialog((chosen) => void submit('publish', chosen));
      else showFormError(error, form);
    } finally {
      sending.current = false;
      setBusy(null);
    }
  }
  /** Takes the other version for seen: saves over it, or shows it instead of what was typed. */
  const resolve = (keeps: 'mine' | 'theirs') => {
    edit.settle(keeps);
    if (keeps === 'mine') void submit(intent.current);
    else draft.forget();
  };
  return { form, draft, submit, busy, conflict: edit.conflict, resolve };
}
