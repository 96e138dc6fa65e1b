import { registrationStates } from '@acheep/contract/events/gathering-option';
import type { participantSheet, participantTable } from '@acheep/contract/events/participant';
import { paidOptions } from '@acheep/contract/events/registration-option';
import { today } from '@acheep/contract/kernel/calendar';
import type { Locale } from '@acheep/contract/kernel/locale';
import { type Currency, moneyText } from '@acheep/contract/kernel/money';
import { dialled } from '@acheep/contract/kernel/phone-text';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { foundRows, tableFile } from '../../../table-file.ts';
import { addressOf } from '../../messaging/mail/no-address.ts';
import * as participants from './participant.repository.ts';

const columns = {
  en: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    state: 'Status',
    fee: 'Fee',
    paid: 'Payment',
    attended: 'Present',
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
    registeredOn: 'ថ្ងៃចុះឈ្មោះ',
  },
} satisfies Record<Locale, object>;

const yes = { en: 'Yes', km: 'បាទ/ចាស' } satisfies Record<Locale, string>;

/** Maximum rows per file. */
const most = 10_000;

const rowOf = ({ user, ...row }: participants.ParticipantRow, locale: Locale) => ({
  name: user.name,
  email: addressOf(user.email) ?? '',
  phone: user.phone && dialled(user.phone),
  state: registrationStates[row.state][locale],
  fee: row.fee === null ? null : moneyText(Number(row.fee), row.currency as Currency),
  paid: row.fee === null ? null : paidOptions[row.paidAt ? 'paid' : 'unpaid'][locale],
  attended: row.attendedAt ? yes[locale] : null,
  registeredOn: today(row.createdAt),
});

/** Lists of participants to download: as a spreadsheet, and as a sheet to sign. */
export function participantTableService({ database: { prisma }, now }: Pick<Deps, 'database' | 'now'>) {
  async function mustHold(actor: Actor, id: string) {
    if (!(await participants.findHeld(prisma, actor.id, id))) throw notFound();
  }

  return {
    async table({ actor, params: { id }, query, locale }: Call<typeof participantTable>) {
      await mustHold(actor, id);
      const found = await foundRows(
        prisma,
        (tx, page) => participants.listParticipantIds(tx, id, { ...query, ...page }, now(), locale),
        (ids) => participants.findParticipants(prisma, ids),
      );
      async function* rows() {
        for await (const row of found.rows) yield rowOf(row, locale);
      }
      return tableFile(`participants-${today(now())}.csv`, columns[locale], rows());
    },

    async sheet({ actor, params: { id }, locale }: Call<typeof participantSheet>) {
      await mustHold(actor, id);
      const rows = await participants.listSeated(prisma, id, most, now(), locale);
      return rows.map(({ id, user: { name, phone } }) => ({ _id: id, name, phone }));
    },
  };
}
