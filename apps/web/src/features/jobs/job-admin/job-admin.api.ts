import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

export const adminJobQuery = (id: string) => apiData('GET /admin/job/:id', { params: { id } });

/** A decision changes the operators' lists and the public ones. */
export const refreshDecided = () =>
  invalidate('GET /admin/job', 'GET /admin/job/:id', 'GET /admin/audit', 'GET /job', 'GET /job/:id');

type Act = 'approve' | 'refuse' | 'close';
export type StopBody = Omit<CallOptions<'POST /admin/job/close'>['body'], 'jobs'>;
export interface Chosen {
  _id: string;
  title: string;
  updatedAt: string;
}

/** Decides about jobs in the versions that were seen, and reports how many were done and why the others were not. */
export function useDecideJobs() {
  const { t } = useTranslation('job-admin');
  return useMutation({
    mutationFn: async ({ act, jobs, stop }: { act: Act; jobs: readonly Chosen[]; stop?: StopBody }) => {
      const chosen = jobs.map(({ _id, updatedAt }) => ({ _id, updatedAt }));
      const { data } =
        act === 'approve'
          ? await call('POST /admin/job/approve', { body: { jobs: chosen } })
          : await call(`POST /admin/job/${act}`, {
              body: { jobs: chosen, reason: stop?.reason ?? 'other', words: stop?.words },
            });
      return data;
    },
    onSuccess: ({ done, left }, { act, jobs }) => {
      void refreshDecided();
      if (done.length > 0)
        void toast({ tone: 'success', id: 'job-decided', message: t(`done.${act}`, { count: done.length }) });
      for (const { _id, why } of left) {
        const title = jobs.find((job) => job._id === _id)?.title ?? '';
        void toast({ tone: 'error', id: `left-${_id}`, message: t(`left.${why}`, { title }) });
      }
    },
  });
}
