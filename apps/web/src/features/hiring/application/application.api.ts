import type { ApplicationDetail, OwnApplicationDetail } from '@acheep/contract/hiring/application';
import type { ResumeLanguage } from '@acheep/contract/talent/resume-pdf-option';
import { useMutation } from '@tanstack/react-query';
import { ownApplications } from '../../../entities/jobs/job/applied-jobs.ts';
import { type ApiResponse, type CallOptions, call } from '../../../lib/api.ts';
import { apiData, apiQuery, invalidate } from '../../../lib/api-query.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { registrationHandle } from '../../../lib/stored-handle.ts';

/** Query options of the user's own application for a job; null if there is none. */
export const ownApplicationQuery = (jobId: string) => ({
  ...apiQuery('GET /application/applied-job', { query: { 'filter[jobId]': jobId } }),
  select: (answer: ApiResponse<'GET /application/applied-job'>) => ownApplications(answer)[0] ?? null,
});

type OneAnswer = ApiResponse<'GET /application/applied-job/:id'>;
const asOwn = ({ data }: OneAnswer): OwnApplicationDetail => {
  if (!('cv' in data)) throw new Error('A job seeker is answered with an application.');
  return data;
};

export const ownApplicationDetailQuery = (id: string) => ({
  ...apiQuery('GET /application/applied-job/:id', { params: { id } }),
  select: asOwn,
});

const refreshOwn = () =>
  invalidate(
    'GET /application/applied-job',
    'GET /application/applied-job/:id',
    // It ends with a withdrawal.
    'GET /application/applied-job/:id/interview',
  );

export const useWithdraw = (id: string) =>
  useMutation({
    mutationKey: ['application'],
    mutationFn: () => call('POST /application/:id/withdraw', { params: { id } }),
    // Also refetched after a refusal, since the application has changed meanwhile.
    onSettled: refreshOwn,
  });

/** Restores a withdrawn application. `onSuccess` runs even if the button is gone meanwhile. */
export const useRestore = (id: string, onSuccess: () => void) =>
  useMutation({
    mutationKey: ['application'],
    mutationFn: () => call('POST /application/:id/restore', { params: { id } }),
    onSuccess,
    onSettled: refreshOwn,
  });

/** Shows an application as seen in the lists that stand beside it. */
function markSeen({ _id, viewedAt }: Pick<ApplicationDetail, '_id' | 'viewedAt'>) {
  type Listed = ApiResponse<'GET /application/candidate'>;
  queryClient.setQueriesData<Listed>({ queryKey: ['GET /application/candidate'] }, (list) =>
    list?.data.some((one) => one._id === _id && !one.viewedAt)
      ? { ...list, data: list.data.map((one) => (one._id === _id ? { ...one, viewedAt } : one)) }
      : list,
  );
}

/** Query options of a received application. Reading it marks it as seen, so lists that show it as new are refetched. */
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
      markSeen(answer.data);
      return answer;
    },
    select: ({ data }: ApiResponse<'GET /application/:id/candidate'>) => data,
  };
}

type ApplicationBody = CallOptions<'POST /application'>['body'];

/** Sends an application. The form shows the errors. */
export const useApply = () =>
  useMutation({
    mutationKey: ['application'],
    mutationFn: async (body: ApplicationBody) => (await call('POST /application', { body })).data,
    onSuccess: () => void invalidate('GET /application/applied-job'),
    meta: { ownError: ['application.exists', 'job.closed', 'job.not_on_site'] },
  });

/** The reader of an application's files: its company, or the operator who screens it for the company. */
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

/** Query options of the link to a CV, refetched before it expires. */
export const cvQuery = (id: string, opener: Opener) => ({
  queryKey: ['cv', opener, id],
  queryFn: async () => (await links[opener].cv(id)).data.url,
  staleTime: 4 * 60_000,
  gcTime: 0,
});

/** Requests a short-lived link to the CV. */
export const useCvLink = (opener: Opener) =>
  useMutation({ mutationFn: async (id: string) => (await links[opener].cv(id)).data.url });

/** Requests a short-lived link to an attachment of the site's CV. */
export const useAttachmentLink = (id: string, opener: Opener) =>
  useMutation({
    mutationFn: async (attachmentId: string) => (await links[opener].attachment(id, attachmentId)).data.url,
  });

/** Requests a short-lived link to the PDF of the site's CV. */
export const useResumePdfLink = (id: string) =>
  useMutation({
    mutationFn: async (language: ResumeLanguage) => {
      const body = { design: 'classic', language, paper: 'a4' } as const;
      return (await call('POST /application/:id/pdf', { params: { id }, body })).data.url;
    },
  });

export const easyApplyQuery = apiData('GET /application/easy');

/**
 * Query options of an application that was written before the account was confirmed and needs a review; null if there
 * is none.
 */
export const pendingQuery = (jobId: string) => apiData('GET /application/pending', { query: { jobId } });

type EasyBody = Omit<CallOptions<'POST /application/easy'>['body'], 'handle'>;

/** Sends an application without an account. The form shows the errors. */
export const useEasyApply = () =>
  useMutation({
    async mutationFn(body: EasyBody) {
      // With a shared handle, several applications of one browser are confirmed together.
      const handle = registrationHandle.get() ?? randomKey();
      await call('POST /application/easy', { body: { ...body, handle } });
      registrationHandle.keep(handle);
    },
    meta: { ownError: ['job.closed', 'job.not_on_site', 'application.sign_in'] },
  });

type PhoneBody = Omit<CallOptions<'POST /application/easy/phone'>['body'], 'handle'>;

/** Sends an application with the code of its phone, and signs in. */
export const usePhoneApply = () =>
  useMutation({
    mutationFn: (body: PhoneBody) =>
      call('POST /application/easy/phone', {
        body: { ...body, handle: registrationHandle.get() ?? randomKey() },
      }),
    meta: { ownError: true },
  });

/** Resends the confirmation mail. */
export const useMailAgain = () =>
  useMutation({
    mutationFn: (email: string) =>
      call('POST /users/verify-email/resend', { body: { email, handle: registrationHandle.get() } }),
  });
