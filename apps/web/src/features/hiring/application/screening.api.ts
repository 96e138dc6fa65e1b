import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { type Candidate, isDecision, type Made, useUndo } from './decision.api.ts';

const refresh = () =>
  invalidate(
    'GET /admin/screening',
    'GET /admin/screening/:id',
    'GET /admin/screening/:id/application',
    'GET /admin/screening/application/:id',
  );

/** An application that is screened. Opening it stands in the audit log, so it is not asked for without need. */
export const screenedQuery = (id: string) => ({
  ...apiData('GET /admin/screening/application/:id', { params: { id } }),
  staleTime: 5 * 60_000,
  refetchOnWindowFocus: false,
});

/** Decides for the company, and offers the way back for as long as nobody has been told. */
export function useScreeningDecision() {
  const { t } = useTranslation('application');
  const tell = useUndo();
  const made = useMutation({
    mutationFn: ({ id, body }: { id: string; body: Made }) =>
      call('PUT /admin/screening/application/:id/status', { params: { id }, body }),
    // Refused, it has changed meanwhile, too.
    onSettled: refresh,
  });
  async function decide({ _id: id, name, status: before, updatedAt }: Candidate, body: Made) {
    const saved = await made.mutateAsync({ id, body: { updatedAt, ...body } }).catch(() => null);
    if (!saved || !isDecision(before)) return false;
    tell(t(`decision.done.${body.status}`, { name }), () => made.mutate({ id, body: { status: before } }));
    return true;
  }
  return { decide, isPending: made.isPending };
}

export const useEndScreening = (id: string) =>
  useMutation({
    mutationFn: () => call('POST /admin/screening/:id/end', { params: { id } }),
    onSuccess: () => invalidate('GET /admin/screening', 'GET /admin/enquiry', 'GET /admin/audit'),
  });
