import type { JobAlert } from '@acheep/contract/jobs/job-alert';
import { followedIn } from '@acheep/contract/jobs/job-alert-path';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
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

const mostLetters = 80;

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
              name: companyName(company).slice(0, mostLetters),
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

const wantedKey = 'follow-wanted';
const anHour = 3_600_000;

/** The company that a visitor wants to follow, stored in this browser until they have signed in or up. */
export const wantedFollow = {
  keep: (id: string) => localStorage.setItem(wantedKey, JSON.stringify({ id, until: Date.now() + anHour })),
  /** True once, for the company that was wanted. */
  take(id: string): boolean {
    const kept = JSON.parse(localStorage.getItem(wantedKey) ?? 'null') as {
      id: string;
      until: number;
    } | null;
    if (kept?.id !== id) return false;
    localStorage.removeItem(wantedKey);
    return kept.until > Date.now();
  },
};
