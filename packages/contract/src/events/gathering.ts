import { z } from 'zod';
import { companyOfJob } from '../jobs/job.ts';
import { languages } from '../jobs/job-option.ts';
import { reference } from '../jobs/reference.ts';
import { choice } from '../kernel/choice.ts';
import { record } from '../kernel/endpoint.ts';
import { image } from '../kernel/image.ts';
import { currencies } from '../kernel/money.ts';
import { documentFacts } from '../platform/upload.ts';
import { eventTypes, gatheringKinds, gatheringStatuses, trainingLevels } from './gathering-option.ts';

/** Training or event in a list. */
export const gatheringCard = z.strictObject({
  ...record,
  kind: choice(gatheringKinds),
  /** Effective status: an active gathering whose sessions are over counts as closed. */
  status: choice(gatheringStatuses),
  title: z.string().meta({ examples: ['Bookkeeping for beginners'] }),
  company: companyOfJob,
  category: reference.nullable(),
  eventType: choice(eventTypes).nullable(),
  level: choice(trainingLevels).nullable(),
  languages: z.array(choice(languages)),
  cover: image.nullable(),
  online: z.boolean(),
  province: reference.nullable(),
  venue: z.nullable(z.string().meta({ examples: ['Lotus Skills Centre'] })),
  currency: choice(currencies),
  /** Minor units; null is free. */
  fee: z.int().nullable(),
  earlyFee: z.int().nullable(),
  /** Last day of the early fee. */
  earlyUntil: z.iso.date().nullable(),
  /** Start of the first session, end of the last, and number of sessions. */
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  sessionCount: z.int(),
  /** Null is unlimited. */
  seats: z.int().nullable(),
  seatsLeft: z.int().nullable(),
  registerUntil: z.iso.date().nullable(),
  certificate: z.boolean(),
  /** True while it is pinned to the top of the lists. */
  pinned: z.boolean(),
  postedAt: z.iso.datetime().nullable(),
});
export type GatheringCard = z.infer<typeof gatheringCard>;

const heldSession = z.strictObject({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() });

/** Full-text fields of both the public page and the form. */
export const gatheringText = {
  description: z.string().nullable(),
  outcomes: z.string().nullable(),
  audience: z.string().nullable(),
  programme: z.string().nullable(),
  address: z.string().nullable(),
  contactName: z.string().nullable(),
  contactPhone: z.string().nullable(),
  contactEmail: z.string().nullable(),
};

/** Public page. It omits the online link, which only participants with a seat may see. */
export const gatheringDetail = z.strictObject({
  ...gatheringCard.shape,
  ...gatheringText,
  company: z.strictObject({
    ...companyOfJob.shape,
    about: z.string().nullable(),
    website: z.string().nullable(),
    address: z.string(),
  }),
  sessions: z.array(heldSession),
  speakers: z.array(
    z.strictObject({
      name: z.string(),
      title: z.string().nullable(),
      biography: z.string().nullable(),
      photo: image.nullable(),
    }),
  ),
  /** Companies that take part in an event. */
  companies: z.array(companyOfJob),
  /** `url` opens the document for the lifetime of the page. */
  attachments: z.array(z.strictObject({ ...documentFacts, url: z.string() })),
});
export type GatheringDetail = z.infer<typeof gatheringDetail>;
