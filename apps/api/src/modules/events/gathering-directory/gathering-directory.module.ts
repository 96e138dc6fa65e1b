import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import * as contract from '@acheep/contract/events/gathering-public';
import { type Locale, locales } from '@acheep/contract/kernel/locale';
import { momentText } from '@acheep/contract/kernel/moment-text';
import { id } from '@acheep/contract/kernel/text';
import { paths } from '@acheep/contract/paths';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../error.ts';
import type { FeedItem, ListFeed, Module, Register } from '../../../module.ts';
import { contentDisposition } from '../../../plumbing/content-disposition.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { reindexSearch } from '../../../search/reindex.ts';
import { visitorReads } from '../../../visitor-read.ts';
import { companyRenamedForGatherings } from '../../companies/company/company.tasks.ts';
import { findPublicGathering, outdateSearch } from '../gathering/gathering.repository.ts';
import { gatheringDocuments } from './gathering.document.ts';
import { calendarOfGathering } from './gathering-calendar.ts';
import { gatheringDirectory } from './gathering-directory.service.ts';
import { listedGatherings } from './gathering-listed.repository.ts';
import { gatheringPages } from './gathering-page.repository.ts';

/** Both kinds are in one table. */
const reindex = (deps: Pick<Deps, 'database'>) => reindexSearch(deps, listedGatherings('training', 'both'));

/**
 * Reindexes every ten minutes trainings and events whose search columns older rules have made, or that have none yet.
 */
const gatheringDirectoryTasks = [
  carryOut(
    task(
      'gathering-remake',
      {
        en: 'Rebuild the search index of trainings and events',
        km: 'រៀបចំការស្វែងរកវគ្គបណ្ដុះបណ្ដាល និងព្រឹត្តិការណ៍ឡើងវិញ',
      },
      { expireInSeconds: 3600 },
    ),
    reindex,
    { cron: '*/10 * * * *' },
  ),
  carryOut(companyRenamedForGatherings, async (deps, { companyId }) => {
    await outdateSearch(deps.database.prisma, companyId);
    await reindex(deps);
  }),
];

const online = { en: 'Online', km: 'តាមអនឡាញ' };
const pathOf = { training: paths.training, event: paths.event };

/** A feed item: company, start, place. */
function itemOf(gathering: contract.ListedGathering, locale: Locale): FeedItem {
  const { company, nextSession, startsAt, province, venue } = gathering;
  const begins = nextSession?.startsAt ?? startsAt;
  const facts = [
    (locale === 'km' && company.nameKm) || company.name,
    begins && momentText(begins, locale),
    venue ?? province?.name[locale],
    gathering.online && online[locale],
  ];
  return {
    path: pathOf[gathering.kind](gathering._id),
    title: gathering.title,
    text: facts.filter(Boolean).join(' · '),
    at: gathering.postedAt ?? gathering.createdAt,
  };
}

const feedOf = (kind: GatheringKind, rest: Pick<ListFeed, 'endpoint' | 'title'>): ListFeed => ({
  ...rest,
  sort: 'postedAt_-1',
  entries: 50,
  items(deps) {
    const directory = gatheringDirectory(deps);
    return async (query: Parameters<typeof directory.page>[1], locale) => {
      const { data } = await directory.page(kind, query);
      return data.map((gathering) => itemOf(gathering, locale));
    };
  },
});

const gatheringFeeds = {
  '/training': feedOf('training', {
    endpoint: contract.trainingList,
    title: { en: 'Trainings', km: 'វគ្គបណ្ដុះបណ្ដាល' },
  }),
  '/event': feedOf('event', { endpoint: contract.eventList, title: { en: 'Events', km: 'ព្រឹត្តិការណ៍' } }),
};

interface Asked {
  Params: { id: string };
  Querystring: { locale?: string };
}

/** The dates as a calendar file. It returns bytes, so it is no endpoint of the contract. */
function gatheringFileRoutes({ config, database }: Deps, api: FastifyInstance) {
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

function gatheringDirectoryRoutes(register: Register, deps: Deps, api: FastifyInstance) {
  const directory = gatheringDirectory(deps);
  const read = visitorReads(deps, gatheringDirectory);

  register(contract.trainingList, async ({ query, request }) =>
    read(request, (lists) => lists.page('training', query)),
  );
  register(contract.eventList, async ({ query, request }) =>
    read(request, (lists) => lists.page('event', query)),
  );
  register(contract.trainingCalendar, ({ query }) => directory.calendar('training', query));
  register(contract.eventCalendar, ({ query }) => directory.calendar('event', query));
  register(contract.trainingGet, ({ params }) => directory.publicPage('training', params.id));
  register(contract.eventGet, ({ params }) => directory.publicPage('event', params.id));
  register(contract.eventJobs, directory.jobs);

  gatheringFileRoutes(deps, api);
}

/** Redirects the former address of events permanently, in either language. */
function oldEventAddress(app: FastifyInstance) {
  for (const locale of locales) {
    const prefix = locale === 'km' ? '/km' : '';
    app.get<{ Params: { id: string } }>(`${prefix}/event-old/:id`, async ({ params }, reply) =>
      reply.redirect(prefix + paths.event(params.id), 301),
    );
  }
}

export const gatheringDirectoryModule: Module = {
  routes: gatheringDirectoryRoutes,
  siteRoutes: oldEventAddress,
  pages: gatheringPages,
  feeds: gatheringFeeds,
  found: {
    '/training': null,
    '/training/:id': listedGatherings('training', 'both'),
    '/event': null,
    '/event/:id': listedGatherings('event', 'both'),
  },
  documents: (deps) => {
    const training = gatheringDocuments(deps, 'training');
    const event = gatheringDocuments(deps, 'event');
    return {
      '/training': training.list,
      '/training/:id': training.one,
      '/event': event.list,
      '/event/:id': event.one,
    };
  },
  tasks: gatheringDirectoryTasks,
};
