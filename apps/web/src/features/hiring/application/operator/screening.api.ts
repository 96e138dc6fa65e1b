import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';
import { apiData, invalidate } from '../../../../lib/api-query.ts';
import { type Candidate, isDecision, type Made, useDoneWords, useUndo } from '../decision.api.ts';

const refresh = () =>
  invalidate(
    'GET /admin/screening',
    'GET /admin/screening/:id',
    'GET /admin/screening/:id/application',
    'GET /admin/screening/application/:id',
  );

/**
 * Query options of a screened application. Each read is recorded in the audit log, so it is not refetched needlessly.
 */
export const screenedQuery = (id: string) => ({
  ...apiData('GET /admin/screening/application/:id', { params: { id } }),
  staleTime: 5 * 60_000,
  refetchOnWindowFocus: false,
});

/** Returns the mutation that decides for the company and offers to undo it until notifications are sent. */
export function useScreeningDecision() {
  const tell = useUndo();
  const doneWords = useDoneWords();
  const made = useMutation({
    mutationFn: ({ id, body }: { id: string; body: Made }) =>
      call('PUT /admin/screening/application/:id/status', { params: { id }, body }),
    // Also refetched after a refusal, since the application has changed meanwhile.
    onSettled: refresh,
  });
  async function decide({ _id: id, name, status: before, updatedAt }: Candidate, body: Made) {
    const saved = await made.mutateAsync({ id, body: { updatedAt, ...body } }).catch(() => null);
    if (!saved || !isDecision(before)) return false;
    tell(doneWords(body, name), () => made.mutate({ id, body: { status: before } }));
    return true;
  }
  return { decide, isPending: made.isPending };
}
