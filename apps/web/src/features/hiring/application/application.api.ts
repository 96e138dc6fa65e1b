import type { OwnApplicationDetail } from '@acheep/contract/hiring/application';
import type { OwnJob } from '@acheep/contract/jobs/job';
import type { ResumeLanguage } from '@acheep/contract/talent/resume-pdf-option';
import { useMutation } from '@tanstack/react-query';
import { ownApplications } from '../../../entities/jobs/job/applied-jobs.ts';
import { type ApiResponse, type CallOptions, call } from '../../../lib/api.ts';
import { apiData, apiPage, apiQuery, invalidate } from '../../../lib/api-query.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { newHandle, registrationHandle } from '../../../lib/stored-handle.ts';

/** The job seeker's own application for one job; null where there is none. */
export const ownApplicationQuery = (jobId: string) => ({
  ...apiQuery('GET /application/applied-job', { query: { 'filter[jobId]': jobId } }),
  select: (answer: ApiResponse<'GET /application/applied-job'>) => ownApplications(answer)[0] ?? null,
});

type OwnQuery = CallOptions<'GET /application/applied-job'>['query'];

/** A page of what the job seeker applied for. */
export const ownApplicationsQuery = (query: OwnQuery) => ({
  ...apiPage('GET /application/applied-job', { query }),
  select: (answer: ApiResponse<'GET /application/applied-job'>) => ({
    ...answer,
    data: ownApplications(answer),
  }),
});

/** A page of the recruiter's jobs that received applications. */
export const appliedJobsQuery = (query: OwnQuery) => ({
  ...apiPage('GET /application/applied-job', { query }),
  select: ({ data, meta }: ApiResponse<'GET /application/applied-job'>) => ({
    data: data.filter((one) => 'counts' in one),
    meta,
  }),
});

type OneAnswer = ApiResponse<'GET /application/applied-job/:id'>;
const asOwn = ({ data }: OneAnswer): OwnApplicationDetail => {
  if (!('cv' in data)) throw new Error('A job seeker is answered with an application.');
  return data;
};

/** One of the job seeker's applications, with its history. */
export const ownApplicationDetailQuery = (id: string) => ({
  ...apiQuery('GET /application/applied-job/:id', { params: { id } }),
  select: asOwn,
});

/** Takes one of them back. */
export const useWithdraw = (id: string) =>
  useMutation({
    mutationFn: () => call('POST /application/:id/withdraw', { params: { id } }),
    // Refused, it has changed meanwhile, too.
    onSettled: () => invalidate('GET /application/applied-job', 'GET /application/applied-job/:id'),
  });

/** One received application. Reading it marks it as seen, so the lists that show it as new are out of date. */
export function receivedQuery(id: string) {
  const query = apiQuery('GET /application/:id/candidate', { params: { id } });
  return {
    ...query,
    queryFn: async (context: { signal: AbortSignal }) => {
      const answer = await call('GET /application/:id/candidate', { params: { id }, signal: context.signal });
      for (const key of [
        'GET /application/candidate',
        'GET /application/applied-job',
        'GET /job/own',
      ] as const) {
        void queryClient.invalidateQueries({ queryKey: [key], refetchType: 'none' });
      }
      return answer;
    },
    select: ({ data }: ApiResponse<'GET /application/:id/candidate'>) => data,
  };
}

/** The recruiter's jobs that can have applications, to choose one from. */
export const jobChoicesQuery = {
  ...apiQuery('GET /job/own', { query: { 'filter[status]': 'active,closed,archived', limit: 100 } }),
  select: ({ data }: { data: OwnJob[] }) => data.map(({ _id, title }) => ({ value: _id, label: title })),
};

type ApplicationBody = CallOptions<'POST /application'>['body'];

/** Applies. The form shows what is wrong. */
export const useApply = () =>
  useMutation({
    mutationFn: async (body: ApplicationBody) => (await call('POST /application', { body })).data,
    onSuccess: () => void invalidate('GET /application/applied-job'),
    meta: { ownError: ['application.exists', 'job.closed', 'job.not_on_site'] },
  });

/** Who opens the files of an application: its company, or the operator who screens it for the company. */
export type Opener = 'company' | 'centre';

const links = {
  company: {
    cv: (id: string) => call('POST /application/:id/cv', { params: { id } }),
    attachment: (id: string, attachmentId: string) =>
      call('POST /application/:id/attachment', { params: { id }, body: { attachmentId } }),
  },
  centre: {
    cv: (id: string) => call('POST /admin/screening/application/:id/cv', { params: { id } }),
    attachment: (id: string, attachmentId: string) =>
      call('POST /admin/screening/application/:id/attachment', { params: { id }, body: { attachmentId } }),
  },
};

/** The CV to be shown in the page: a link that is asked for anew before it ends. */
export const cvQuery = (id: string, opener: Opener) => ({
  queryKey: ['cv', opener, id],
  queryFn: async () => (await links[opener].cv(id)).data.url,
  staleTime: 4 * 60_000,
  gcTime: 0,
});

/** A link to the CV that works for a short time. */
export const useCvLink = (opener: Opener) =>
  useMutation({ mutationFn: async (id: string) => (await links[opener].cv(id)).data.url });

/** The same to a file that the CV of the site refers to. */
export const useAttachmentLink = (id: string, opener: Opener) =>
  useMutation({
    mutationFn: async (attachmentId: string) => (await links[opener].attachment(id, attachmentId)).data.url,
  });

/** The same to that CV on paper. */
export const useResumePdfLink = (id: string) =>
  useMutation({
    mutationFn: async (language: ResumeLanguage) => {
      const body = { design: 'classic', language, paper: 'a4' } as const;
      return (await call('POST /application/:id/pdf', { params: { id }, body })).data.url;
    },
  });

/** Whether visitors may apply with one form, without an account. */
export const easyApplyQuery = apiData('GET /application/easy');

/** What was written before the account was confirmed, and waits to be looked at; null where nothing does. */
export const pendingQuery = (jobId: string) => apiData('GET /application/pending', { query: { jobId } });

type EasyBody = Omit<CallOptions<'POST /application/easy'>['body'], 'handle'>;

/** Applies without an account. The form shows what is wrong. */
export const useEasyApply = () =>
  useMutation({
    async mutationFn(body: EasyBody) {
      // Several applications of one browser are confirmed together.
      const handle = registrationHandle.get() ?? newHandle();
      await call('POST /application/easy', { body: { ...body, handle } });
      registrationHandle.keep(handle);
    },
    meta: { ownError: ['job.closed', 'job.not_on_site', 'application.sign_in'] },
  });

/** Has the mail that confirms it sent again. */
export const useMailAgain = () =>
  useMutation({
    mutationFn: (email: string) =>
      call('POST /users/verify-email/resend', { body: { email, handle: registrationHandle.get() } }),
  });
