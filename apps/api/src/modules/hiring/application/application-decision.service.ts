import {
  type ApplicationStatus,
  type Decision,
  noticeHour,
  undoSeconds,
} from '@acheep/contract/hiring/application-option';
import type {
  applicationDecide,
  applicationsDecide,
  DecisionOutcome,
} from '@acheep/contract/hiring/decision';
import type { MoveOutcome, stageMove, stageMoveSeveral } from '@acheep/contract/hiring/stage';
import { hired } from '@acheep/contract/hiring/stage-option';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { lockCompanyOf } from '../../companies/company/company-lock.repository.ts';
import { mailText } from '../../messaging/mail/mail-text.ts';
import { findWords } from '../../messaging/mail/mail-words.repository.ts';
import { inWordsOf } from '../../messaging/mail/mail-words.ts';
import { siteNow } from '../../messaging/mail/site.ts';
import { listStages, type StageRow } from '../stage/stage.repository.ts';
import { stageOf, tomorrowAt } from './application.policy.ts';
import * as decisions from './application-decision.repository.ts';
import { decidedMails } from './decided.mail.ts';
import { type DecisionMade, decisionMade } from './decision-made.ts';

type Made = ParsedBodyOf<typeof applicationDecide>;
type Moved = ParsedBodyOf<typeof stageMove>;
type NewEvent = Parameters<typeof decisions.addEvents>[1][number];

/** A member of the company, or the operator on its behalf, whose name is recorded in the audit log. */
type DecidedBy = { byId: string } | { byCentre: true };

const isNow = (state: ApplicationStatus | typeof hired | 'moved') => new AppError(`application.is_${state}`);

