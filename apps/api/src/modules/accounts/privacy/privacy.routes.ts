import * as privacy from '@acheep/contract/accounts/privacy';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { contentDisposition } from '../../platform/file/content-disposition.ts';
import { accountEndService } from './account-end.service.ts';
import { dataExportService } from './data-export.service.ts';

export function privacyRoutes(register: Register, deps: Deps, api: FastifyInstance) {
  const ends = accountEndService(deps);
  const exported = dataExportService(deps);

  register(privacy.accountDelete, async ({ actor, body }) => {
    await ends.remove(actor, body.password);
    return { data: null };
  });
  register(privacy.dataExport, async ({ actor }) => ({ data: await exported.link(actor) }));

  // Returns bytes, which the contract cannot describe.
  api.get<{ Params: { token: string } }>(
    '/users/export/:token',
    { compress: false },
    async (request, reply) => {
      const { name, content } = await exported.open(request.params.token, (error) =>
        request.log.error({ err: error }, 'export failed'),
      );
      return reply
        .headers({
          'Content-Type': 'application/zip',
          'Content-Disposition': contentDisposition('attachment', name),
          'Content-Security-Policy': "sandbox; default-src 'none'",
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': 'no-store',
        })
        .send(content);
    },
  );
}
