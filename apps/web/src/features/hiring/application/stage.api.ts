import type { StageList } from '@acheep/contract/hiring/stage';
import type { StageReference } from '@acheep/contract/hiring/stage-choice';
import { hired, hiredName } from '@acheep/contract/hiring/stage-option';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate, keepResponse } from '../../../lib/api-query.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';

export type Stage = StageList['stages'][number];

export const stagesQuery = { ...apiData('GET /application/stage'), staleTime: 5 * 60_000 };

export const stageName = ({ nameEn, nameKm }: Pick<Stage, 'nameEn' | 'nameKm'>) =>
  currentLocale() === 'km' ? nameKm : nameEn;

/** Returns the stages of the company with `hired` at their end, each with its name in the page's language. */
export function useStages() {
  const { data } = useQuery(stagesQuery);
  const stages: { value: StageReference; label: string }[] = [
    ...(data?.stages ?? []).map((stage) => ({ value: stage._id, label: stageName(stage) })),
    { value: hired, label: localized(hiredName) },
  ];
  return {
    isLoaded: data !== undefined,
    stages,
    nameOf: (stage: StageReference | null | undefined) => stages.find(({ value }) => value === stage)?.label,
  };
}

/** Saves all stages at once. */
export const useSaveStages = () =>
  useMutation({
    mutationFn: (body: CallOptions<'PUT /application/stage'>['body']) =>
      call('PUT /application/stage', { body }),
    onSuccess: (answer) => {
      keepResponse(answer, 'GET /application/stage');
      void invalidate('GET /application/candidate', 'GET /application/:id/candidate');
    },
    // A colleague may have saved meanwhile.
    onError: () => void invalidate('GET /application/stage'),
  });

/** Closes a job whose vacancies are filled. */
export const useCloseJob = () =>
  useMutation({
    mutationFn: (id: string) => call('POST /job/:id/status', { params: { id }, body: { status: 'closed' } }),
    onSuccess: () =>
      void invalidate(
        'GET /application/:id/candidate',
        'GET /application/candidate',
        'GET /application/applied-job',
        'GET /job/own',
        'GET /job/own/:id',
        'GET /job',
        'GET /dashboard',
      ),
  });
