import { createTransport } from 'nodemailer';
import type { Deps } from '../../deps.ts';
import { renderMail } from './mail.template.ts';
import { openMail } from './sealed-mail.ts';
import { siteOf } from './site.ts';

/**
 * Carries out the `mail` queue over SMTP. A failed try is repeated by the queue with a growing pause; the message
 * keeps its `Message-ID`, so that a server which took it just before the connection broke can tell it is the same.
 */
export async function startMailWorker({ config, queue }: Pick<Deps, 'config' | 'queue'>) {
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const transport = createTransport({ url: config.SMTP_URL, ...limits }, { from: config.MAIL_FROM });
  const site = siteOf(config);
  const { hostname } = new URL(config.PUBLIC_URL);
  await queue.work('mail', async (mail, id) => {
    if (mail.template === 'decoy') return;
    await transport.sendMail({
      to: { name: '', address: mail.to },
      messageId: `<${id}@${hostname}>`,
      ...renderMail(openMail(mail, config), site),
    });
  });
  return { close: () => transport.close() };
}
