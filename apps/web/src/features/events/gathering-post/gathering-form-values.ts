import { type EventDraft, gatheringDraft, type TrainingDraft } from '@acheep/contract/events/gathering-draft';
import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import type { OwnGatheringDetail } from '@acheep/contract/events/gathering-own';
import { closedGathering, publishableGathering } from '@acheep/contract/events/gathering-publish';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import type { Intent } from '../../../lib/use-publish-form.ts';
import type { GatheringBody } from './gathering-post.api.ts';

/** A training or an event as the form holds it; what the other kind has alone stays empty. Money is minor units. */
export type GatheringValues = FormValues<TrainingDraft & Omit<EventDraft, keyof TrainingDraft>>;
export type GatheringForm = UseFormReturn<GatheringValues, unknown, GatheringBody>;
export type SpeakerValues = NonNullable<GatheringValues['speakers']>[number];
export type SessionValues = NonNullable<GatheringValues['sessions']>[number];

/** In the order in which the form asks. */
export const emptyGathering: GatheringValues = {
  title: '',
  categoryId: '',
  level: '',
  eventType: '',
  languages: [],
  cover: '',
  sessions: [],
  online: false,
  provinceId: '',
  venue: '',
  address: '',
  link: '',
  description: '',
  outcomes: '',
  programme: '',
  audience: '',
  attachments: [],
  speakers: [],
  companyIds: [],
  currency: 'USD',
  fee: undefined,
  earlyFee: undefined,
  earlyUntil: '',
  seats: undefined,
  registerUntil: '',
  certificate: false,
  contactName: '',
  contactEmail: '',
  contactPhone: '',
};

/** A saved one as the form holds it. */
export const valuesOf = (saved: OwnGatheringDetail): GatheringValues => ({
  title: saved.title,
  categoryId: saved.category?._id ?? '',
  level: saved.level ?? '',
  eventType: saved.eventType ?? '',
  languages: saved.languages,
  cover: saved.cover?.path ?? '',
  sessions: saved.sessions,
  online: saved.online,
  provinceId: saved.province?._id ?? '',
  venue: saved.venue ?? '',
  address: saved.address ?? '',
  link: saved.link ?? '',
  description: saved.description ?? '',
  outcomes: saved.outcomes ?? '',
  programme: saved.programme ?? '',
  audience: saved.audience ?? '',
  attachments: saved.attachments.map(({ originalName, path }) => ({ originalName, path })),
  speakers: saved.speakers.map(({ name, title, biography, photo }) => ({
    name,
    title: title ?? '',
    biography: biography ?? '',
    photo: photo?.path ?? '',
  })),
  companyIds: saved.companies.map(({ _id }) => _id),
  currency: saved.currency,
  fee: saved.fee ?? undefined,
  earlyFee: saved.earlyFee ?? undefined,
  earlyUntil: saved.earlyUntil ?? '',
  seats: saved.seats ?? undefined,
  registerUntil: saved.registerUntil ?? '',
  certificate: saved.certificate,
  contactName: saved.contactName ?? '',
  contactEmail: saved.contactEmail ?? '',
  contactPhone: saved.contactPhone ?? '',
});

/** What the other kind has alone, and the server would not know. */
const othersOnly: Record<GatheringKind, readonly (keyof GatheringValues)[]> = {
  training: ['eventType', 'programme', 'companyIds'],
  event: ['level', 'outcomes'],
};

const ofKind = (kind: GatheringKind, values: GatheringValues) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => !othersOnly[kind].includes(name as keyof GatheringValues)),
  ) as GatheringValues;

/** A saved one, as far as it decides about its form. */
type Saved = Pick<OwnGatheringDetail, 'status' | 'registerUntil'>;

function ruleOf(kind: GatheringKind, intent: Intent, saved: Saved | undefined) {
  const now = new Date();
  if (saved?.status === 'active') return publishableGathering(kind, now, saved.registerUntil ?? undefined);
  if (intent === 'publish') return publishableGathering(kind, now);
  return saved?.status === 'closed' ? closedGathering(kind) : gatheringDraft[kind];
}

/** Checks the form by the contract's rule for what the person is about to do. */
export function gatheringResolver(
  kind: GatheringKind,
  intent: () => Intent,
  saved?: Saved,
): Resolver<GatheringValues, unknown, GatheringBody> {
  return (values, context, options) =>
    bodyResolver<GatheringBody, GatheringValues>(ruleOf(kind, intent(), saved))(
      ofKind(kind, values),
      context,
      options,
    );
}
