import type { OwnJobDetail } from '@acheep/contract/jobs/job';
import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate, keepResponse } from '../../../lib/api-query.ts';
import { queryClient } from '../../../lib/query-client.ts';

export type JobBody = CallOptions<'POST /job'>['body'];
/** Status changes available to a recruiter. */
type StatusBody = CallOptions<'POST /job/:id/status'>['body'];

/** The recruiter's own job, for editing. */
export const ownJobQuery = (id: string) => apiData('GET /job/own/:id', { params: { id } });

/** A change of a job affects the recruiter's lists, the public ones, the counts per category and the plan. */
const refreshLists = () =>
  invalidate(
    'GET /job/own',
    'GET /job/own/:id/preview',
    'GET /job',
    'GET /job/:id',
    'GET /category',
    'GET /order/current-active',
  );

function keep(job: OwnJobDetail) {
  keepResponse({ data: job }, 'GET /job/own/:id', { params: { id: job._id } });
  void refreshLists();
}

interface SavedEdit {
  id: string | undefined;
  body: JobBody & CallOptions<'PUT /job/:id'>['body'];
}

/** Saves a job; without `id`, a new one. Errors are shown in the form. */
export const useSaveJob = () =>
  useMutation({
    mutationFn: async ({ id, body }: SavedEdit) => {
      const answer = id
        ? await call('PUT /job/:id', { params: { id }, body })
        : await call('POST /job', { body });
      return answer.data;
    },
    onSuccess: keep,
    meta: { ownError: true },
  });

/** Publishes, closes, reopens or archives a job. The caller handles missing details. */
export const useJobStatus = () =>
  useMutation({
    mutationFn: async ({ id, ...body }: { id: string } & StatusBody) =>
      (await call('POST /job/:id/status', { params: { id }, body })).data,
    onSuccess: keep,
    meta: { ownError: ['job.incomplete', 'order.none_left'] },
  });

export const useScheduleJob = () =>
  useMutation({
    mutationFn: ({ id, day }: { id: string; day: string | null }) =>
      call('PUT /job/:id/schedule', { params: { id }, body: { scheduledOn: day } }),
    onSuccess: ({ data }) => keep(data),
    // Shown by the dialog and the menu.
    meta: { ownError: true },
  });

export const useRefreshJob = () =>
  useMutation({
    mutationFn: async (id: string) => (await call('POST /job/:id/refresh', { params: { id } })).data,
    onSuccess: keep,
  });

export const useCopyJob = () =>
  useMutation({
    mutationFn: async (id: string) => (await call('POST /job/:id/copy', { params: { id } })).data,
    onSuccess: keep,
  });

export const useDeleteJob = () =>
  useMutation({
    mutationFn: (id: string) => call('DELETE /job/:id', { params: { id } }),
    onSuccess: (_answer, id) => {
      queryClient.removeQueries({ queryKey: ownJobQuery(id).queryKey });
      return refreshLists();
    },
  });
