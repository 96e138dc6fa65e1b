import { namesOf } from '@acheep/contract/companies/company-name';
import type { Locale } from '@acheep/contract/kernel/locale';
import { type Currency, moneyText } from '@acheep/contract/kernel/money';
import { dialled } from '@acheep/contract/kernel/phone-text';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { notify } from '../../messaging/notification/notify.ts';
import * as own from './registration.mail.ts';
import type { GatheringRow, RegistrationRow } from './registration.repository.ts';
import { companyIn, entriesOf, placeIn } from './registration-calendar.ts';
import * as news from './registration-news.mail.ts';
import type { Seated, Told } from './registration-words.ts';

type Needs = Pick<Deps, 'config' | 'queue' | 'now'>;
type Times = Readonly<GatheringRow['sessions']>;

const to = ({ user: { email, locale } }: RegistrationRow) => ({ to: email, locale });

const describeRegistration = ({ user: { name, locale }, gathering }: RegistrationRow): Told => ({
  name,
  company: companyIn(gathering, locale),
  kind: gathering.kind,
  title: gathering.title,
  times: gathering.sessions.map(({ startsAt, endsAt }) => ({
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
  })),
  place: placeIn(gathering, locale),
});

function contactIn({ contactName, contactPhone, contactEmail }: GatheringRow, locale: Locale): string {
  const parts = [contactName, contactPhone && dialled(contactPhone), contactEmail].filter(Boolean);
  return parts.length === 0 ? '' : `${locale === 'km' ? '៖ ' : ': '}${parts.join(', ')}`;
}

/** The fee, which is paid to the company that holds it. */
function feeIn({ fee, currency, gathering, user: { locale } }: RegistrationRow): string {
  if (fee === null) return '';
  const [amount, company] = [moneyText(Number(fee), currency as Currency), companyIn(gathering, locale)];
  const contact = contactIn(gathering, locale);
  return locale === 'km'
    ? `តម្លៃចូលរួម៖ ${amount}។ សូមបង់ដោយផ្ទាល់ទៅ ${company}${contact}។`
    : `Fee: ${amount}. Pay ${company} directly${contact}.`;
}

const linkOf = ({ state, gathering: { online, link } }: RegistrationRow) =>
  (state === 'seat' && online && link) || '';

/** Notifications about registrations. The rows have the current state. */
export function registrationMails(deps: Needs) {
  const seated = (row: RegistrationRow): Seated => ({
    ...describeRegistration(row),
    link: linkOf(row),
    fee: feeIn(row),
    entries: entriesOf(deps, row),
  });
  const cancelledEntries = (row: RegistrationRow) => ({
    entries: entriesOf(deps, row, { cancelled: true }),
  });

  return {
    async registeredIn(tx: Transaction, row: RegistrationRow, inLine: number) {
      if (row.state === 'seat')
        await sendMail(deps, tx, own.registrationSeatMail, { ...to(row), params: seated(row) });
      else {
        const params = { ...describeRegistration(row), inLine };
        await sendMail(deps, tx, own.registrationWaitingMail, { ...to(row), params });
      }
    },

    async movedUpIn(tx: Transaction, row: RegistrationRow) {
      await sendMail(deps, tx, own.registrationMovedUpMail, { ...to(row), params: seated(row) });
      const { userId, gathering } = row;
      await notify(deps, tx, 'registration-seat', { userId, params: { title: gathering.title } });
    },

    /** `hadSeat`: the sessions are in the calendar. */
    async cancelledIn(tx: Transaction, row: RegistrationRow, { hadSeat }: { hadSeat: boolean }) {
      const params = { ...describeRegistration(row), ...(hadSeat && cancelledEntries(row)) };
      await sendMail(deps, tx, own.registrationCancelledMail, { ...to(row), params });
    },

    /** The organiser has cancelled it. */
    async removedIn(
      tx: Transaction,
      row: RegistrationRow,
      { hadSeat, reason }: { hadSeat: boolean; reason: string },
    ) {
      const params = { ...describeRegistration(row), reason, ...(hadSeat && cancelledEntries(row)) };
      await sendMail(deps, tx, news.registrationRemovedMail, { ...to(row), params });
      const { title, company } = row.gathering;
      const bell = { title, ...namesOf(company) };
      await notify(deps, tx, 'registration-removed', { userId: row.userId, params: bell });
    },

    /** The organiser has moved it; `before` is as it was. */
    async movedIn(tx: Transaction, row: RegistrationRow, before: RegistrationRow) {
      const { title, company } = row.gathering;
      const entries = [
        ...(before.state === 'seat' ? cancelledEntries(before).entries : []),
        ...(row.state === 'seat' ? entriesOf(deps, row) : []),
      ];
      const about = { ...describeRegistration(row), link: linkOf(row), hasSeat: row.state === 'seat' };
      const params = { ...about, from: before.gathering.title, ...(entries.length > 0 && { entries }) };
      await sendMail(deps, tx, news.registrationMovedMail, { ...to(row), params });
      const bell = { title, ...namesOf(company) };
      await notify(deps, tx, 'registration-moved', { userId: row.userId, params: bell });
    },

    /** `before` are the previous sessions. */
    async changedIn(tx: Transaction, row: RegistrationRow, before: Times) {
      const entries = row.state === 'seat' ? { entries: entriesOf(deps, row, { before }) } : {};
      const params = { ...describeRegistration(row), link: linkOf(row), ...entries };
      await sendMail(deps, tx, news.registrationChangedMail, { ...to(row), params });
      const { userId, gathering } = row;
      await notify(deps, tx, 'registration-changed', { userId, params: { title: gathering.title } });
    },

    async offIn(tx: Transaction, row: RegistrationRow) {
      const params = { ...describeRegistration(row), ...(row.state === 'seat' && cancelledEntries(row)) };
      await sendMail(deps, tx, news.registrationOffMail, { ...to(row), params });
      const { title, company } = row.gathering;
      const bell = { title, ...namesOf(company) };
      await notify(deps, tx, 'registration-off', { userId: row.userId, params: bell });
    },

    /** Expires at the start, when nobody needs a reminder. */
    async soonIn(tx: Transaction, row: RegistrationRow) {
      const params = { ...describeRegistration(row), link: linkOf(row) };
      const until = row.gathering.startsAt ?? undefined;
      await sendMail(deps, tx, news.registrationSoonMail, { ...to(row), params, ...(until && { until }) });
      const { userId, gathering } = row;
      await notify(deps, tx, 'registration-soon', { userId, params: { title: gathering.title } });
    },
  };
}
