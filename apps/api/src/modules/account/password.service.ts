import { randomBytes, randomInt } from 'node:crypto';
import type { ParsedBodyOf } from '@acheep/contract/endpoint';
import type { Locale } from '@acheep/contract/locale';
import { type changePassword, resetCode, type resetPassword } from '@acheep/contract/password';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../error.ts';
import { codeHash, derivedSecret, randomToken, sameHash, tokenHash } from '../../secret.ts';
import { sealMail } from '../mail/sealed-mail.ts';
import * as accounts from './account.repository.ts';
import { decoy } from './decoy.ts';
import { fieldFault, refuseCommonPassword } from './field-fault.ts';
import * as resets from './password-reset.repository.ts';
import { deleteSessions } from './session.repository.ts';

const day = 24 * 3_600_000;
const newCode = () => String(randomInt(10 ** resetCode.digits)).padStart(resetCode.digits, '0');

/** Choosing a new password: by a mailed code, or by the present one. */
export function passwordService({ config, database: { prisma }, queue, passwords, now }: Deps) {
  const codeKey = derivedSecret(config.SECRET, 'password reset code');
  // The handle is part of what is hashed: the same code of another request is another hash.
  const hashOf = (token: string, code: string) => codeHash(codeKey, `${token}.${code}`);

  type Owner = { id: string; name: string; email: string; locale: Locale };
  const tellOfChange = (tx: Transaction, { name, email, locale }: Owner) =>
    queue.enqueue(tx, 'mail', {
      template: 'password-changed',
      to: email,
      locale,
      params: { name, at: now().toISOString() },
    });

  /** Why a request cannot be tried. Said alike of known and unknown addresses. */
  async function whyNot(token: string, email: string) {
    const reset = await resets.findReset(prisma, tokenHash(token), email);
    if (!reset) return new AppError('reset.invalid');
    return new AppError(reset.expiresAt <= now() ? 'reset.expired' : 'reset.tries');
  }

  return {
    /** Answers a handle for whatever address, and does the same work for each; only an account's owner gets a mail. */
    async forgot(email: string) {
      const token = randomToken();
      const code = newCode();
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + resetCode.minutes * 60_000);
      await prisma.$transaction(async (tx) => {
        const user = await accounts.findOwner(tx, email);
        await resets.deleteResetsBefore(tx, new Date(createdAt.getTime() - day));
        const mailed = hashOf(token, code);
        await resets.replaceReset(tx, {
          tokenHash: tokenHash(token),
          codeHash: user ? mailed : Buffer.from(randomBytes(mailed.length)),
          email,
          userId: user?.id ?? null,
          triesLeft: resetCode.tries,
          createdAt,
          expiresAt,
        });
        const params = { name: user?.name ?? '', email, token, code, minutes: resetCode.minutes };
        if (!user) return queue.enqueue(tx, 'mail-decoy', decoy(params, config));
        const { email: to, locale } = user;
        const mail = { template: 'reset-code', to, locale, params, until: expiresAt.toISOString() } as const;
        await queue.enqueue(tx, 'mail', sealMail(mail, config));
      });
      return { token, email };
    },

    async reset(
      { token, email, code, password }: ParsedBodyOf<typeof resetPassword>,
      locale: Locale,
      network: string,
    ) {
      refuseCommonPassword(password, locale);
      const reset = await resets.takeTry(prisma, tokenHash(token), email);
      if (!reset) throw await whyNot(token, email);
      if (reset.expiresAt <= now()) throw new AppError('reset.expired');
      if (!sameHash(reset.codeHash, hashOf(token, code)) || !reset.userId) {
        if (reset.triesLeft === 0) throw new AppError('reset.tries');
        throw fieldFault('code', 'reset_code_wrong', locale, { tries: reset.triesLeft });
      }
      // Said only to whoever has the code: that it was used says that there is an account.
      if (reset.usedAt) throw new AppError('reset.used');
      const { id, userId } = reset;
      const passwordHash = await passwords.hash(password, network);
      await prisma.$transaction(async (tx) => {
        if (!(await resets.useReset(tx, id, now()))) throw new AppError('reset.used');
        // Who reads the address's mail owns it: the account needs no other activation.
        const owner = await accounts.replacePassword(tx, userId, passwordHash, now());
        await deleteSessions(tx, userId);
        await tellOfChange(tx, owner);
      });
    },

    async change(
      actor: Actor,
      { currentPassword, password }: ParsedBodyOf<typeof changePassword>,
      locale: Locale,
    ) {
      refuseCommonPassword(password, locale);
      const wrong = () => fieldFault('currentPassword', 'password_current', locale);
      const { passwordHash: known } = await accounts.findPasswordHash(prisma, actor.id);
      if (!(await passwords.verify(currentPassword, known, actor.id))) throw wrong();
      const passwordHash = await passwords.hash(password, actor.id);
      await prisma.$transaction(async (tx) => {
        // Somebody else may have changed it meanwhile: then what was checked is not the password any more.
        if (!(await accounts.lockPassword(tx, actor.id, known))) throw wrong();
        const owner = await accounts.replacePassword(tx, actor.id, passwordHash, now());
        await deleteSessions(tx, actor.id, actor.sessionId);
        await resets.deleteResetsOf(tx, actor.id);
        await tellOfChange(tx, owner);
      });
    },
  };
}
