import type { ApplicationDetail, ReceivedApplication } from '@acheep/contract/hiring/application';
import {
  type ApplicationStatus,
  type Decision,
  undoSeconds,
} from '@acheep/contract/hiring/application-option';
import type { StageReference } from '@acheep/contract/hiring/stage-choice';
import { hired } from '@acheep/contract/hiring/stage-option';
import { paths } from '@acheep/contract/paths';
import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { changeResponses, invalidate } from '../../../lib/api-query.ts';
import { errorText, isNotifiedEverywhere } from '../../../lib/errors.ts';
import { confirm, toast } from '../../../lib/feedback.ts';
import { navigateTo } from '../../../lib/navigation.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useCloseJob, useStages } from './stage.api.ts';

/** The candidate's fields that a decision needs; who screens for a company sees no stages. */
export type Candidate = Pick<ReceivedApplication, '_id' | 'name' | 'status' | 'updatedAt'> & {
  stage?: ReceivedApplication['stage'];
};
export type Made = CallOptions<'PUT /application/:id/status-at-company'>['body'];
type MadeOnSeveral = CallOptions<'PUT /application/status-at-company'>['body'];
type Moved = CallOptions<'PUT /application/:id/stage-at-company'>['body'];

/** Possible decisions by status, the most likely first. */
export const decisionsFor: Record<ApplicationStatus, readonly Decision[]> = {
  received: ['shortlisted', 'rejected'],
  shortlisted: ['rejected', 'received'],
  rejected: ['shortlisted', 'received'],
  withdrawn: [],
};

export const isDecision = (status: ApplicationStatus): status is Decision => status !== 'withdrawn';

/** True when as many are hired as the job has vacancies, and it still takes applications. */
export const isFilled = ({ status, vacancies, hired: count }: ApplicationDetail['job']) =>
  status === 'active' && vacancies !== null && count >= vacancies;

const refresh = () =>
  invalidate(
    'GET /application/candidate',
    'GET /application/:id/candidate',
    'GET /application/applied-job',
    'GET /application/applied-job/:id',
    'GET /application/stage',
  );

type Shown = Pick<ReceivedApplication, 'status'> & Partial<Pick<ReceivedApplication, 'stage' | 'updatedAt'>>;

/** Shows where a candidate is now, on the page of the candidate and in every list. */
function show(id: string, { status, stage, updatedAt }: Shown) {
  const change = { status, ...(stage !== undefined && { stage }), ...(updatedAt && { updatedAt }) };
  const changed = <Row extends { _id: string }>(row: Row): Row =>
    row._id === id ? { ...row, ...change } : row;
  changeResponses('GET /application/:id/candidate', (answer) => ({ ...answer, data: changed(answer.data) }));
  changeResponses('GET /application/candidate', (answer) => ({ ...answer, data: answer.data.map(changed) }));
}

/** Where candidates will be once the decisions on them that are under way are saved or refused. */
const settling = new Map<string, Promise<Shown & { updatedAt: string }>>();

/**
 * Shows a decision at once, and saves it after those on the same candidate that are under way. What fails is shown as
 * it was. Resolves once the lists have been read anew, so that a card on the board stays where it was put until then.
 */
function save(
  { _id: id, ...before }: Candidate,
  shown: Shown,
  send: (updatedAt: string) => Promise<ApplicationDetail>,
): Promise<ApplicationDetail> {
  show(id, shown);
  const earlier = settling.get(id) ?? Promise.resolve(before);
  const saving = earlier.then(({ updatedAt }) => send(updatedAt));
  const settled = saving.catch(() => earlier);
  settling.set(id, settled);
  const done = settled.then(async (last) => {
    if (settling.get(id) !== settled) return;
    show(id, last);
    await refresh();
    // Until then a list may be without the candidate, and the board knows the state of before.
    if (settling.get(id) === settled) settling.delete(id);
  });
  return saving.finally(() => done);
}

/** Returns a function that confirms a decision with an undo button, shown until notifications are sent. */
export function useUndo() {
  const { t } = useTranslation('application');
  return (message: string, run: () => void, id = 'decision') =>
    void toast({
      tone: 'success',
      id,
      message,
      seconds: undoSeconds,
      action: { label: t('decision.undo'), run },
    });
}

