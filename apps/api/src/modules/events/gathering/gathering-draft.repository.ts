import { type gatheringDraft, inOrder, type Session } from '@acheep/contract/events/gathering-draft';
import { momentOf } from '@acheep/contract/kernel/calendar';
import type { Transaction } from '@acheep/database/connection';
import { anyOf, row } from '@acheep/database/statement';
import { searchFieldsInSteps } from '@acheep/search/analysis/search-fields';
import type { z } from 'zod';
import { runYielding } from '../../../plumbing/run-yielding.ts';
import { sanitizeRichText } from '../../../rich-text.ts';
import { lockRows } from '../../../search/rows.repository.ts';
import { companyIsPublic } from '../../companies/company/company.repository.ts';
import { dayOf } from '../../jobs/job/job.policy.ts';
import { refuseUnknown } from '../../jobs/reference/unknown-reference.ts';
import { lockOwnUpload, lockOwnUploads } from '../../platform/upload/upload.repository.ts';
import { sessionOf } from './gathering.presenter.ts';
import type { GatheringDetailRow, GatheringLists } from './gathering.repository.ts';
import { gatheringTexts } from './gathering-text.ts';

type TrainingDraft = z.output<typeof gatheringDraft.training>;
type EventDraft = z.output<typeof gatheringDraft.event>;
/** The draft of either kind; fields of the other kind are undefined. */
export type Draft = TrainingDraft & Partial<Omit<EventDraft, keyof TrainingDraft>>;

const bigint = (value: number | undefined) => (value === undefined ? null : BigInt(value));
const utcDay = (day: string | undefined) => (day === undefined ? null : new Date(`${day}T00:00:00Z`));

const timesOf = ({ day, from, to }: Session) => ({
  startsAt: momentOf(day, from),
  endsAt: momentOf(day, to),
});

/** The sessions as stored, in order, with the overall start and end. */
export function datesOf(sessions: readonly Session[]) {
  const held = inOrder(sessions).map(timesOf);
  return { sessions: held, startsAt: held[0]?.startsAt ?? null, endsAt: held.at(-1)?.endsAt ?? null };
}

type Names = Parameters<typeof gatheringTexts>[1];

/** Sanitises the texts, and makes the search columns: the longest take half a second. */
function* textsInSteps(draft: Draft, names: Names) {
  const description = sanitizeRichText(draft.description);
  yield;
  const outcomes = sanitizeRichText(draft.outcomes);
  yield;
  const audience = sanitizeRichText(draft.audience);
  yield;
  const programme = sanitizeRichText(draft.programme);
  yield;
  const texts = { description, outcomes, audience, programme };
  return { ...texts, ...(yield* searchFieldsInSteps(gatheringTexts({ ...draft, ...texts }, names))) };
}

/** An online one has no address, and one with an address has no link. */
const placeOf = ({ online, provinceId, venue, address, link }: Draft) =>
  online
    ? { online, provinceId: null, venue: null, address: null, link: link ?? null }
    : { online, provinceId: provinceId ?? null, venue: venue ?? null, address: address ?? null, link: null };

/** The columns of a training or an event from its form; an empty field becomes null. */
export async function columnsOf(draft: Draft, names: Names) {
  const texts = await runYielding(textsInSteps(draft, names));
  const { sessions: _, ...times } = datesOf(draft.sessions);
  return {
    title: draft.title,
    categoryId: draft.categoryId ?? null,
    eventType: draft.eventType ?? null,
    level: draft.level ?? null,
    languages: draft.languages,
    ...placeOf(draft),
    currency: draft.currency,
    fee: bigint(draft.fee),
    earlyFee: bigint(draft.earlyFee),
    earlyUntil: utcDay(draft.earlyUntil),
    seats: draft.seats ?? null,
    registerUntil: utcDay(draft.registerUntil),
    certificate: draft.certificate,
    contactName: draft.contactName ?? null,
    contactPhone: draft.contactPhone ?? null,
    contactEmail: draft.contactEmail ?? null,
    ...times,
    ...texts,
  };
}

