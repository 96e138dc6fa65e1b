import type { JobStatus } from '@acheep/contract/jobs/job-option';
import type { JobAction } from '@acheep/contract/jobs/own-job-option';
import { paths } from '@acheep/contract/paths';
import { useNavigate } from 'react-router-dom';
import { isNoneLeft } from '../../../entities/billing/order/active-plan.ts';
import { useAwaitedOrder } from '../../../entities/billing/order/awaited-order.ts';
import { useCreateOrder } from '../../../entities/billing/order/create-order.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { showError } from '../../../lib/errors.ts';
import { confirm, toast } from '../../../lib/feedback.ts';
import { openPackageDialog } from '../../../lib/package-dialog.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useCopyJob, useDeleteJob, useJobStatus, useRefreshJob, useScheduleJob } from './job-post.api.ts';

export interface ActedJob {
  _id: string;
  title: string;
  status: JobStatus;
}

/** Actions without a page or dialog of their own. */
type DirectAction = Exclude<JobAction, 'edit' | 'reopen' | 'schedule'>;

/** Runs the actions: asks for confirmation of destructive ones, and reports success. */
export function useOwnJobActions(job: ActedJob, onDeleted?: () => void) {
  const { t } = useTranslation('job-post');
  const navigate = useNavigate();
  const status = useJobStatus();
  const refresh = useRefreshJob();
  const copy = useCopyJob();
  const remove = useDeleteJob();
  const schedule = useScheduleJob();
  const order = useCreateOrder();
  const awaited = useAwaitedOrder(job.status === 'draft' ? job._id : undefined);

  const tell = (action: Exclude<JobAction, 'edit' | 'schedule'> | 'unschedule') =>
    void toast({ tone: 'success', message: t(`done.${action}`), id: `job-${action}` });

  /** Reports an opened job, which may have to wait for approval instead. */
  const notifyOpened = (now: JobStatus, action: 'publish' | 'close' | 'reopen' | 'archive' | 'withdraw') =>
    now === 'pending'
      ? void toast({ tone: 'success', message: t('done.waits'), id: 'job-waits' })
      : tell(action);

  async function ask(action: 'close' | 'delete' | 'archive') {
    const answer = await confirm({
      title: t(`confirm.${action}.title`),
      message: t(`confirm.${action}.message`, { title: job.title }),
      confirmLabel: t(`confirm.${action}.action`),
      tone: action === 'delete' ? 'danger' : 'plain',
    });
    return answer === 'confirm';
  }

  /** Orders a package for the job; a draft is published with the order. */
  const orderFor = (packageId: string) =>
    order.mutate(
      { packageId, jobId: job.status === 'draft' ? job._id : undefined },
      { onSuccess: ({ _id }) => void navigate(paths.manageOrder(_id)) },
    );

  /** Handles failed status changes. Missing details are completed in the job's form, which marks them. */
  function failStatus(error: unknown) {
    if (isNoneLeft(error)) {
      if (awaited) void navigate(paths.manageOrder(awaited._id));
      else openPackageDialog(orderFor);
    }
    if (error instanceof ApiError && error.code === 'job.incomplete') {
      void toast({ message: t('done.incomplete'), id: 'job-incomplete' });
      void navigate(paths.manageJobEdit(job._id), { state: { incomplete: true } });
    }
  }

  const change = (to: Exclude<JobStatus, 'pending'>, done: 'publish' | 'close' | 'archive' | 'withdraw') =>
    status.mutate(
      { id: job._id, status: to },
      { onSuccess: (saved) => notifyOpened(saved.status, done), onError: failStatus },
    );

  const deleted = () => {
    tell('delete');
    onDeleted?.();
  };

  const run: Record<DirectAction | 'unschedule', () => unknown> = {
    publish: () => change('active', 'publish'),
    close: async () => (await ask('close')) && change('closed', 'close'),
    withdraw: () => change('draft', 'withdraw'),
    archive: async () => (await ask('archive')) && change('archived', 'archive'),
    delete: async () => (await ask('delete')) && remove.mutate(job._id, { onSuccess: deleted }),
    unschedule: () =>
      schedule.mutate(
        { id: job._id, day: null },
        { onSuccess: () => tell('unschedule'), onError: showError },
      ),
    refresh: () => refresh.mutate(job._id, { onSuccess: () => tell('refresh') }),
    copy: () =>
      copy.mutate(job._id, {
        onSuccess: (made) => {
          tell('copy');
          void navigate(paths.manageJobEdit(made._id));
        },
      }),
  };
  const pending = [status, refresh, copy, remove, schedule, order].some(({ isPending }) => isPending);
  return { run, pending, status, notifyOpened, failStatus };
}
