import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@acheep/contract/locale';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Config, settings } from '../config.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../error.ts';

const built = path.resolve(import.meta.dirname, '../../../web/dist');

/** The operator's settings that the page shows, put into it as data. */
const siteSettings = (config: Config) => ({
  name: config.SITE_NAME === settings.shape.SITE_NAME.def.defaultValue ? null : config.SITE_NAME,
  supportEmail: config.SUPPORT_EMAIL || null,
  social: {
    facebook: config.SOCIAL_FACEBOOK_URL || null,
    linkedin: config.SOCIAL_LINKEDIN_URL || null,
    telegram: config.SOCIAL_TELEGRAM_URL || null,
    tiktok: config.SOCIAL_TIKTOK_URL || null,
  },
});

const manifest = 'files.json';

/** Has the browser load the words of a language beside the code that asks for them. */
function preloadWords(locale: Locale): string {
  const files = JSON.parse(readFileSync(path.join(built, manifest), 'utf8')) as Record<
    string,
    { file: string } | undefined
  >;
  const words = files[`src/locales/${locale}/common.json`];
  return words ? `<link rel="modulepreload" crossorigin href="/${words.file}">` : '';
}

function documents(config: Config): Record<Locale, string> {
  const source = readFileSync(path.join(built, 'index.html'), 'utf8');
  const site = JSON.stringify(siteSettings(config)).replace(/</g, '\\u003c');
  const filled = source.replace(
    '</head>',
    `<script id="site" type="application/json">${site}</script></head>`,
  );
  const inLocale = (locale: Locale) =>
    filled
      .replace('<html lang="en"', `<html lang="${locale}"`)
      .replace('</head>', `${preloadWords(locale)}</head>`);
  return { en: inLocale('en'), km: inLocale('km') };
}

const crawler = /bot|crawl|spider|slurp|facebookexternalhit|preview/i;

/** Whoever chose Khmer and comes to the front door goes in there. Crawlers are shown both languages as they are. */
const prefersKhmer = ({ headers }: FastifyRequest) =>
  /(?:^|;\s*)locale=km(?:;|$)/.test(headers.cookie ?? '') && !crawler.test(headers['user-agent'] ?? '');

/** Serves the built page: files with content hashes for a year, and the one document for every other address. */
export async function registerPage(app: FastifyInstance, { config }: Deps) {
  if (!existsSync(path.join(built, 'index.html'))) {
    app.setNotFoundHandler(() => {
      throw notFound();
    });
    return;
  }
  const document = documents(config);
  await app.register(fastifyStatic, {
    root: built,
    index: false,
    wildcard: false,
    globIgnore: [manifest],
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const url = request.url;
    const wantsPage = /^(GET|HEAD)$/.test(request.method) && !/^\/(api|health|dev|assets|media)\//.test(url);
    if (!wantsPage) throw notFound();
    const frontDoor = /^\/(\?|$)/.test(url);
    if (frontDoor) reply.header('Vary', 'Cookie');
    if (frontDoor && prefersKhmer(request)) return reply.redirect(`/km${url.slice(1)}`, 302);
    const locale = /^\/km(\/|\?|$)/.test(url) ? 'km' : 'en';
    return reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(document[locale]);
  });
}
