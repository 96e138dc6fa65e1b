import { type EventDraft, gatheringDraft, type TrainingDraft } from '@acheep/contract/events/gathering-draft';
import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import type { OwnGatheringDetail } from '@acheep/contract/events/gathering-own';
import { closedGathering, publishableGathering } from '@acheep/contract/events/gathering-publish';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import type { Intent } from '../../../lib/use-publish-form.ts';
import type { GatheringBody } from './gathering-post.api.ts';

/** Form values of a training or an event; fields of the other kind stay empty. Money is in minor units. */
export type GatheringValues = FormValues<TrainingDraft & Omit<EventDraft, keyof TrainingDraft>>;
export type GatheringForm = UseFormReturn<GatheringValues, unknown, GatheringBody>;
export type SpeakerValues = NonNullable<GatheringValues['speakers']>[number];
export type SessionValues = NonNullable<GatheringValues['sessions']>[number];

/** In the order of the form's fields. */
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

/** Fields that only the other kind has, and that the server would reject. */
const othersOnly: Record<GatheringKind, readonly (keyof GatheringValues)[]> = {
  training: ['eventType', 'programme', 'companyIds'],
  event: ['level', 'outcomes'],
};

const ofKind = (kind: GatheringKind, values: GatheringValues) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => !othersOnly[kind].includes(name as keyof GatheringValues)),
  ) as GatheringValues;

/** The parts of a saved record that determine its validation. */
type Saved = Pick<OwnGatheringDetail, 'status' | 'registerUntil'>;

function ruleOf(kind: GatheringKind, intent: Intent, saved: Saved | undefined) {
  const now = new Date();
  if (saved?.status === 'active') return publishableGathering(kind, now, saved.registerUntil ?? undefined);
  if (intent === 'publish') return publishableGathering(kind, now);
  return saved?.status === 'closed' ? closedGathering(kind) : gatheringDraft[kind];
}

/** Validates by the contract's rules for the intended action. */
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
