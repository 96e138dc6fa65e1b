import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import type { Locale } from '@acheep/contract/kernel/locale';
import { id } from '@acheep/contract/kernel/text';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../error.ts';
import { contentDisposition } from '../../platform/file/content-disposition.ts';
import { findPublicGathering } from '../gathering/gathering.repository.ts';
import { calendarOfGathering } from './gathering-calendar.ts';

interface Asked {
  Params: { id: string };
  Querystring: { locale?: string };
}

/** The dates as a calendar file. It returns bytes, so it is no endpoint of the contract. */
export function gatheringFileRoutes({ config, database }: Deps, api: FastifyInstance) {
  for (const kind of ['training', 'event'] as const satisfies GatheringKind[]) {
    api.get<Asked>(`/${kind}/:id/calendar.ics`, async ({ params, query }, reply) => {
      const isId = id.safeParse(params.id).success;
      const row = isId && (await findPublicGathering(database.prisma, kind, params.id));
      if (!row) throw notFound();
      const locale: Locale = query.locale === 'km' ? 'km' : 'en';
      return reply
        .headers({
          'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
          'Content-Disposition': contentDisposition('attachment', `${row.title}.ics`),
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': 'no-cache',
        })
        .send(calendarOfGathering(config, row, locale));
    });
  }
}
