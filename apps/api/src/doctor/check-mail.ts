import { Resolver } from 'node:dns/promises';
import { createTransport } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import { countWaitingMails } from '../modules/platform/task-admin/task-admin.repository.ts';
import { isThisMachine } from '../setting.ts';
import { findingsOf, type Patient, reasonOf } from './finding.ts';

const patience = 4_000;
/** The most common DKIM selectors of mail services. A key under another name cannot be guessed. */
const usualSelectors = [
  'default',
  'mail',
  'dkim',
  'google',
  'selector1',
  'selector2',
  's1',
  's2',
  'k1',
  'resend',
  'brevo',
];

/** Connects, and signs in if the URL has a user name: everything short of sending a mail. */
async function converse(url: string): Promise<void> {
  const limits = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };
  const transport = createTransport({ url, ...limits });
  await transport.verify().finally(() => transport.close());
}

type Records = (name: string) => Promise<string[]>;

/** The TXT records of a name; empty if it has none. Throws if DNS does not respond. */
function dnsTexts(): Records {
  const resolver = new Resolver({ timeout: 1_500, tries: 2 });
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // A domain that does not exist at all is more likely one that is not visible from here.
      if (code === 'ENODATA' || (code === 'ENOTFOUND' && name.includes('_'))) return [];
      throw error;
    }
  };
}

export async function checkMail({ config, database: { prisma } }: Patient, texts: Records = dnsTexts()) {
  const { found, ok, warn, fault } = findingsOf('mail');
  const { host } = new URL(config.SMTP_URL);
  await converse(config.SMTP_URL).catch(async (error) => {
    fault('mail.away', { host, reason: reasonOf(error) });
    // An unreachable database is reported by its own check.
    const count = await countWaitingMails(prisma).catch(() => 0);
    if (count > 0) warn('mail.waiting', { count });
  });
  const [from] = addressparser(config.MAIL_FROM, { flatten: true });
  const domain = from?.address?.split('@')[1] ?? '';
  if (!domain) fault('mail.from');
  else if (isThisMachine(`http://${domain}`)) warn('mail.local', { domain });
  else {
    try {
      const [sender, policy, ...keys] = await Promise.all([
        texts(domain),
        texts(`_dmarc.${domain}`),
        ...usualSelectors.map((name) => texts(`${name}._domainkey.${domain}`)),
      ]);
      if (!sender?.some((text) => /^v=spf1\b/i.test(text))) warn('mail.spf', { domain });
      if (!keys.flat().some((text) => /\bp=/.test(text))) warn('mail.dkim', { domain });
      if (!policy?.some((text) => /^v=DMARC1\b/i.test(text))) warn('mail.dmarc', { domain });
    } catch (error) {
      warn('mail.dns', { domain, reason: (error as NodeJS.ErrnoException).code ?? 'DNS' });
    }
  }
  if (found.length === 0) ok('mail.ok', { host, domain });
  return found;
}
