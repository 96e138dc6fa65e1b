import { createTransport } from 'nodemailer';
import type { Deps } from '../../deps.ts';
import { renderMail, type Site } from './mail.template.ts';

/**
 * Carries out the `mail` queue over SMTP. A failed try is repeated by the queue with a growing pause; the message
 * keeps its `Message-ID`, so that a server which took it just before the connection broke can tell it is the same.
 */
export async function startMailWorker({ config, queue }: Pick<Deps, 'config' | 'queue'>) {
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const transport = createTransport({ url: config.SMTP_URL, ...limits }, { from: config.MAIL_FROM });
  const origin = new URL(config.PUBLIC_URL);
  const site: Site = {
    name: config.SITE_NAME,
    url: (path, locale) => `${origin.origin}${locale === 'km' ? '/km' : ''}${path}`,
  };
  await queue.work('mail', async (mail, id) => {
    await transport.sendMail({
      to: { name: '', address: mail.to },
      messageId: `<${id}@${origin.hostname}>`,
      ...renderMail(mail, site),
    });
  });
  return { close: () => transport.close() };
}
