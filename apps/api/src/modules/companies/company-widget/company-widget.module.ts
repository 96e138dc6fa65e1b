import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  type WidgetLook,
  widgetLook,
  widgetPath,
  widgetScript,
} from '@acheep/contract/companies/company-widget';
import type { JobCard } from '@acheep/contract/jobs/job';
import { jobTypes } from '@acheep/contract/jobs/job-option';
import { salaryText } from '@acheep/contract/jobs/salary-text';
import { dateText } from '@acheep/contract/kernel/date-text';
import { type Localized, pathIn } from '@acheep/contract/kernel/locale';
import { id as isCompanyId } from '@acheep/contract/kernel/text';
import { paths } from '@acheep/contract/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Module } from '../../../module.ts';
import { Html, html } from '../../../page/html.ts';
import { etagOf, isKept } from '../../../plumbing/etag.ts';
import { jobSearchService } from '../../jobs/job/job-search.service.ts';
import { readSite, siteName } from '../../platform/site/site.repository.ts';
import { findPublicCompany } from '../company/company.repository.ts';
import { findPublicAfterMerge } from '../company/merged-company.repository.ts';

const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const loader = file('./company-widget.js');
const style = file('./company-widget-page.css');
const script = file('./company-widget-page.js');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Content Security Policy of the widget: it may apply its own inline style and script, be framed by any page, and
 * open a job in a new tab. It has no origin, so it cannot access cookies or storage.
 */
const widgetPolicy = [
  "default-src 'none'",
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(script)}`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
  'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
].join('; ');

const words = {
  title: { en: 'Jobs at {name}', km: 'ការងារនៅ {name}' },
  none: { en: 'No open jobs at the moment.', km: 'ពេលនេះមិនមានការងារជ្រើសរើសទេ។' },
  'salary.from': { en: 'From {amount}', km: 'ចាប់ពី {amount}' },
  'salary.upTo': { en: 'Up to {amount}', km: 'រហូតដល់ {amount}' },
  'salary.negotiable': { en: 'Negotiable', km: 'អាចចរចាបាន' },
  closes: { en: 'Closes {day}', km: 'ផុតកំណត់ {day}' },
  all: { en: 'All {count} jobs on {site}', km: 'ការងារទាំង {count} នៅលើ {site}' },
  more: { en: '{name} on {site}', km: '{name} នៅលើ {site}' },
  gone: { en: 'These jobs are not shown here.', km: 'មិនមានការងារបង្ហាញនៅទីនេះទេ។' },
} satisfies Record<string, Localized>;

function say(word: keyof typeof words, locale: WidgetLook['locale'], values: Record<string, string> = {}) {
  return words[word][locale].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

interface Shown {
  company: { _id: string; name: string; nameKm: string | null };
  jobs: readonly JobCard[];
  total: number;
  site: { name: string; address: string };
}

const away = { target: '_blank', rel: 'noopener' };

function page({ locale, scheme }: WidgetLook, title: string, content: Html): string {
  const { text } =
    html`<!doctype html><html lang="${locale}" data-scheme="${scheme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${new Html(style)}</style></head><body><main>${content}</main><script>${new Html(script)}</script></body></html>`;
  return text;
}

/** Page for a company that does not exist or whose account is disabled. */
const gonePage = (look: WidgetLook) =>
  page(look, say('gone', look.locale), html`<p>${say('gone', look.locale)}</p>`);

function widgetPage(look: WidgetLook, { company, jobs, total, site }: Shown): string {
  const { locale } = look;
  const name = (locale === 'km' && company.nameKm) || company.name;
  const title = say('title', locale, { name });
  const link = (path: string) => site.address + pathIn(locale, path);
  const item = (job: JobCard) => {
    const pay = salaryText(job, {
      say: (word, values) => say(word as keyof typeof words, locale, values as Record<string, string>),
    });
    const facts = [
      pay,
      job.province?.name[locale],
      job.type && jobTypes[job.type][locale],
      job.closingDate && say('closes', locale, { day: dateText(job.closingDate, locale) }),
    ].filter(Boolean);
    return html`<li><a href="${link(paths.job(job._id))}" target="${away.target}" rel="${away.rel}"><strong>${job.title}</strong><span>${facts.map((fact) => html`<span>${fact}</span>`)}</span></a></li>`;
  };
  const all =
    total > jobs.length
      ? say('all', locale, { count: String(total), site: site.name })
      : say('more', locale, { name, site: site.name });
  const list = jobs.length > 0 ? html`<ul>${jobs.map(item)}</ul>` : html`<p>${say('none', locale)}</p>`;
  const foot = html`<p class="all"><a href="${link(paths.company(company._id))}" target="${away.target}" rel="${away.rel}">${all}</a></p>`;
  return page(look, title, html`<h1>${title}</h1>${list}${foot}`);
}

/** Sends either file: loadable by any page, and not to be indexed by search engines. */
function send(request: FastifyRequest, reply: FastifyReply, text: string) {
  const etag = etagOf(text);
  reply.headers({ ETag: etag, 'Cross-Origin-Resource-Policy': 'cross-origin', 'X-Robots-Tag': 'noindex' });
  return isKept(request, etag) && reply.statusCode === 200 ? reply.code(304).send() : reply.send(text);
}

/** Current document of a company's widget: its jobs, a redirect after a merge, or a notice that it is gone. */
function widgetService(deps: Pick<Deps, 'config' | 'database' | 'now'>) {
  const { config, database } = deps;
  const search = jobSearchService(deps);
  return async (companyId: string, look: WidgetLook) => {
    if (!isCompanyId.safeParse(companyId).success) return { text: gonePage(look) };
    const company = await findPublicCompany(database.prisma, companyId);
    if (!company) {
      const stays = await findPublicAfterMerge(database.prisma, companyId);
      return stays ? { movedTo: widgetPath(stays.id, look) } : { text: gonePage(look) };
    }
    const { id, name, nameKm } = company;
    // The result is cached until a job changes, as for the public list.
    const [{ answer }, site] = await Promise.all([
      search.page({ offset: 0, limit: look.limit, filter: { companyId: id } }),
      readSite(database.prisma),
    ]);
    const text = widgetPage(look, {
      company: { _id: id, name, nameKm },
      jobs: answer.data,
      total: answer.meta.total,
      site: { name: siteName(site, look.locale), address: config.PUBLIC_URL },
    });
    return { text, isThere: true };
  };
}

/** A company's open jobs, embedded in its own website. */
export const companyWidgetModule: Module = {
  siteRoutes(app, deps) {
    const widget = widgetService(deps);

    app.get<{ Params: { id: string } }>('/embed/company/:id', async (request, reply) => {
      const look = widgetLook(new URLSearchParams(request.url.split('?')[1] ?? ''));
      const { movedTo, text = '', isThere } = await widget(request.params.id, look);
      // The only document that other sites may frame. `Origin-Agent-Cluster` makes browsers warn, as it has no origin.
      for (const header of ['X-Frame-Options', 'Cross-Origin-Opener-Policy', 'Origin-Agent-Cluster'])
        reply.removeHeader(header);
      if (movedTo) return reply.redirect(movedTo, 301);
      reply.header('Content-Security-Policy', widgetPolicy).header('Cache-Control', 'no-cache');
      return send(request, reply.code(isThere ? 200 : 404).type('text/html; charset=utf-8'), text);
    });

    app.get(widgetScript, async (request, reply) => {
      reply.type('text/javascript; charset=utf-8').header('Cache-Control', 'public, max-age=3600');
      return send(request, reply, loader);
    });
  },
};
