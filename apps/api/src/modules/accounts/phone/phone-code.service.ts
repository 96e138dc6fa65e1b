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
import { siteNow } from '../../messaging/mail/site.ts';
import { type CodeFault, type CodeSender, codeSenders } from './code-sender.ts';
import * as codes from './phone-code.repository.ts';

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

/** Codes that show that a phone is at hand, sent by the services of the settings. */
export function phoneCodeService({ config, database, now }: Deps) {
  const { prisma } = database;
  const key = derivedSecret(config.SECRET, 'code for a phone');
  // The handle is hashed too, so that a code is good in its browser only.
  const hashOf = (token: string, code: string) => codeHash(key, `${token}.${code}`);
  const senders = codeSenders(config);
  // Each may send it without the answer arriving.
  const most = senders.reduce((sum, { price }) => sum + price, 0);
  const dayBefore = () => new Date(now().getTime() - day);
  const codeSince = () => new Date(now().getTime() - rule.minutes * minute);

  /** The first service that takes the code, and what the tries have cost so far. */
  async function send(phone: string, code: string, order: readonly CodeSender[], locale: Locale, log: Log) {
    const { name } = await siteNow(prisma, config, locale);
    const message = { to: phone, code, text: textOf[locale](code, name), minutes: rule.minutes };
    let cost = 0;
    for (const sender of order) {
      try {
        cost += await sender.send(message);
        return { sender, cost };
      } catch (error) {
        const { message: said, isUnsure } = error as CodeFault;
        if (isUnsure) cost += sender.price;
        log.warn({ sender: sender.name, said }, 'a code for a phone was not taken');
      }
    }
    return { sender: null, cost };
  }

  /** Sends a new code; returns the handle for the browser, and who took it. */
  async function issue(
    { phone, purpose, locale }: { phone: string; purpose: CodePurpose | 'try'; locale: Locale },
    log: Log,
  ): Promise<{ token: string; sender: CodeSender; cost: number }> {
    if (senders.length === 0) throw new AppError('phone.away');
    const [token, code] = [randomToken(), newCode()];
    // What it may cost is counted before it is sent: a hundred at once do not pass the cap together.
    const { id, last } = await prisma.$transaction(async (tx) => {
      await codes.lockSpending(tx);
      await codes.deleteCodesBefore(tx, dayBefore());
      const spent = await codes.spentSince(tx, dayBefore());
      if (spent + most > config.PHONE_CODES_DAILY) throw new AppError('phone.spent');
      const hashes = { tokenHash: tokenHash(token), codeHash: hashOf(token, code) };
      const words = { phone, purpose, triesLeft: rule.tries, cost: most, createdAt: now() };
      const last = await codes.lastSender(tx, phone, codeSince());
      return { ...(await codes.createCode(tx, { ...hashes, ...words })), last };
    });
    // Whoever asks again did not get it: the next service begins.
    const begin = senders.findIndex(({ name }) => name === last) + 1;
    const order = [...senders.slice(begin), ...senders.slice(0, begin)];
    const { sender, cost } = await send(phone, code, order, locale, log);
    if (!sender) {
      await codes.spendCode(prisma, id, cost);
      throw new AppError('phone.away');
    }
    await codes.noteSent(prisma, id, { sender: sender.name, cost });
    return { token, sender, cost };
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
