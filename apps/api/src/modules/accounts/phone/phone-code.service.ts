import { randomInt } from 'node:crypto';
import { resetCode } from '@acheep/contract/accounts/password';
import { phoneCode as rule } from '@acheep/contract/accounts/phone';
import type { CodePurpose } from '@acheep/contract/accounts/phone-option';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Transaction } from '@acheep/database/connection';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError } from '../../../error.ts';
import { codeHash, derivedSecret, randomToken, sameHash, tokenHash } from '../../../plumbing/secret.ts';
import { listAdmins } from '../../../search/person.repository.ts';
import { siteNow } from '../../messaging/mail/site.ts';
import { wasNotified } from '../../messaging/notification/notification.repository.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { knownNetworks } from '../account/known-network.service.ts';
import { type CodeFault, type CodeSender, codeSenders } from './code-sender.ts';
import * as codes from './phone-code.repository.ts';

/** Parts of the day's money for codes, in percent, that the operators are told of: the first while there is time. */
const thresholds = [80, 50] as const;

/** Tells every admin, once within a day, that so much of the money for codes is spent. The caller lets one in at a time. */
async function tellOfSpending(
  deps: Pick<Deps, 'config' | 'queue' | 'now'>,
  tx: Transaction,
  { spent, since }: { spent: number; since: Date },
) {
  const most = deps.config.PHONE_CODES_DAILY;
  const reached = thresholds.find((percent) => spent * 100 >= most * percent);
  const kind = 'phone-spending';
  if (!reached || (await wasNotified(tx, { kind, place: 'percent', value: `${reached}`, since }))) return;
  const params = { percent: `${reached}`, spent: spent.toFixed(2), most: most.toFixed(2) };
  const admins = await listAdmins(tx);
  await notify(deps, tx, kind, ...admins.map(({ id: userId }) => ({ userId, params })));
}

const minute = 60_000;
const day = 24 * 60 * minute;
const newCode = () => String(randomInt(10 ** resetCode.digits)).padStart(resetCode.digits, '0');

/** Plain letters in English: a typographic sign would make it two messages. */
const textOf: Record<Locale, (code: string, site: string) => string> = {
  en: (code, site) => `${code} is your ${site} code. Never share it.`,
  km: (code, site) => `${code} ជាលេខកូដ ${site} របស់អ្នក។ សូមកុំប្រាប់អ្នកណា។`,
};

type Log = Pick<FastifyBaseLogger, 'warn'>;

/** A code that was checked, and that `useIn` uses up with what it is for. */
export interface CheckedCode {
  id: string;
  /** The number that it came to, in international form. */
  phone: string;
}

interface Wanted {
  phone: string;
  purpose: CodePurpose | 'try';
  locale: Locale;
  network: string;
}

/** Who took a code and what it has cost, or why nobody did. */
type Sent =
  | { sender: CodeSender; cost: number }
  | { sender: null; cost: number; refusal: 'phone.spent' | 'phone.away' };

interface Sending extends Pick<Wanted, 'phone' | 'locale'> {
  id: string;
  code: string;
  /** Part of the day's money that it may come to. */
  share: number;
}

/**
 * Parts of the day's money. A third is kept for numbers that have an account, and half of that for the networks on which
 * their owners have signed in: strangers cannot spend it.
 */
const shares = { stranger: 2 / 3, account: 5 / 6, known: 1 } as const;

