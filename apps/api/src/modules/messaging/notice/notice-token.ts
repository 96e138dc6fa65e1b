import { type NoticeOn, notices, toldByDefault } from '@acheep/contract/messaging/notice';
import type { Config } from '../../../config.ts';
import { signed } from '../../../plumbing/signed.ts';

/** Whose mails end, and of what. */
interface Ended {
  userId: string;
  notice: NoticeOn<'mail'>;
}

const tokens = signed('notice');

/** What mails carry to end those of their notice. It is kept nowhere, and good as long as the account is there. */
export const noticeToken = (config: Pick<Config, 'SECRET'>, { userId, notice }: Ended) =>
  tokens.make(config, [notice, userId]);

/** What a token ends; null where we have not made it, or there is no such mail any more. */
export function endedBy(config: Pick<Config, 'SECRET'>, token: string): Ended | null {
  const [notice = '', userId = ''] = tokens.read(config, token);
  if (!(notice in notices)) return null;
  const name = notice as NoticeOn<'mail'>;
  return toldByDefault(name, 'mail') === null ? null : { userId, notice: name };
}
