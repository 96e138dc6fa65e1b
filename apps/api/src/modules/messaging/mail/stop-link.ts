import { paths } from '@acheep/contract/kernel/paths';
import type { Stoppable } from '@acheep/contract/messaging/unsubscribe';
import type { Config } from '../../../config.ts';
import { signed } from '../../../plumbing/signed.ts';
import { addressKey } from '../recipient/address-key.ts';
import type { Mail, MailKind, Site } from './mail-kind.ts';

/**
 * What mails carry to stop those like them: which saved search, which notice or invitations and whose, or which address.
 * Each is good as long as that is there.
 */
export const stopTokens = {
  'job-alert': signed('unsubscribe'),
  notification: signed('notice'),
  invitation: signed('invitation'),
  company: signed('no mail of companies', 'base64url'),
} satisfies Record<Stoppable, ReturnType<typeof signed>>;

/** What mail programs read to offer an "Unsubscribe" of their own, which goes to a page that takes it (RFC 8058). */
export const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Whether a mail ends with all mails of companies to its address: there is no account that chooses. */
export const endsByAddress = <Params extends object>(kind: MailKind<Params>, reader: unknown): boolean =>
  'unasked' in kind || ('category' in kind && !reader);

/** Where the reader of a mail ends those of its notice; whoever has no account, those of companies. */
export function stopLink(
  kind: MailKind<object>,
  { reader, to }: Pick<Mail, 'reader' | 'to'>,
  site: Site,
  config: Pick<Config, 'SECRET'>,
) {
  const linkTo = (what: 'company' | 'notification', words: string[]) =>
    site.url(paths.unsubscribe(what, stopTokens[what].make(config, words)));
  if (endsByAddress(kind, reader)) return linkTo('company', [addressKey(config, to).toString('base64url')]);
  return 'category' in kind && reader ? linkTo('notification', [kind.category, reader]) : undefined;
}
