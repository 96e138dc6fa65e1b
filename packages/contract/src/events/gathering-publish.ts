import type { z } from 'zod';
import { always } from '../kernel/bound.ts';
import { addDays, momentOf, today } from '../kernel/calendar.ts';
import type { MessageKey } from '../kernel/message.ts';
import { consistent, eventFields, type GatheringFields, inOrder, trainingFields } from './gathering-draft.ts';
import type { GatheringKind } from './gathering-option.ts';

const needs = (field: keyof GatheringFields, error: MessageKey = 'required') => ({
  path: [field],
  error,
  ...always,
});
const isOnline = ({ online }: GatheringFields) => online === true;

/** End of the last session. */
function endOf({ sessions }: GatheringFields): Date | undefined {
  const last = Array.isArray(sessions) ? inOrder(sessions).at(-1) : undefined;
  return last && momentOf(last.day, last.to);
}

/** Fields that visitors need to decide whether to come, now required. */
const whole = {
  training: consistent(trainingFields.required({ categoryId: true, level: true, description: true })),
  event: consistent(eventFields.required({ categoryId: true, eventType: true, description: true })),
};

const complete = (kind: GatheringKind) => {
  const rule: z.ZodType<GatheringFields> = whole[kind];
  return rule
    .refine(({ sessions = [] }: GatheringFields) => sessions.length > 0, needs('sessions'))
    .refine(
      (it: GatheringFields) => kind === 'event' || (it.languages?.length ?? 0) > 0,
      needs('languages', 'required_choice'),
    )
    .refine((it: GatheringFields) => !isOnline(it) || Boolean(it.link), needs('link'))
    .refine(
      (it: GatheringFields) => isOnline(it) || Boolean(it.provinceId),
      needs('provinceId', 'required_choice'),
    )
    .refine((it: GatheringFields) => isOnline(it) || Boolean(it.venue), needs('venue'));
};

/** Gathering that is over or closed by hand: it keeps its page, so it must stay as complete as an open one. */
export const closedGathering = (kind: GatheringKind) => complete(kind);

/**
 * Gathering that may be published, or stay published, at `now`. `kept` is its previous last day of registration: that
 * may be past, a new one may not.
 */
export const publishableGathering = (kind: GatheringKind, now: Date, kept?: string) => {
  const day = today(now);
  return complete(kind)
    .refine((it: GatheringFields) => (endOf(it)?.getTime() ?? Number.POSITIVE_INFINITY) > now.getTime(), {
      path: ['sessions'],
      error: 'session_ahead',
      ...always,
    })
    .refine(
      ({ registerUntil }: GatheringFields) =>
        typeof registerUntil !== 'string' || registerUntil >= day || registerUntil === kept,
      { path: ['registerUntil'], error: 'date_after', params: { date: addDays(day, -1) }, ...always },
    );
};
