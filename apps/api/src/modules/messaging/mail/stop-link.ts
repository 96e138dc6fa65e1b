import { paths } from '@acheep/contract/kernel/paths';
import type { Config } from '../../../config.ts';
import { noticeToken } from '../notice/notice-token.ts';
import { stopToken } from '../recipient/stop-token.ts';
import type { Mail, MailKind, Site } from './mail-kind.ts';

/** What mail programs read to offer an "Unsubscribe" of their own, which goes to a page that takes it (RFC 8058). */
export const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Whether a mail ends with all mails of companies to its address: there is no account that chooses. */
export const endsByAddress = <Params extends object>(kind: MailKind<Params>, reader: unknown): boolean =>
  'unasked' in kind || ('notice' in kind && !reader);

/** Where the reader of a mail ends those of its notice; whoever has no account, those of companies. */
export function stopLink(
  kind: MailKind<object>,
  { reader, to }: Pick<Mail, 'reader' | 'to'>,
  site: Site,
  config: Pick<Config, 'SECRET'>,
) {
  if (endsByAddress(kind, reader)) return site.url(paths.unsubscribeCompanies(stopToken(config, to)));
  return 'notice' in kind && reader
    ? site.url(paths.unsubscribeNotice(noticeToken(config, { userId: reader, notice: kind.notice })))
    : undefined;
}
