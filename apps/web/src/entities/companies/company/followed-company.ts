import type { JobAlert } from '@acheep/contract/jobs/job-alert';
import { followedIn } from '@acheep/contract/jobs/job-alert-path';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { wanted } from '../../../lib/wanted.ts';
import { companyName } from './company-name.ts';

export interface Followed {
  _id: string;
  name: string;
  nameKm: string | null;
}

/** A company is followed by a saved search for it alone, which tells every morning. */
export const followOf = (alerts: readonly JobAlert[] | undefined, id: string) =>
  alerts?.find(({ criteria }) => followedIn(criteria) === id);

/** True unless its mails were stopped by their link. */
export const isFollowing = (alert: JobAlert | undefined): boolean =>
  alert !== undefined && alert.frequency !== 'none' && !alert.paused;

const maxLetters = 80;

/** Follows a company, or stops following it by the id of its saved search. */
export function useFollow() {
  const { t } = useTranslation('company');
  return useMutation({
    mutationFn: async ({
      company,
      alertId,
    }: {
      company: Followed;
      alertId?: string | undefined;
    }): Promise<unknown> =>
      alertId
        ? call('DELETE /job-alert/:id', { params: { id: alertId } })
        : call('POST /job-alert', {
            body: {
              name: companyName(company).slice(0, maxLetters),
              frequency: 'daily',
              criteria: { companyId: company._id },
            },
          }),
    onSuccess: (_done, { company, alertId }) =>
      void toast({
        tone: 'success',
        id: 'follow',
        message: t(alertId ? 'follow.ended' : 'follow.began', { name: companyName(company) }),
      }),
    onSettled: () => void invalidate('GET /job-alert'),
  });
}

/** The company, by its id, that a visitor wants to follow. */
export const wantedFollow = wanted<string>('follow-wanted');
