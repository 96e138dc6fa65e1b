import type { OwnResume } from '@acheep/contract/talent/resume';
import type { ResumeSection } from '@acheep/contract/talent/resume-option';
import { useMutation } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { ownResumeQuery } from '../../../entities/talent/resume/own-resume.ts';
import { type ApiResponse, type Asking, call } from '../../../lib/api.ts';
import { apiQuery, keepResponse } from '../../../lib/api-query.ts';
import { queryClient } from '../../../lib/query-client.ts';

type Answer = ApiResponse<'GET /users/resume'>;

/** Returns the cached CV. */
export const knownResume = (): OwnResume | null =>
  queryClient.getQueryData<Answer>(ownResumeQuery.queryKey)?.data ?? null;

/** Fetches the current CV. */
export const latestResume = async (): Promise<OwnResume | null> =>
  (await queryClient.fetchQuery({ ...apiQuery('GET /users/resume'), staleTime: 0 })).data;

/** Saves sections one at a time: each needs the version that the previous save produced. */
let last: Promise<unknown> = Promise.resolve();
const oneAtATime = <T>(work: () => Promise<T>): Promise<T> => {
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
};

/** Saves one section, based on the version cached at that moment. */
export function useSaveSection() {
  const { mutateAsync } = useMutation({
    mutationFn: ({ section, body }: { section: ResumeSection; body: FieldValues }) =>
      call(`PUT /resume/${section}`, { body } as Asking<`PUT /resume/${ResumeSection}`>[0]),
    onSuccess: (answer) => keepResponse(answer, 'GET /users/resume'),
    // Also runs offline: the section reports it and retries by itself.
    networkMode: 'always',
    // The section shows the error.
    meta: { ownError: true },
  });
  return {
    oneAtATime,
    save: async (section: ResumeSection, body: FieldValues): Promise<OwnResume> =>
      (await mutateAsync({ section, body })).data,
  };
}
export type SaveSection = ReturnType<typeof useSaveSection>;
