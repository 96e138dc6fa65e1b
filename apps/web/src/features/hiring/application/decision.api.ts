import type { ReceivedApplication } from '@acheep/contract/hiring/application';
import {
  type ApplicationStatus,
  type Decision,
  undoSeconds,
} from '@acheep/contract/hiring/application-option';
import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

/** The candidate's fields that a decision needs. */
export type Candidate = Pick<ReceivedApplication, '_id' | 'name' | 'status' | 'updatedAt'>;
export type Made = CallOptions<'PUT /application/:id/status-at-company'>['body'];
type MadeOnSeveral = CallOptions<'PUT /application/status-at-company'>['body'];

/** Possible decisions by status, the most likely first. */
export const decisionsFor: Record<ApplicationStatus, readonly Decision[]> = {
  received: ['shortlisted', 'rejected'],
  shortlisted: ['rejected', 'received'],
  rejected: ['shortlisted', 'received'],
  withdrawn: [],
};

export const isDecision = (status: ApplicationStatus): status is Decision => status !== 'withdrawn';

const refresh = () =>
  invalidate(
    'GET /application/candidate',
    'GET /application/:id/candidate',
    'GET /application/applied-job',
    'GET /application/applied-job/:id',
  );

/** Returns a function that confirms a decision with an undo button, shown until notifications are sent. */
export function useUndo() {
  const { t } = useTranslation('application');
  return (message: string, run: () => void) =>
    void toast({
      tone: 'success',
      id: 'decision',
      message,
      seconds: undoSeconds,
      action: { label: t('decision.undo'), run },
    });
}

/** Returns mutations that decide on candidates and offer to undo it until notifications are sent. */
export function useDecision() {
  const { t } = useTranslation('application');
  const one = useMutation({
    mutationFn: async ({ id, body }: { id: string; body: Made }) =>
      (await call('PUT /application/:id/status-at-company', { params: { id }, body })).data,
    // Also refetched after a refusal, since the application has changed meanwhile.
    onSettled: refresh,
  });
  const several = useMutation({
    mutationFn: async (body: MadeOnSeveral) =>
      (await call('PUT /application/status-at-company', { body })).data,
    onSettled: refresh,
  });

  const tell = useUndo();

  async function decide(
    { _id: id, name, status: before, updatedAt }: Candidate,
    made: Made,
  ): Promise<boolean> {
    const saved = await one.mutateAsync({ id, body: { updatedAt, ...made } }).catch(() => null);
    if (!saved || !isDecision(before)) return false;
    tell(t(`decision.done.${made.status}`, { name }), () =>
      one.mutate({ id, body: { status: before, updatedAt: saved.updatedAt } }),
    );
    return true;
  }

  async function decideSeveral(ids: string[], status: Decision): Promise<boolean> {
    const outcomes = await several.mutateAsync({ ids, status }).catch(() => null);
    if (!outcomes) return false;
    const decided = outcomes.filter(({ outcome }) => outcome === 'decided');
    const left = outcomes.length - decided.length;
    const message = [
      t(`decision.doneSeveral.${status}`, { count: decided.length }),
      left > 0 && t('decision.left', { count: left }),
    ];
    // Each candidate returns to the previous status.
    const undo = () => {
      for (const before of Object.values(decisionsOf(decided))) several.mutate(before);
    };
    tell(message.filter(Boolean).join(' '), undo);
    return true;
  }

  return { decide, decideSeveral, isPending: one.isPending || several.isPending };
}

function decisionsOf(decided: readonly { _id: string; from: ApplicationStatus | null }[]) {
  const before: Partial<Record<Decision, MadeOnSeveral>> = {};
  for (const { _id, from } of decided) {
    if (!from || !isDecision(from)) continue;
    const back = before[from] ?? { ids: [], status: from };
    before[from] = { ...back, ids: [...back.ids, _id] };
  }
  return before;
}
