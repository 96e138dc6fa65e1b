import { gatheringDraft } from '@acheep/contract/events/gathering-draft';
import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import type { GatheringAction, ownEndpoints } from '@acheep/contract/events/gathering-own';
import { closedGathering, publishableGathering } from '@acheep/contract/events/gathering-publish';
import type { ParsedBodyOf, ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import type { Locale } from '@acheep/contract/kernel/locale';
import { check } from '@acheep/contract/kernel/validation';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { emit } from '../../../domain-event.ts';
import { AppError, notFound, refuseOutdated } from '../../../error.ts';
import { lockCompanyOf } from '../../companies/company/company-lock.repository.ts';
import { dayOf } from '../../jobs/job/job.policy.ts';
import { knownReferences } from '../../jobs/reference/unknown-reference.ts';
import { signImageLinks } from '../../platform/upload/file-link.ts';
import { publicImage } from '../../platform/upload/image-key.ts';
import { actionTowards, allows, changeOf, opening, statusAt } from './gathering.policy.ts';
import { presentOwn, presentOwnDetail } from './gathering.presenter.ts';
import type { GatheringDetailRow, GatheringLists } from './gathering.repository.ts';
import { columnsOf, type Draft, datesOf, draftOf, listsOf } from './gathering-draft.repository.ts';
import * as gatherings from './gathering-own.repository.ts';

type Own = (typeof ownEndpoints)[GatheringKind];
type New = Draft & { publish?: boolean | undefined };
type Edit = New & { updatedAt?: string | undefined };
type StatusChange = ParsedBodyOf<Own['changeStatus']>;
type CompanyNames = Parameters<typeof columnsOf>[1]['company'];
type Decision = { data: gatherings.GatheringChange; lists?: Partial<GatheringLists> };
type Decide = (gathering: GatheringDetailRow, now: Date) => Promise<Decision>;

const utcDay = (day: string | undefined) => (day === undefined ? null : new Date(`${day}T00:00:00Z`));
const lastDayOf = ({ registerUntil }: GatheringDetailRow) =>
  registerUntil ? dayOf(registerUntil) : undefined;

function mustBeWhole(rule: ReturnType<typeof closedGathering>, draft: unknown) {
  const result = check(rule, draft);
  if (!result.ok) throw new AppError('gathering.incomplete', {}, result.faults);
}

/** Use cases of companies that hold trainings or events; each call is for one kind. */
export function gatheringService(deps: Deps) {
  const { prisma } = deps.database;

  /** The record in the shape of its form. Unless it is public, its pictures have signed links for its company. */
  function shown({ sessionId }: Actor, row: GatheringDetailRow) {
    const isSeen = row.status === 'active' || row.status === 'closed';
    const by = { noun: 'gathering', id: row.id };
    return presentOwnDetail(row, { now: deps.now() }, ({ id, path }) =>
      isSeen ? publicImage(path) : signImageLinks(deps, { id, sessionId, by }),
    );
  }

  /** Returns one of the actor's company, locked until the transaction ends. */
  async function own(tx: Transaction, actor: Actor, kind: GatheringKind, id: string) {
    const company = await lockCompanyOf(tx, actor.id);
    const gathering = company && (await gatherings.lockOwn(tx, { companyId: company.id, kind, id }));
    if (!gathering) throw notFound();
    return gathering;
  }

  const mustAllow = (gathering: GatheringDetailRow, action: GatheringAction) => {
    if (!allows(gathering, action, deps.now())) throw new AppError('gathering.status');
  };

  /** The columns of a draft; throws for the field of an unknown reference. */
  async function columns(tx: Transaction, draft: Draft, company: CompanyNames) {
    const { categoryId, provinceId } = await knownReferences(tx, draft);
    return columnsOf(draft, { company, category: categoryId, province: provinceId });
  }

  /** Saves a new one: a draft, or public at once. `from` is the original of a copy. */
  async function create(
    tx: Transaction,
    actor: Actor,
    kind: GatheringKind,
    { publish, ...draft }: New,
    from?: GatheringDetailRow,
  ) {
    const now = deps.now();
    const company = await lockCompanyOf(tx, actor.id);
    if (!company) throw new AppError('access.denied');
    if (publish) mustBeWhole(publishableGathering(kind, now), draft);
    const data = {
      kind,
      ...(await columns(tx, draft, company)),
      ...(publish && opening('publish', { now, isMoved: false })),
    };
    const owner = { createdById: actor.id, companyId: company.id };
    const lists = await listsOf(tx, actor.id, draft, from);
    const saved = await gatherings.createGathering(tx, owner, data, lists);
    if (publish) await tell(tx, { ...saved, status: 'draft' }, saved);
    return shown(actor, saved);
  }

  async function tell(tx: Transaction, old: GatheringDetailRow, saved: GatheringDetailRow) {
    const change = changeOf(old, saved, deps.now());
    if (!change) return;
    const changed = { id: saved.id, kind: saved.kind, timesBefore: old.sessions, ...change };
    await emit(deps, tx, 'gathering.changed', changed);
  }

  /** Locks one, applies the result of `decide`, and saves it. */
  async function change(tx: Transaction, actor: Actor, kind: GatheringKind, id: string, decide: Decide) {
    const now = deps.now();
    const old = await own(tx, actor, kind, id);
    const { data, lists } = await decide(old, now);
    const saved = await gatherings.saveGathering(tx, id, data, lists);
    await tell(tx, old, saved);
    return shown(actor, saved);
  }

  return {
    async list(actor: Actor, kind: GatheringKind, query: ParsedQueryOf<Own['list']>, locale: Locale) {
      const now = deps.now();
      const { rows, total, counts } = await gatherings.listOwn(prisma, actor.id, kind, query, now, locale);
      const waiting = await gatherings.countWaiting(
        prisma,
        rows.map(({ id }) => id),
      );
      const data = rows.map((row) => presentOwn(row, { now }, waiting.get(row.id) ?? 0));
      return { data, meta: { ...pageMeta(total, query), counts } };
    },

    async get(actor: Actor, kind: GatheringKind, id: string) {
      const gathering = await gatherings.findOwn(prisma, actor.id, kind, id);
      if (!gathering) throw notFound();
      return shown(actor, gathering);
    },

    createIn: (tx: Transaction, actor: Actor, kind: GatheringKind, body: New) =>
      create(tx, actor, kind, body),

    update: (actor: Actor, kind: GatheringKind, id: string, { updatedAt, publish, ...draft }: Edit) =>
      prisma.$transaction((tx) =>
        change(tx, actor, kind, id, async (gathering, now) => {
          mustAllow(gathering, 'edit');
          refuseOutdated(gathering, updatedAt);
          const status = statusAt(now, gathering);
          const action = publish ? actionTowards('active', gathering, now) : null;
          const kept = status === 'active' ? lastDayOf(gathering) : undefined;
          if (action || status === 'active') mustBeWhole(publishableGathering(kind, now, kept), draft);
          else if (status === 'closed') mustBeWhole(closedGathering(kind), draft);
          const data = await columns(tx, draft, gathering.company);
          const isMoved = data.startsAt?.getTime() !== gathering.startsAt?.getTime();
          // One that is over stays closed until it is opened again: later dates alone do not open it.
          const closed = status !== gathering.status && { status, closedAt: gathering.endsAt };
          const state = action ? opening(action, { now, isMoved }) : closed;
          return { data: { ...data, ...state }, lists: await listsOf(tx, actor.id, draft, gathering) };
        }),
      ),

    remove: (actor: Actor, kind: GatheringKind, id: string) =>
      prisma.$transaction(async (tx) => {
        mustAllow(await own(tx, actor, kind, id), 'delete');
        await gatherings.deleteGathering(tx, id);
      }),

    changeStatusIn: (tx: Transaction, actor: Actor, kind: GatheringKind, id: string, body: StatusChange) =>
      change(tx, actor, kind, id, async (gathering, now) => {
        const { status, sessions, registerUntil } = body;
        const action = actionTowards(status, gathering, now);
        if (!action) throw new AppError('gathering.status');
        if (status !== 'active') return { data: { status, ...(action === 'close' && { closedAt: now }) } };

        const draft = draftOf(gathering);
        mustBeWhole(
          publishableGathering(kind, now),
          sessions
            ? { ...draft, sessions, registerUntil }
            : { ...draft, ...(registerUntil && { registerUntil }) },
        );
        const state = opening(action, { now, isMoved: sessions !== undefined });
        if (!sessions)
          return { data: { ...state, ...(registerUntil && { registerUntil: utcDay(registerUntil) }) } };
        const { sessions: held, ...times } = datesOf(sessions);
        return {
          data: { ...state, ...times, registerUntil: utcDay(registerUntil) },
          lists: { sessions: held },
        };
      }),

    async copyIn(tx: Transaction, actor: Actor, kind: GatheringKind, id: string) {
      const gathering = await own(tx, actor, kind, id);
      const result = check(gatheringDraft[kind], withoutPast(draftOf(gathering), deps.now()));
      if (!result.ok) throw new AppError('gathering.incomplete', {}, result.faults);
      return create(tx, actor, kind, result.data as Draft, gathering);
    },
  };
}

/** A copy of one that has begun has no dates. */
function withoutPast(draft: Record<string, unknown>, now: Date) {
  const { sessions = [] } = draft as Pick<Partial<Draft>, 'sessions'>;
  const firstDay = datesOf(sessions).startsAt;
  if (!firstDay || firstDay > now) return draft;
  return {
    ...draft,
    sessions: [],
    registerUntil: undefined,
    earlyFee: undefined,
    earlyUntil: undefined,
  };
}
