import { createHash } from 'node:crypto';
import {
  type WidgetLook,
  widgetLook,
  widgetPath,
  widgetScript,
} from '@acheep/contract/companies/company-widget';
import { id as isCompanyId } from '@acheep/contract/kernel/text';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Module } from '../../../module.ts';
import { jobSearchService } from '../../jobs/job/job-search.service.ts';
import { readSite, siteName } from '../../platform/site/site.repository.ts';
import { findPublicCompany } from '../company/company.repository.ts';
import { findPublicAfterMerge } from '../company/merged-company.repository.ts';
import { gonePage, loader, widgetPage, widgetPolicy } from './company-widget-page.ts';

/** Sends either file: loadable by any page, and not to be indexed by search engines. */
function send(request: FastifyRequest, reply: FastifyReply, text: string) {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  reply.headers({ ETag: etag, 'Cross-Origin-Resource-Policy': 'cross-origin', 'X-Robots-Tag': 'noindex' });
  const known = (request.headers['if-none-match'] ?? '').split(',').some((one) => one.trim() === etag);
  return known && reply.statusCode === 200 ? reply.code(304).send() : reply.send(text);
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
