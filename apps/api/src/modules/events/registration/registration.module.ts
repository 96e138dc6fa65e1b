import { registrationStates } from '@acheep/contract/events/gathering-option';
import * as participant from '@acheep/contract/events/participant';
import * as registration from '@acheep/contract/events/registration';
import { paidOptions } from '@acheep/contract/events/registration-option';
import { today } from '@acheep/contract/kernel/calendar';
import type { Locale } from '@acheep/contract/kernel/locale';
import { clockText } from '@acheep/contract/kernel/moment-text';
import { type Currency, moneyText } from '@acheep/contract/kernel/money';
import { dialled } from '@acheep/contract/kernel/phone-text';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../error.ts';
import type { Call, Module, Register } from '../../../module.ts';
import { foundRows, tableFile } from '../../../table-file.ts';
import { lockGathering } from '../gathering/gathering.repository.ts';
import { followGathering } from './gathering-change.service.ts';
import { participantMessageMail } from './participant.mail.ts';
import * as participants from './participant.repository.ts';
import { participantService } from './participant.service.ts';
import { participantChangeService } from './participant-change.service.ts';
import * as own from './registration.mail.ts';
import { findOwnFor, getGathering, listTakingPart } from './registration.repository.ts';
import { registrationService } from './registration.service.ts';
import { registrationTasks } from './registration.tasks.ts';
import { eachRegistration } from './registration-data.repository.ts';
import { registrationMails } from './registration-mail.service.ts';
import * as news from './registration-news.mail.ts';
import { cancel, listEnding } from './seat.repository.ts';
import { seatService } from './seat.service.ts';

const participantColumns = {
  en: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    state: 'Status',
    fee: 'Fee',
    paid: 'Payment',
    attended: 'Present',
    note: 'Note',
    registeredOn: 'Registered on',
  },
  km: {
    name: 'ឈ្មោះ',
    email: 'អ៊ីមែល',
    phone: 'ទូរស័ព្ទ',
    state: 'ស្ថានភាព',
    fee: 'តម្លៃចូលរួម',
    paid: 'ការបង់ប្រាក់',
    attended: 'បានមក',
    note: 'កំណត់ចំណាំ',
    registeredOn: 'ថ្ងៃចុះឈ្មោះ',
  },
} satisfies Record<Locale, object>;

const yesWord = { en: 'Yes', km: 'បាទ/ចាស' } satisfies Record<Locale, string>;

/** Maximum rows per file. */
const maxSheetRows = 10_000;

type Sessions = readonly { startsAt: Date }[];

/** A column for each session, where there are several. */
const sessionColumns = (sessions: Sessions): Record<string, string> =>
  sessions.length > 1
    ? Object.fromEntries(
        sessions.map(({ startsAt }, at) => [
          `session${at}`,
          `${today(startsAt)} ${clockText(startsAt.toISOString(), 'en')}`,
        ]),
      )
    : {};

const participantCells = (row: participants.ParticipantRow, locale: Locale, sessions: Sessions) => ({
  ...personCells(row),
  state: registrationStates[row.state][locale],
  fee: row.fee === null ? null : moneyText(Number(row.fee), row.currency as Currency),
  paid: row.fee === null ? null : paidOptions[row.paidAt ? 'paid' : 'unpaid'][locale],
  ...Object.fromEntries(
    participants.presentAt(row, sessions.length).map((at) => [`session${at}`, yesWord[locale]]),
  ),
  attended: row.attendedAt ? yesWord[locale] : null,
  note: row.note,
  registeredOn: today(row.createdAt),
});

function personCells(row: participants.ParticipantRow) {
  const { name, email, phone } = participants.personOf(row);
  return { name, email: email ?? '', phone: phone && dialled(phone) };
}

