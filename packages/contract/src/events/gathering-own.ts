import { z } from 'zod';
import { companyOfJob } from '../jobs/job.ts';
import { choice } from '../kernel/choice.ts';
import { endpoint, listMeta, nothing, one } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { ownImage } from '../kernel/image.ts';
import { listQuery } from '../kernel/list-query.ts';
import { some } from '../kernel/option.ts';
import { documentFacts } from '../platform/upload.ts';
import { gatheringCard, gatheringText } from './gathering.ts';
import {
  gatheringEdit,
  gatheringNew,
  lastDayOfRegistration,
  session,
  sessionsField,
} from './gathering-draft.ts';
import { type GatheringKind, gatheringStatuses } from './gathering-option.ts';
import { ownGatherings } from './own-gathering-option.ts';

/** Actions that the organiser may take on a gathering in its present state. */
export const gatheringActions = ['edit', 'publish', 'close', 'reopen', 'archive', 'delete', 'copy'] as const;
export type GatheringAction = (typeof gatheringActions)[number];

/** Gathering in its organiser's lists by state. */
export const ownGathering = z.strictObject({
  ...gatheringCard.shape,
  /** Numbers of participants with a seat and on the waiting list. */
  registered: z.int().nonnegative(),
  waiting: z.int().nonnegative(),
  /** Null unless it was closed by hand. */
  closedAt: z.iso.datetime().nullable(),
  actions: z.array(z.enum(gatheringActions)),
});
export type OwnGathering = z.infer<typeof ownGathering>;

/** Full gathering for its organiser's edit form. */
export const ownGatheringDetail = z.strictObject({
  ...gatheringCard.shape,
  ...gatheringText,
  cover: ownImage.nullable(),
  link: z.string().nullable(),
  sessions: z.array(session),
  speakers: z.array(
    z.strictObject({
      name: z.string(),
      title: z.string().nullable(),
      biography: z.string().nullable(),
      photo: ownImage.nullable(),
    }),
  ),
  companies: z.array(companyOfJob),
  attachments: z.array(z.strictObject({ ...documentFacts, path: z.string() })),
  /** Number of participants with a seat: they are notified of new dates and keep their fee. */
  registered: z.int().nonnegative(),
  actions: z.array(z.enum(gatheringActions)),
});
export type OwnGatheringDetail = z.infer<typeof ownGatheringDetail>;

/** Permission subject of the organisers of each kind. */
const subject = { training: 'Trainer', event: 'PostEvent' } as const;

const statusBody = z.strictObject({
  status: named(choice(some(gatheringStatuses, 'active', 'closed', 'archived')), 'status', 'ស្ថានភាព'),
  /** New dates replace the last day of registration as well: omitted, it is cleared. */
  sessions: sessionsField.optional(),
  registerUntil: lastDayOfRegistration.optional(),
});

export const reopenForm = statusBody.omit({ status: true });

/** Organisers' endpoints, the same for both kinds, each below its own name. */
const endpointsOf = <const K extends GatheringKind>(
  kind: K,
  { one: a, all }: { one: string; all: string },
) => {
  const path = `/${kind}` as const;
  const access = subject[kind];
  const whole = one(ownGatheringDetail);
  return {
    create: endpoint({
      method: 'POST',
      path,
      access,
      summary: `Create a new ${a}, as a draft or published at once`,
      body: gatheringNew[kind],
      maxBodyBytes: 400_000,
      response: whole,
      status: 201,
      idempotent: true,
      limit: 'create',
    }),
    list: endpoint({
      method: 'GET',
      path: `${path}/own`,
      access,
      right: 'numbers',
      summary: `List the ${all} of the caller's company, by state; \`search\` covers titles`,
      query: listQuery(ownGatherings),
      response: z.strictObject({
        data: z.array(ownGathering),
        /** `counts` covers all states, whichever are requested. */
        meta: listMeta.extend({ counts: z.record(choice(gatheringStatuses), z.int().nonnegative()) }),
      }),
    }),
    get: endpoint({
      method: 'GET',
      path: `${path}/own/:id`,
      access,
      summary: `Get one of the ${all} of the caller's company, for editing`,
      response: whole,
    }),
    update: endpoint({
      method: 'PUT',
      path: `${path}/:id`,
      access,
      summary: `Update one of the company's ${all}, and optionally publish it; an active one must remain publishable`,
      body: gatheringEdit[kind],
      maxBodyBytes: 400_000,
      response: whole,
      limit: 'edit',
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${path}/:id`,
      access,
      summary: 'Delete a draft',
      response: nothing,
    }),
    changeStatus: endpoint({
      method: 'POST',
      path: `${path}/:id/status`,
      access,
      summary: `Publish, close, reopen (with new dates) or archive one of the company's ${all}`,
      body: statusBody,
      response: whole,
      idempotent: true,
      limit: 'edit',
    }),
    copy: endpoint({
      method: 'POST',
      path: `${path}/:id/copy`,
      access,
      summary: `Copy one of the company's ${all} into a draft`,
      response: whole,
      status: 201,
      idempotent: true,
      limit: 'create',
    }),
  };
};

export const ownEndpoints = {
  training: endpointsOf('training', { one: 'training', all: 'trainings' }),
  event: endpointsOf('event', { one: 'event', all: 'events' }),
};

export const {
  create: trainingCreate,
  list: ownTrainingList,
  get: ownTrainingGet,
  update: trainingUpdate,
  remove: trainingDelete,
  changeStatus: trainingStatusChange,
  copy: trainingCopy,
} = ownEndpoints.training;

export const {
  create: eventCreate,
  list: ownEventList,
  get: ownEventGet,
  update: eventUpdate,
  remove: eventDelete,
  changeStatus: eventStatusChange,
  copy: eventCopy,
} = ownEndpoints.event;

/** @collected by `errors.ts`. */
export const errors = {
  'gathering.incomplete': {
    status: 422,
    en: 'Some details are missing. Add them before you publish.',
    km: 'នៅខ្វះព័ត៌មានខ្លះ។ សូមបំពេញ មុននឹងផ្សាយ។',
  },
  'gathering.status': {
    status: 409,
    en: 'The status has changed. Reload the page to see what you can do now.',
    km: 'ស្ថានភាពបានផ្លាស់ប្ដូរហើយ។ សូមផ្ទុកទំព័រម្ដងទៀត ដើម្បីមើលស្ថានភាពថ្មី។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = [
  '/manage-training',
  '/manage-training/active',
  '/manage-training/closed',
  '/manage-training/draft',
  '/manage-training/create',
  '/manage-training/:id',
  '/manage-event',
  '/manage-event/create',
  '/manage-event/:id',
] as const;
