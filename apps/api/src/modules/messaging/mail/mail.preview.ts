import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { locales } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../error.ts';
import { renderMail } from './render-mail.ts';
import { siteOf } from './site.ts';

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const layout = (body: string) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Mail</title>
<body style="font:16px/1.6 system-ui;max-width:720px;margin:24px auto;padding:0 16px">${body}</body></html>`;

/** Serves every mail in both languages with sample data at `/dev/mail/templates`, as HTML and as text. */
function registerTemplatePreview(app: FastifyInstance, { config, modules }: Deps) {
  const kinds = modules.flatMap(({ mails = [] }) => mails);
  const written = locales.flatMap((locale) =>
    kinds.map((kind) => ({
      path: `${locale}/${kind.name}`,
      ...renderMail(
        kind,
        {
          ...{ locale, params: kind.sample, reader: 'sample' },
          stopAt: siteOf(config, locale).url(paths.unsubscribe('notification', 'token')),
        },
        siteOf(config, locale),
      ),
    })),
  );

  app.get('/dev/mail/templates', async (_request, reply) => {
    const rows = written.map(
      ({ path, subject }) =>
        `<li><a href="/dev/mail/templates/${path}">${escaped(subject)}</a><br><small>${path} · <a href="/dev/mail/templates/${path}?as=text">text</a></small></li>`,
    );
    return reply
      .type('text/html')
      .send(
        layout(
          `<h1>Mail templates</h1><p><a href="/dev/words">All words by event</a></p><ul>${rows.join('')}</ul>`,
        ),
      );
  });

  app.get<{ Params: { locale: string; template: string }; Querystring: { as?: string } }>(
    '/dev/mail/templates/:locale/:template',
    async ({ params, query }, reply) => {
      const found = written.find((one) => one.path === `${params.locale}/${params.template}`);
      if (!found) throw notFound();
      return query.as === 'text'
        ? reply.type('text/plain; charset=utf-8').send(`${found.subject}\n\n${found.text}`)
        : reply.type('text/html').send(found.html);
    },
  );
}

/** For development: serves the mail that the local SMTP server received, newest first, at `/dev/mail`. */
export function registerMailPreview(app: FastifyInstance, deps: Deps) {
  if (!deps.config.DEVELOPMENT_PAGES) return;
  registerTemplatePreview(app, deps);
  const directory = deps.config.MAIL_PREVIEW_DIR;
  const names = async () =>
    (await readdir(directory).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const open = async (name: string) => {
    const { default: PostalMime } = await import('postal-mime');
    return PostalMime.parse(await readFile(path.join(directory, name)));
  };

  app.get('/dev/mail', async (_request, reply) => {
    const recent = (await names()).reverse().slice(0, 50);
    const rows = await Promise.all(
      recent.map(async (name) => {
        const mail = await open(name);
        const to = mail.to?.map((one) => one.address ?? '').join(', ') ?? '';
        return `<li><a href="/dev/mail/${encodeURIComponent(name)}">${escaped(mail.subject ?? '')}</a><br><small>${escaped(to)}</small></li>`;
      }),
    );
    return reply
      .type('text/html')
      .send(
        layout(
          `<h1>Mail</h1><p><a href="/dev/mail/templates">All templates</a></p>${rows.length ? `<ul>${rows.join('')}</ul>` : '<p>No mail yet.</p>'}`,
        ),
      );
  });

  app.get<{ Params: { name: string } }>('/dev/mail/:name', async (request, reply) => {
    if (!(await names()).includes(request.params.name)) throw notFound();
    const mail = await open(request.params.name);
    return reply.type('text/html').send(mail.html ?? layout(`<pre>${escaped(mail.text ?? '')}</pre>`));
  });
}
