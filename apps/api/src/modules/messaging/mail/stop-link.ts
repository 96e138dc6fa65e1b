import type { Stoppable } from '@acheep/contract/messaging/unsubscribe';
import { paths } from '@acheep/contract/paths';
import type { Config } from '../../../config.ts';
import { signed } from '../../../plumbing/signed.ts';
import { addressKey } from '../recipient/address-key.ts';
import type { Mail, MailKind, Site } from './mail-kind.ts';

/**
 * Signed tokens of unsubscribe links: for a saved search, a notification category or invitations and the user, or an
 * address. Each is valid as long as its record exists.
 */
export const stopTokens = {
  'job-alert': signed('unsubscribe'),
  follow: signed('unfollow'),
  notification: signed('notice'),
  invitation: signed('invitation'),
  company: signed('no mail of companies', 'base64url'),
} satisfies Record<Stoppable, ReturnType<typeof signed>>;

/** Headers for the "Unsubscribe" button of mail programs, which goes to a page that accepts it (RFC 8058). */
export const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * True when the unsubscribe link of a mail stops all mails of companies to its address, as there is no account with
 * settings.
 */
export const endsByAddress = <Params extends object>(kind: MailKind<Params>, reader: unknown): boolean =>
  'unasked' in kind || ('category' in kind && !reader);

/** The unsubscribe link of a mail: for its category, or, without an account, for all mails of companies. */
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