/** The files that a record already has, whichever colleague uploaded them. */
const filesOf = (row: GatheringDetailRow | undefined) => ({
  covers: row?.cover ? [row.cover.path] : [],
  photos: row?.speakers.flatMap(({ photo }) => photo?.path ?? []) ?? [],
  documents: row?.attachments.map(({ upload }) => upload.path) ?? [],
});

/** Locks the companies that may be listed: public ones, and those that take part already. */
async function lockCompanies(tx: Transaction, ids: readonly string[], kept: readonly string[]) {
  const isOne = (of: readonly string[]) => row('company')('e.id', '=', anyOf(of, 'uuid[]'));
  const mayBe = row('company').or([companyIsPublic, isOne(kept)]);
  return (await lockRows(tx, 'company', 'forKeyShare', isOne(ids), mayBe)).length === ids.length;
}

/**
 * Its lists, and its cover. Files are locked until the transaction ends: own uploads, and those that the record already
 * has (`row`).
 */
export async function listsOf(
  tx: Transaction,
  ownerId: string,
  draft: Draft,
  row?: GatheringDetailRow,
): Promise<GatheringLists> {
  const companyIds = [...new Set(draft.companyIds)];
  const kept = row?.companies.map(({ company }) => company.id) ?? [];
  if (!(await lockCompanies(tx, companyIds, kept))) refuseUnknown(['companyIds']);

  const { covers, photos, documents } = filesOf(row);
  const cover = draft.cover
    ? await lockOwnUpload(tx, { ownerId, kind: 'picture', path: draft.cover, kept: covers })
    : null;
  if (draft.cover && !cover) refuseUnknown(['cover']);

  const speakers: GatheringLists['speakers'] = [];
  for (const [position, { name, title, biography, photo }] of draft.speakers.entries()) {
    const photoId = photo
      ? await lockOwnUpload(tx, { ownerId, kind: 'photo', path: photo, kept: photos })
      : null;
    if (photo && !photoId) refuseUnknown([`speakers.${position}.photo`]);
    speakers.push({ name, title: title ?? null, biography: biography ?? null, photoId });
  }

  const paths = draft.attachments.map(({ path }) => path);
  const uploadIds = await lockOwnUploads(tx, { ownerId, kind: 'document', paths, kept: documents });
  if (!uploadIds) refuseUnknown(['attachments']);
  return {
    coverId: cover,
    sessions: datesOf(draft.sessions).sessions,
    speakers,
    uploadIds: uploadIds ?? [],
    companyIds,
  };
}

const number = (value: bigint | null) => (value === null ? undefined : Number(value));

/** The form of a stored record: for checking it again, and for copying it. */
export function draftOf(row: GatheringDetailRow): Record<string, unknown> {
  const common = {
    title: row.title,
    categoryId: row.category?.id,
    cover: row.cover?.path,
    description: row.description ?? undefined,
    audience: row.audience ?? undefined,
    languages: row.languages,
    sessions: row.sessions.map(sessionOf),
    speakers: row.speakers.map(({ name, title, biography, photo }) => ({
      name,
      title: title ?? undefined,
      biography: biography ?? undefined,
      photo: photo?.path,
    })),
    online: row.online,
    provinceId: row.province?.id,
    venue: row.venue ?? undefined,
    address: row.address ?? undefined,
    link: row.link ?? undefined,
    currency: row.currency,
    fee: number(row.fee),
    earlyFee: number(row.earlyFee),
    earlyUntil: row.earlyUntil ? dayOf(row.earlyUntil) : undefined,
    seats: row.seats ?? undefined,
    registerUntil: row.registerUntil ? dayOf(row.registerUntil) : undefined,
    certificate: row.certificate,
    contactName: row.contactName ?? undefined,
    contactPhone: row.contactPhone ?? undefined,
    contactEmail: row.contactEmail ?? undefined,
    attachments: row.attachments.map(({ upload: { originalName, path } }) => ({ originalName, path })),
  };
  return row.kind === 'training'
    ? { ...common, level: row.level ?? undefined, outcomes: row.outcomes ?? undefined }
    : {
        ...common,
        eventType: row.eventType ?? undefined,
        programme: row.programme ?? undefined,
        companyIds: row.companies.map(({ company }) => company.id),
      };
}