/** Codes that show that a phone is at hand, sent by the services of the settings. */
export function phoneCodeService(deps: Deps) {
  const { config, database, now } = deps;
  const { prisma } = database;
  const networks = knownNetworks(deps);
  const key = derivedSecret(config.SECRET, 'code for a phone');
  // The handle is hashed too, so that a code is good in its browser only.
  const hashOf = (token: string, code: string) => codeHash(key, `${token}.${code}`);
  const senders = codeSenders(config);
  async function shareOf(purpose: Wanted['purpose'], phone: string, network: string): Promise<number> {
    if (purpose === 'try' || (await networks.isKnown(phone, network))) return shares.known;
    return (await codes.hasAccount(prisma, phone)) ? shares.account : shares.stranger;
  }
  const dayBefore = () => new Date(now().getTime() - day);
  const codeSince = () => new Date(now().getTime() - rule.minutes * minute);

  /**
   * Reserves what the next service may cost, before it is asked: a hundred at once do not pass the cap together. Returns
   * why not: `phone.spent`, or `phone.away` where it would do once others are sent.
   */
  async function reserveIn(tx: Transaction, price: number, share: number) {
    await codes.lockSpending(tx);
    const { spent, pending } = await codes.spending(tx, { since: dayBefore(), now: now() });
    await tellOfSpending(deps, tx, { spent, since: dayBefore() });
    // In hundredths of a cent, as they are stored.
    const room = Math.round(config.PHONE_CODES_DAILY * share * 10_000);
    const needed = (sum: number) => Math.round((sum + price) * 10_000);
    if (needed(spent) > room) return 'phone.spent' as const;
    return needed(spent + pending) > room ? ('phone.away' as const) : null;
  }

  /** The first service that takes the code, and what the tries have cost so far. The first price is reserved. */
  async function send(
    { phone, code, locale, id, share }: Sending,
    order: readonly CodeSender[],
    log: Log,
  ): Promise<Sent> {
    const { name } = await siteNow(prisma, config, locale);
    const message = { to: phone, code, text: textOf[locale](code, name), minutes: rule.minutes };
    let cost = 0;
    for (const [at, sender] of order.entries()) {
      const reserved = cost + sender.price;
      const refusal =
        at > 0 &&
        (await prisma.$transaction(async (tx) => {
          // What it has cost so far is settled, and counts while the next price is looked at.
          await codes.reserveCost(tx, id, cost);
          const refused = await reserveIn(tx, sender.price, share);
          if (!refused) await codes.reserveCost(tx, id, reserved);
          return refused;
        }));
      if (refusal) return { sender: null, cost, refusal };
      try {
        cost += await sender.send(message);
        return { sender, cost };
      } catch (error) {
        const { message: errorMessage, isUnsure } = error as CodeFault;
        if (isUnsure) cost += sender.price;
        log.warn({ sender: sender.name, said: errorMessage }, 'a code for a phone was not taken');
      }
    }
    return { sender: null, cost, refusal: 'phone.away' };
  }

  /** Sends a new code; returns the handle for the browser, and who took it. */
  async function issue(
    { phone, purpose, locale, network }: Wanted,
    log: Log,
  ): Promise<{ token: string; sender: CodeSender; cost: number }> {
    if (senders.length === 0) throw new AppError('phone.away');
    const [token, code] = [randomToken(), newCode()];
    const share = await shareOf(purpose, phone, network);
    const begun = await prisma.$transaction(async (tx) => {
      await codes.deleteCodesBefore(tx, dayBefore());
      // Whoever asks again did not get it: the next service begins.
      const last = await codes.lastSender(tx, phone, codeSince());
      const begin = senders.findIndex(({ name }) => name === last) + 1;
      const order = [...senders.slice(begin), ...senders.slice(0, begin)];
      const cost = order[0]?.price ?? 0;
      const refusal = await reserveIn(tx, cost, share);
      // Not thrown here: what the operator is told stays.
      if (refusal) return { refusal };
      const hashes = { tokenHash: tokenHash(token), codeHash: hashOf(token, code) };
      const words = { phone, purpose, triesLeft: rule.tries, cost, createdAt: now() };
      return { ...(await codes.createCode(tx, { ...hashes, ...words })), order };
    });
    if (begun.refusal !== undefined) throw new AppError(begun.refusal);
    const { id, order } = begun;
    const sent = await send({ phone, code, locale, id, share }, order, log);
    if ('refusal' in sent) {
      await codes.spendCode(prisma, id, sent.cost);
      throw new AppError(sent.refusal);
    }
    await codes.noteSent(prisma, id, { sender: sent.sender.name, cost: sent.cost });
    return { token, sender: sent.sender, cost: sent.cost };
  }

  return {
    isOn: senders.length > 0,
    issue,

    /** Checks a code, which costs one of its tries. Throws a 422 of the code, or `phone.…`. */
    async check(
      { token, code }: { token: string; code: string },
      purpose: CodePurpose,
    ): Promise<CheckedCode> {
      const found = await codes.takeTry(prisma, tokenHash(token), purpose, codeSince());
      if (!found)
        throw new AppError(
          (await codes.hasNoTry(prisma, tokenHash(token))) ? 'phone.tries' : 'phone.invalid',
        );
      const { id, phone, triesLeft: tries } = found;
      if (sameHash(found.codeHash, hashOf(token, code))) return { id, phone };
      if (tries === 0) throw new AppError('phone.tries');
      throw fieldError({ code: { key: 'reset_code_wrong', params: { tries } } });
    },

    async useIn(tx: Transaction, { id }: CheckedCode) {
      if (!(await codes.useCode(tx, id, now()))) throw new AppError('phone.invalid');
    },

    /** US dollars that codes have cost within a day. */
    spent: () => codes.spentSince(prisma, dayBefore()),
  };
}