/** Returns a function that says what was done with a candidate, and when they hear of it. */
export function useDoneWords() {
  const { t } = useTranslation('application');
  return ({ status, notice = 'now' }: Made, name: string) =>
    notice === 'now' ? t(`decision.done.${status}`, { name }) : t(`decision.later.${notice}`, { name });
}

/** Returns mutations that decide on candidates and offer to undo it until notifications are sent. */
export function useDecision() {
  const { t } = useTranslation(['application', 'common']);
  const one = useMutation({
    mutationFn: async ({ id, body }: { id: string; body: Made }) =>
      (await call('PUT /application/:id/status-at-company', { params: { id }, body })).data,
    meta: { ownError: true },
  });
  const several = useMutation({
    mutationFn: async (body: MadeOnSeveral) =>
      (await call('PUT /application/status-at-company', { body })).data,
    onSettled: refresh,
  });
  const moved = useMutation({
    mutationFn: async ({ id, body }: { id: string; body: Moved }) =>
      (await call('PUT /application/:id/stage-at-company', { params: { id }, body })).data,
    meta: { ownError: true },
  });
  const movedSeveral = useMutation({
    mutationFn: async (body: CallOptions<'PUT /application/stage-at-company'>['body']) =>
      (await call('PUT /application/stage-at-company', { body })).data,
    onSettled: refresh,
  });

  const tell = useUndo();
  const doneWords = useDoneWords();
  const close = useCloseJob();
  const { nameOf } = useStages();

  /**
   * Says who it was that a decision failed for, until it is read: the next candidates are on the page by then. What did
   * not arrive is sent `again`; somebody who has changed meanwhile is looked at.
   */
  function tellFailure({ _id: id, name }: Candidate, error: unknown, again: () => void) {
    if (isNotifiedEverywhere(error)) return;
    const address = paths.manageAppliedDetail(id);
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    const look = !window.location.pathname.endsWith(address) && {
      label: t('decision.open'),
      run: () => navigateTo(address),
    };
    void toast({
      tone: 'error',
      id: `decision-${id}`,
      title: t('decision.failed', { name }),
      message:
        error instanceof ApiError && error.status === 0 ? t('decision.lost') : errorText(error).message,
      seconds: Number.POSITIVE_INFINITY,
      action: (isRefused ? look : { label: t('common:retry'), run: again }) || undefined,
    });
  }

  const saveStatus = (before: Candidate, body: Omit<Made, 'updatedAt'>) =>
    save(
      before,
      { status: body.status, stage: body.status === 'shortlisted' ? before.stage : null },
      (updatedAt) => one.mutateAsync({ id: before._id, body: { ...body, updatedAt } }),
    );

  const saveStage = (before: Candidate, stage: StageReference, more?: Partial<Moved>) =>
    save(before, { status: 'shortlisted', stage }, (updatedAt) =>
      moved.mutateAsync({ id: before._id, body: { stage, updatedAt, ...more } }),
    );

  /** Puts a candidate back to where they were. */
  function putBack(before: Candidate, saved: ApplicationDetail) {
    const { status, stage } = before;
    const back = stage
      ? saveStage(saved, stage, { beyondVacancies: true })
      : isDecision(status) && saveStatus(saved, { status });
    if (back) back.catch((error: unknown) => tellFailure(before, error, () => putBack(before, saved)));
  }

  async function decide(before: Candidate, made: Omit<Made, 'updatedAt'>): Promise<boolean> {
    if (made.status === 'received' && !(await leavesHired(before))) return false;
    try {
      const saved = await saveStatus(before, made);
      tell(doneWords(made, before.name), () => putBack(before, saved), `decision-${before._id}`);
      return true;
    } catch (error) {
      tellFailure(before, error, () => void decide(before, made));
      return false;
    }
  }

  const isBeyond = (error: unknown): error is ApiError =>
    error instanceof ApiError && error.code === 'application.vacancies_filled';

  /** Asks whether to hire one more than the job has vacancies. */
  const hiresBeyond = async ({ message }: ApiError) =>
    (await confirm({
      title: t('stage.beyond.title'),
      message,
      confirmLabel: t('stage.beyond.confirm'),
      tone: 'plain',
    })) === 'confirm';

  /** Asks before a candidate is hired no more: they may know already. */
  const leavesHired = async ({ stage, name }: Candidate) =>
    stage !== hired ||
    (await confirm({
      title: t('stage.leave.title', { name }),
      message: t('stage.leave.text'),
      confirmLabel: t('stage.leave.confirm'),
      tone: 'plain',
    })) === 'confirm';

  /** Offers to close a job when its vacancies are filled. */
  async function offerToClose({ _id, title, vacancies, hired: count }: ApplicationDetail['job']) {
    const answer = await confirm({
      title: t('stage.filled.title'),
      message: t('stage.filled.text', { job: title, hired: count, count: vacancies ?? 0 }),
      confirmLabel: t('stage.filled.close'),
      cancelLabel: t('stage.filled.leave'),
      tone: 'plain',
    });
    if (answer !== 'confirm') return;
    const closed = await close.mutateAsync(_id).catch(() => null);
    if (closed)
      void toast({ tone: 'success', message: t('stage.filled.done', { job: title }), id: 'job-close' });
  }

  /** Moves a candidate to a stage, or hires them. */
  async function move(before: Candidate, stage: StageReference): Promise<boolean> {
    const { name, status } = before;
    if (!(await leavesHired(before))) return false;
    try {
      const saved = await saveStage(before, stage).catch(async (error: unknown) => {
        if (!isBeyond(error)) throw error;
        return (await hiresBeyond(error)) && saveStage(before, stage, { beyondVacancies: true });
      });
      if (!saved) return false;
      const key = stage === hired ? 'hired' : status === 'shortlisted' ? 'moved' : 'shortlisted';
      const words = t(`stage.done.${key}`, { name, stage: nameOf(stage) ?? '' });
      tell(words, () => putBack(before, saved), `decision-${before._id}`);
      if (stage === hired && isFilled(saved.job)) void offerToClose(saved.job);
      return true;
    } catch (error) {
      tellFailure(before, error, () => void move(before, stage));
      return false;
    }
  }

  /** Confirms what was done with several, with those left as they were. */
  function tellSeveral(words: string, left: number, undo: () => void) {
    tell([words, left > 0 && t('decision.left', { count: left })].filter(Boolean).join(' '), undo);
  }

  async function decideSeveral(made: MadeOnSeveral): Promise<boolean> {
    const outcomes = await several.mutateAsync(made).catch(() => null);
    if (!outcomes) return false;
    const decided = outcomes.filter(({ outcome }) => outcome === 'decided');
    const { status, notice = 'now' } = made;
    const count = decided.length;
    const done =
      notice === 'now'
        ? t(`decision.doneSeveral.${status}`, { count })
        : t(`decision.laterSeveral.${notice}`, { count });
    const words = count > 0 && done;
    // Each candidate returns to the previous status, and a short-listed one to the last stage.
    tellSeveral(words || '', outcomes.length - decided.length, () => {
      for (const before of Object.values(decisionsOf(decided))) several.mutate(before);
    });
    return true;
  }

  /** Moves several candidates to a stage. */
  async function moveSeveral(ids: string[], stage: string): Promise<boolean> {
    const outcomes = await movedSeveral.mutateAsync({ ids, stage }).catch(() => null);
    if (!outcomes) return false;
    const done = outcomes.filter(({ outcome }) => outcome === 'moved');
    const words =
      done.length > 0 && t('stage.done.several', { count: done.length, stage: nameOf(stage) ?? '' });
    tellSeveral(words || '', outcomes.length - done.length, () => {
      for (const before of new Set(done.map((one) => one.stage)))
        if (before) {
          const back = done.filter((one) => one.stage === before).map(({ _id }) => _id);
          movedSeveral.mutate({ ids: back, stage: before });
        }
      for (const before of Object.values(decisionsOf(done.filter((one) => one.stage === null))))
        several.mutate(before);
    });
    return true;
  }

  return {
    decide,
    decideSeveral,
    move,
    moveSeveral,
    offerToClose,
    isPending: [several, movedSeveral].some(({ isPending }) => isPending),
  };
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
