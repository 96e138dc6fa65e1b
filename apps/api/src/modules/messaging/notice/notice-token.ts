import { createHmac } from 'node:crypto';
import { type NoticeOn, notices, toldByDefault } from '@acheep/contract/messaging/notice';
import type { Config } from '../../../config.ts';
import { derivedSecret, sameHash } from '../../../plumbing/secret.ts';

/** Whose mails end, and of what. */
interface Ended {
  userId: string;
  notice: NoticeOn<'mail'>;
}

const signatureOf = ({ SECRET }: Pick<Config, 'SECRET'>, text: string) =>
  createHmac('sha256', derivedSecret(SECRET, 'notice')).update(text).digest();

/** What mails carry to end those of their notice. It is kept nowhere, and good as long as the account is there. */
export function noticeToken(config: Pick<Config, 'SECRET'>, { userId, notice }: Ended) {
  const text = `${notice}.${userId}`;
  return `${text}.${signatureOf(config, text).toString('base64url')}`;
}

/** What a token ends; null where we have not made it, or there is no such mail any more. */
export function endedBy(config: Pick<Config, 'SECRET'>, token: string): Ended | null {
  const [notice = '', userId = '', signature = '', ...more] = token.split('.');
  const isRight = sameHash(Buffer.from(signature, 'base64url'), signatureOf(config, `${notice}.${userId}`));
  if (!isRight || more.length > 0 || !(notice in notices)) return null;
  const name = notice as NoticeOn<'mail'>;
  return toldByDefault(name, 'mail') === null ? null : { userId, notice: name };
}