/** Decisions by the company. */
export function decisionService(deps: Deps) {
  const { prisma } = deps.database;

  /** Adds an event to each application. Applicants are notified some seconds later of what then still stands. */
  async function note(
    tx: Transaction,
    held: readonly decisions.ReceivedApplication[],
    eventOf: (before: decisions.ReceivedApplication) => Omit<NewEvent, 'applicationId'>,
    { inSeconds = undoSeconds, texts }: { inSeconds?: number } & Pick<DecisionMade, 'texts'> = {},
  ) {
    const added = held.map((before) => ({
      applicationId: before.id,
      createdAt: deps.now(),
      ...eventOf(before),
    }));
    const events = await decisions.addEvents(tx, added);
    for (const { id: eventId, toStatus } of events) {
      if (toStatus)
        await deps.queue.enqueue(tx, decisionMade, { eventId, ...(texts && { texts }) }, { inSeconds });
    }
  }

  /** Saves a decision on locked applications. Whoever is short-listed again comes back to the last stage. */
  async function save(
    tx: Transaction,
    companyId: string,
    by: DecidedBy,
    held: readonly decisions.ReceivedApplication[],
    { status, reason, notifyReason = false, rejection, notice, templateId }: Omit<Made, 'updatedAt'>,
  ) {
    const texts = templateId && (await decisions.findTexts(tx, companyId, templateId));
    if (texts === null) throw fieldError({ templateId: 'unknown_reference' });
    const now = deps.now();
    const tellAt = notice === 'morning' ? tomorrowAt(now, noticeHour) : null;
    const ids = held.map(({ id }) => id);
    const isShortListed = status === 'shortlisted';
    await decisions.setStatus(tx, ids, {
      status,
      rejection: rejection ?? null,
      ...(!isShortListed && { hiredAt: null }),
    });
    if (isShortListed) await decisions.setFirstStage(tx, ids, (await listStages(tx, companyId)).stages);
    await note(
      tx,
      held,
      (before) => ({
        kind: 'decided',
        fromStatus: before.status,
        toStatus: status,
        ...by,
        reason,
        notifyReason,
        rejection: rejection ?? null,
        notice,
        tellAt,
      }),
      {
        ...(tellAt && { inSeconds: Math.ceil((tellAt.getTime() - now.getTime()) / 1000) }),
        ...(texts && { texts }),
      },
    );
  }

  /** Puts locked applications in a stage, which short-lists them, or hires their candidates. */
  async function place(
    tx: Transaction,
    by: DecidedBy,
    held: readonly decisions.ReceivedApplication[],
    to: { stage: StageRow } | { hiredAt: Date },
  ) {
    const ids = held.map(({ id }) => id);
    const placed = 'stage' in to ? { stageId: to.stage.id, hiredAt: null } : to;
    await decisions.setStatus(tx, ids, { status: 'shortlisted', rejection: null, ...placed });
    await note(tx, held, ({ status }) => {
      const isNews = 'hiredAt' in to || status !== 'shortlisted';
      return {
        kind: 'hiredAt' in to ? 'hired' : isNews ? 'decided' : 'moved',
        ...by,
        fromStatus: isNews ? status : null,
        toStatus: isNews ? 'shortlisted' : null,
        ...('stage' in to && { stageEn: to.stage.nameEn, stageKm: to.stage.nameKm }),
      };
    });
  }

  /** Locks an application of a locked company. Throws if it has changed since `updatedAt`, or was withdrawn. */
  async function hold(tx: Transaction, companyId: string, id: string, updatedAt: string | undefined) {
    const [held] = await decisions.lockReceived(tx, companyId, [id]);
    if (!held) throw notFound();
    if (held.status === 'withdrawn') throw isNow(held.status);
    if (updatedAt === undefined || Date.parse(updatedAt) === held.updatedAt.getTime()) return held;
    if (stageOf(held) === hired) throw isNow(hired);
    throw isNow((await decisions.wasMoved(tx, id)) ? 'moved' : held.status);
  }

  async function ownCompany(tx: Transaction, actor: Actor): Promise<string> {
    const company = await lockCompanyOf(tx, actor.id);
    if (!company) throw notFound();
    return company.id;
  }

  /** A stage of the company, for a field of a body. */
  async function stageNamed(tx: Transaction, companyId: string, id: string) {
    const stage = (await listStages(tx, companyId)).stages.find((one) => one.id === id);
    if (!stage) throw fieldError({ stage: 'unknown_reference' });
    return stage;
  }

  /**
   * Decides on an application of a locked company, if unchanged since `updatedAt`; false if the decision is not new.
   */
  async function decideFor(
    tx: Transaction,
    companyId: string,
    by: DecidedBy,
    id: string,
    { updatedAt, ...made }: Made,
  ): Promise<boolean> {
    const held = await hold(tx, companyId, id, updatedAt);
    const { reason = null, notifyReason = false, rejection = null, notice = 'now', templateId } = made;
    const before = held.status === made.status && (await decisions.lastReason(tx, id));
    const isSame =
      before &&
      templateId === undefined &&
      (before.notice ?? 'now') === notice &&
      before.reason === reason &&
      before.notifyReason === notifyReason &&
      before.rejection === rejection;
    if (isSame) return false;
    await save(tx, companyId, by, [held], made);
    return true;
  }

  /** The standard text about a rejection with placeholders, as the operator words it. */
  async function rejectionText(locale: Locale) {
    const fields = { name: '{name}', jobTitle: '{job}', company: '{company}', applicationId: '', reason: '' };
    const { rejected } = decidedMails;
    const site = await siteNow(prisma, deps.config, locale);
    const standardText = mailText(rejected, locale, fields, site);
    const words = await findWords(prisma, rejected.name, locale);
    const {
      subject,
      paragraphs,
      afterAction = [],
    } = words ? inWordsOf(words, standardText, fields, site) : standardText;
    return { subject, text: [...paragraphs, ...afterAction].join('\n\n') };
  }

  return {
    decideFor,

    rejectionTexts: async () => ({ en: await rejectionText('en'), km: await rejectionText('km') }),

    decide(actor: Actor, id: string, made: Made): Promise<boolean> {
      return prisma.$transaction(async (tx) =>
        decideFor(tx, await ownCompany(tx, actor), { byId: actor.id }, id, made),
      );
    },

    /** Moves a candidate to a stage or hires them; nothing happens if they are there already. */
    move(actor: Actor, id: string, { stage, updatedAt, beyondVacancies }: Moved): Promise<void> {
      return prisma.$transaction(async (tx) => {
        const companyId = await ownCompany(tx, actor);
        // Locked first, so that of two hired at once for the last vacancy one is refused.
        const job = stage === hired ? await decisions.lockJobOf(tx, companyId, id) : null;
        const to =
          stage === hired ? { hiredAt: deps.now() } : { stage: await stageNamed(tx, companyId, stage) };
        const held = await hold(tx, companyId, id, updatedAt);
        if (stageOf(held) === stage) return;
        const vacancies = job?.vacancies;
        if (job && vacancies && !beyondVacancies && (await decisions.countHired(tx, job.id)) >= vacancies)
          throw new AppError('application.vacancies_filled', { vacancies });
        await place(tx, { byId: actor.id }, [held], to);
      });
    },

    /** Moves several candidates to a stage; the outcomes are in the order of the ids. */
    moveSeveral({ actor, body: { ids, stage } }: Call<typeof stageMoveSeveral>): Promise<MoveOutcome[]> {
      return prisma.$transaction(async (tx) => {
        const companyId = await ownCompany(tx, actor);
        const to = await stageNamed(tx, companyId, stage);
        const held = await decisions.lockReceived(tx, companyId, ids);
        const outcomes = [...new Set(ids)].map((id): MoveOutcome => {
          const one = held.find((application) => application.id === id);
          const before = one ? stageOf(one) : null;
          const at = { _id: id, from: one?.status ?? null, stage: before === hired ? null : before };
          if (!one) return { ...at, outcome: 'missing' };
          if (one.status === 'withdrawn' || before === hired)
            return { ...at, outcome: before ? hired : 'withdrawn' };
          return { ...at, outcome: before === stage ? 'unchanged' : 'moved' };
        });
        const moving = new Set(outcomes.filter(({ outcome }) => outcome === 'moved').map(({ _id }) => _id));
        await place(
          tx,
          { byId: actor.id },
          held.filter(({ id }) => moving.has(id)),
          { stage: to },
        );
        return outcomes;
      });
    },

    /** Applies one decision to several applications of any status; the outcomes are in the order of the ids. */
    decideSeveral({
      actor,
      body: { ids, ...made },
    }: Call<typeof applicationsDecide>): Promise<DecisionOutcome[]> {
      return prisma.$transaction(async (tx) => {
        const company = await lockCompanyOf(tx, actor.id);
        const held = company ? await decisions.lockReceived(tx, company.id, ids) : [];
        const outcomes = [...new Set(ids)].map((id): DecisionOutcome => {
          const one = held.find((application) => application.id === id);
          return { _id: id, from: one?.status ?? null, outcome: outcomeOf(one, made.status) };
        });
        const changing = new Set(
          outcomes.filter(({ outcome }) => outcome === 'decided').map(({ _id }) => _id),
        );
        const chosen = held.filter(({ id }) => changing.has(id));
        if (company) await save(tx, company.id, { byId: actor.id }, chosen, made);
        return outcomes;
      });
    },
  };
}

function outcomeOf(
  before: decisions.ReceivedApplication | undefined,
  status: Decision,
): DecisionOutcome['outcome'] {
  if (!before) return 'missing';
  if (before.status === 'withdrawn') return 'withdrawn';
  if (before.status === status) return 'unchanged';
  // Several are decided on at a glance: whoever is hired among them stays so.
  return stageOf(before) === hired ? hired : 'decided';
}
