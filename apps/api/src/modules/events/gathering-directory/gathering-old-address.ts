import { locales } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/kernel/paths';
import type { FastifyInstance } from 'fastify';

/** Redirects the former address of events permanently, in either language. */
export function oldEventAddress(app: FastifyInstance) {
  for (const locale of locales) {
    const prefix = locale === 'km' ? '/km' : '';
    app.get<{ Params: { id: string } }>(`${prefix}/event-old/:id`, async ({ params }, reply) =>
      reply.redirect(prefix + paths.event(params.id), 301),
    );
  }
}
