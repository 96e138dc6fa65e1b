import { z } from 'zod';
import { always, atMost } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { all, edited, endpoint, one } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { id, line } from '../kernel/text.ts';
import { applicationDetail } from './application.ts';
import { applicationStatuses } from './application-option.ts';
import { applicationIds } from './decision.ts';
import { stageChoice } from './stage-choice.ts';
import { maxStages, stageNameLength } from './stage-option.ts';

const names = {
  nameEn: named(line(stageNameLength), 'name in English', 'ឈ្មោះជាភាសាអង់គ្លេស').optional(),
  nameKm: named(line(stageNameLength), 'name in Khmer', 'ឈ្មោះជាភាសាខ្មែរ').optional(),
};

type Names = { nameEn?: unknown; nameKm?: unknown };

/** Stage as the company writes it; in one language, it is called the same in the other. */
export const stageDraft = z
  .strictObject({ _id: named(id, 'stage', 'ដំណាក់កាល').optional(), ...names })
  .refine(({ nameEn, nameKm }: Names) => nameEn !== undefined || nameKm !== undefined, {
    path: ['nameEn'],
    error: 'required',
    ...always,
  });

/** Values that are there only once, as far as they are readable: this check runs even on invalid input. */
const areApart = (list: unknown, name: (one: Record<string, unknown>) => unknown) => {
  const texts = (Array.isArray(list) && list.length <= maxStages ? list : []).flatMap((one) => {
    const value = typeof one === 'object' && one !== null && name(one);
    return typeof value === 'string' ? [value.trim().toLowerCase()] : [];
  });
  return new Set(texts).size === texts.length;
};

/** All stages of a company in their order. */
const stagesBody = z
  .strictObject({
    stages: named(
      atMost(maxStages, z.array(stageDraft).min(1, { error: 'required_choice' })),
      'stages',
      'ដំណាក់កាល',
    ),
    /** Where the candidates of a deleted stage go. */
    moves: named(
      atMost(
        maxStages,
        z.array(
          z.strictObject({
            from: named(id, 'deleted stage', 'ដំណាក់កាលដែលបានលុប'),
            to: named(id, 'new stage', 'ដំណាក់កាលថ្មី'),
          }),
        ),
      ),
      'new stage of the candidates',
      'ដំណាក់កាលថ្មីរបស់បេក្ខជន',
    ).default([]),
    ...edited,
  })
  .refine(
    ({ stages }: { stages?: unknown }) =>
      areApart(stages, ({ _id }) => _id) &&
      areApart(stages, ({ nameEn, nameKm }) => nameEn ?? nameKm) &&
      areApart(stages, ({ nameEn, nameKm }) => nameKm ?? nameEn),
    { path: ['stages'], error: 'stage_twice', ...always },
  );

const stage = z.strictObject({
  _id: z.uuid(),
  nameEn: z.string(),
  nameKm: z.string(),
  /** Number of candidates in it, over all jobs. */
  candidates: z.int().nonnegative(),
});

/** Stages of a company in their order; `updatedAt` is their version. */
const stageList = z.strictObject({ stages: z.array(stage), updatedAt: z.iso.datetime() });
export type StageList = z.infer<typeof stageList>;

export const stageListGet = endpoint({
  method: 'GET',
  path: '/application/stage',
  access: 'AppliedJob',
  right: 'interview',
  summary:
    "List the company's stages for short-listed candidates in their order, with the candidates in each",
  response: one(stageList),
});

export const stageListUpdate = endpoint({
  method: 'PUT',
  path: '/application/stage',
  access: 'AppliedJob',
  summary: 'Replace the stages: add, rename, reorder, and delete those left out. Saved whole or not at all',
  body: stagesBody,
  response: one(stageList),
  limit: 'work',
});

export const stageMove = endpoint({
  method: 'PUT',
  path: '/application/:id/stage-at-company',
  access: 'AppliedJob',
  summary:
    'Move a candidate to a stage, which short-lists them, or hire them. Hired candidates are notified once, after ten seconds',
  body: z.strictObject({
    stage: stageChoice,
    /** Hires although the vacancies of the job are filled. */
    beyondVacancies: named(z.boolean(), 'hiring beyond the vacancies', 'ការជ្រើសរើសលើសចំនួន').optional(),
    ...edited,
  }),
  response: one(applicationDetail),
  limit: 'work',
});

/** Outcome for each application: moved, already there, hired and left alone, withdrawn by the applicant, or not found. */
const moveOutcome = z.strictObject({
  _id: z.uuid(),
  outcome: z.enum(['moved', 'unchanged', 'hired', 'withdrawn', 'missing']),
  /** State and stage before the move. */
  from: choice(applicationStatuses).nullable(),
  stage: z.uuid().nullable(),
});
export type MoveOutcome = z.infer<typeof moveOutcome>;

export const stageMoveSeveral = endpoint({
  method: 'PUT',
  path: '/application/stage-at-company',
  access: 'AppliedJob',
  summary: 'Move several candidates to a stage, with an outcome for each; hired candidates stay hired',
  body: z.strictObject({ ids: applicationIds, stage: named(id, 'stage', 'ដំណាក់កាល') }),
  response: all(moveOutcome),
  limit: 'work',
});

/** @collected by `errors.ts`. */
export const errors = {
  'stage.in_use': {
    status: 409,
    en: 'Candidates still in “{stage}”: {candidates}. Choose a stage to move them to.',
    km: 'មានបេក្ខជន {candidates} នាក់ក្នុង «{stage}»។ សូមជ្រើសរើសដំណាក់កាលថ្មីសម្រាប់បេក្ខជនទាំងនេះ។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/manage-applied/stage'] as const;
