import { productName } from '@acheep/contract/platform/site-setting';
import { createTransport } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import type { Config } from '../../../config.ts';
import type { Deps } from '../../../deps.ts';
import { TaskFailure, type Worked } from '../../../plumbing/queue.ts';
import { metrics, secondsSince } from '../../../plumbing/watching/metrics.ts';
import { inSpan } from '../../../plumbing/watching/span.ts';
import { isStillTrue } from '../notification/still-true.ts';
import { type Mail, type Site, urgent } from './mail-kind.ts';
import { mailPause } from './mail-pause.ts';
import { findWords } from './mail-words.repository.ts';
import { renderMail } from './render-mail.ts';
import { openMail } from './sealed-mail.ts';
import { mailTask } from './send-mail.ts';
import { siteNow } from './site.ts';
import { stopLink, unsubscribeHeaders } from './stop-link.ts';

/**
 * The sender of mails: the address of the environment with the current name of the site. A custom name in `MAIL_FROM`
 * is preserved.
 */
export function senderOf({ MAIL_FROM }: Pick<Config, 'MAIL_FROM'>, site: Site) {
  const [from] = addressparser(MAIL_FROM, { flatten: true });
  const isSites = ['', undefined, productName.en].includes(from?.name);
  return from?.address && isSites ? { name: site.name, address: from.address } : MAIL_FROM;
}

/**
 * The first lane is reserved for urgent mail; the second takes urgent mail first, too. Batches are small, since a mail
 * that stalls holds up its batch, and a worker that is killed may have sent all of it. Each mail of a batch has its own
 * connection.
 */
const lanes = [
  { workers: 1, batch: 2, minPriority: urgent },
  { workers: 2, batch: 2 },
];

/** In milliseconds. `whole` also ends a mail whose server sends just enough to seem alive. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
const whole = 60_000;

/** Properties that the mail library adds to its errors. Their message contains the address, so it is never logged. */
interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  permanent?: boolean;
}

function failureOf({ template }: Mail, { code, command, responseCode, permanent }: SmtpError) {
  // A refused sign-in or sender is a wrong setting: the mail can be sent once that is corrected.
  const isFinal = permanent === true && (command === 'RCPT TO' || command === 'DATA');
  const reason = isFinal ? 'mail refused' : 'mail not sent';
  return new TaskFailure(reason, { template, code, command, smtp: responseCode }, { isFinal });
}

async function measureSending(mail: Mail, send: () => Promise<unknown>) {
  const { template } = mail;
  const began = performance.now();
  let outcome = 'sent';
  try {
    await inSpan(`mail ${template}`, {}, send);
  } catch (error) {
    const failure = failureOf(mail, error as SmtpError);
    outcome = failure.isFinal ? 'refused' : 'again';
    throw failure;
  } finally {
    metrics.mails.inc({ template, outcome });
    metrics.mailSeconds.observe(secondsSince(began));
  }
}

/**
 * Sends the mails of the `mail` queue over SMTP. The queue retries a failed mail with growing pauses, and pauses as a
 * whole while the server takes none; the message keeps its `Message-ID`, so that a server which accepted it just before
 * the connection broke can recognise it.
 */
export async function startMailWorker({
  config,
  database,
  queue,
  now,
  modules,
}: Pick<Deps, 'config' | 'database' | 'queue' | 'now' | 'modules'>) {
  const { prisma } = database;
  const kinds = new Map(modules.flatMap(({ mails = [] }) => mails.map((kind) => [kind.name, kind])));
  const { hostname } = new URL(config.PUBLIC_URL);

  const started: Worked[] = [];
  const answers = () => {
    const transport = createTransport({ url: config.SMTP_URL, ...limits });
    return transport.verify().then(
      () => true,
      () => false,
    );
  };
  const pause = mailPause(started, answers, queue.report);

  async function startLane(lane: (typeof lanes)[number]) {
    const maxConnections = lane.workers * lane.batch;
    const pool = { url: config.SMTP_URL, pool: true, maxConnections, ...limits } as const;
    const transport = createTransport(pool);
    const worked = await queue.work(
      mailTask,
      async (mail, { id, signal }) => {
        const { template, to, locale, until, codeUntil } = mail;
        const kind = kinds.get(template);
        // Queued by another version of the site.
        if (!kind) throw new TaskFailure('mail unknown', { template });
        if (until && new Date(until) <= now())
          throw new TaskFailure('mail out of date', { template }, { isFinal: true });
        const opened = openMail(mail, config);
        if (!(await isStillTrue({ database, modules, now }, template, opened.params))) return;
        if (codeUntil && new Date(codeUntil) <= now()) opened.params = { ...opened.params, code: '' };
        const site = await siteNow(prisma, config, locale);
        const words = mail.words ?? (await findWords(prisma, template, locale));
        const stopAt = stopLink(kind, mail, site, config);
        const message = {
          from: senderOf(config, site),
          to: { name: '', address: to },
          headers: {
            // Programs that answer by themselves, such as while their owner is away, leave it alone (RFC 3834).
            'Auto-Submitted': 'auto-generated',
            ...(kind.headers?.(opened.params, site) ?? (stopAt && unsubscribeHeaders(stopAt))),
          },
          replyTo: kind.answerTo?.(opened.params),
          messageId: `<${id}@${hostname}>`,
          signal: AbortSignal.any([signal, AbortSignal.timeout(whole)]),
          ...renderMail(kind, { ...opened, stopAt, words }, site),
        };
        await measureSending(mail, () =>
          transport.sendMail(message).then(pause.sent, (error: SmtpError) => {
            pause.failed(error);
            throw error;
          }),
        );
      },
      lane,
    );
    started.push(worked);
    return transport;
  }

  const transports = await Promise.all(lanes.map(startLane));
  return {
    close() {
      pause.close();
      for (const transport of transports) transport.close();
    },
  };
}