/** Lists of participants to download: as a spreadsheet, and as a sheet to sign. */
function participantTableService({ database: { prisma }, now }: Pick<Deps, 'database' | 'now'>) {
  async function mustHold(actor: Actor, id: string) {
    const gathering = await participants.findHeld(prisma, actor.id, id);
    if (!gathering) throw notFound();
    return gathering;
  }

  return {
    async table({ actor, params: { id }, query, locale }: Call<typeof participant.participantTable>) {
      const { sessions } = await mustHold(actor, id);
      const found = await foundRows(
        prisma,
        (tx, page) => participants.listParticipantIds(tx, id, { ...query, ...page }, now(), locale),
        (ids) => participants.findParticipants(prisma, ids),
      );
      async function* rows() {
        for await (const row of found.rows) yield participantCells(row, locale, sessions);
      }
      const { attended, note, registeredOn, ...before } = participantColumns[locale];
      const columns = { ...before, ...sessionColumns(sessions), attended, note, registeredOn };
      return tableFile<string>(`participants-${today(now())}.csv`, columns, rows());
    },

    async sheet({ actor, params: { id }, locale }: Call<typeof participant.participantSheet>) {
      await mustHold(actor, id);
      const rows = await participants.listSeated(prisma, id, maxSheetRows, now(), locale);
      return rows.map((row) => {
        const { name, phone } = participants.personOf(row);
        return { _id: row.id, name, phone };
      });
    },
  };
}

/**
 * Frees the seats of a deleted account, so that waiting people move up; cancels what is held by a company that is
 * deleted with it. In order of id, as the transaction locks several.
 */
async function endRegistrationsOf(
  tx: Transaction,
  { id: userId }: { id: string },
  deps: Pick<Deps, 'config' | 'queue' | 'now'>,
) {
  const mails = registrationMails(deps);
  const { moveUpIn: moveUp } = seatService(deps);
  for (const { id, isCompanys } of await listEnding(tx, userId, deps.now())) {
    // Deleted at the same moment together with its trainer: there is no seat to free.
    if (!(await lockGathering(tx, id))) continue;
    if (isCompanys) for (const row of await listTakingPart(tx, id)) await mails.offIn(tx, row);
    else {
      const own = await findOwnFor(tx, userId, id);
      if (own) await cancel(tx, own.id, deps.now());
      await moveUp(tx, await getGathering(tx, id));
    }
  }
}

function participantRoutes(register: Register, deps: Deps) {
  const service = participantService(deps);
  const tables = participantTableService(deps);
  const changes = participantChangeService(deps);

  register(participant.participantSummaryGet, service.summary);
  register(participant.participantList, service.list);
  register(participant.participantMarkUpdate, service.mark);
  register(participant.participantAdd, changes.add);
  register(participant.participantSeat, changes.seat);
  register(participant.participantMove, changes.move);
  register(participant.participantCancel, changes.cancel);
  register(participant.participantDelete, changes.remove);
  register(participant.participantWrite, service.write);
  register(participant.participantTable, tables.table);
  register(participant.participantSheet, tables.sheet);
}

function registrationRoutes(register: Register, deps: Deps) {
  const registrations = registrationService(deps);

  register(registration.registrationList, registrations.list);
  register(registration.registrationGet, registrations.get);
  register(registration.registrationCreate, registrations.register);
  register(registration.registrationCancel, registrations.cancel);
  register(registration.registrationCalendar, registrations.calendar);
  participantRoutes(register, deps);
}

export const registrationModule: Module = {
  routes: registrationRoutes,
  audited: { participant: { title: { en: 'Participant', km: 'អ្នកចូលរួម' }, name: 'gathering' } },
  tasks: registrationTasks,
  mails: [
    own.registrationSeatMail,
    own.registrationWaitingMail,
    own.registrationMovedUpMail,
    own.registrationCancelledMail,
    news.registrationChangedMail,
    news.registrationOffMail,
    news.registrationRemovedMail,
    news.registrationMovedMail,
    news.registrationSoonMail,
    participantMessageMail,
  ],
  tables: { registration: 'registrations', participant_message: 'registrations' },
  authors: ['participant_message.author_id'],
  ownData: { registrations: eachRegistration },
  on: { 'account.deleted': endRegistrationsOf, 'gathering.changed': followGathering },
};
