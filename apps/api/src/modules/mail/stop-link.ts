import { paths } from '@acheep/contract/paths';
import type { Config } from '../../config.ts';
import { noticeToken } from '../notice/notice-token.ts';
import type { Mail, MailKind, Site } from './mail-kind.ts';

/** What mail programs read to offer an "Unsubscribe" of their own, which goes to a page that takes it (RFC 8058). */
export const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Where the reader of a mail ends those of its notice. */
export const stopLink = (
  kind: MailKind<object>,
  { reader }: Pick<Mail, 'reader'>,
  site: Site,
  config: Pick<Config, 'SECRET'>,
) =>
  'notice' in kind && reader
    ? site.url(paths.unsubscribeNotice(noticeToken(config, { userId: reader, notice: kind.notice })))
    : undefined;
