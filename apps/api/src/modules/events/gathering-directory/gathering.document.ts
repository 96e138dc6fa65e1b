import { companyNameIn } from '@acheep/contract/companies/company-name';
import type { GatheringDetail } from '@acheep/contract/events/gathering';
import { gatheringCardFacts } from '@acheep/contract/events/gathering-card-facts';
import { gatheringFacts, headOfGathering } from '@acheep/contract/events/gathering-facts';
import {
  canonicalGatherings,
  gatheringLists,
  gatheringRequest,
  viewOf,
} from '@acheep/contract/events/gathering-list-url';
import {
  eventTypes,
  type GatheringKind,
  gatheringKinds,
  trainingLevels,
} from '@acheep/contract/events/gathering-option';
import { eventList, type ListedGathering, trainingList } from '@acheep/contract/events/gathering-public';
import { feeAt, placeLines } from '@acheep/contract/events/gathering-text';
import { dateText } from '@acheep/contract/kernel/date-text';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { listSearch, readList } from '@acheep/contract/kernel/list-url';
import { clockText } from '@acheep/contract/kernel/moment-text';
import { check } from '@acheep/contract/kernel/validation';
import { paths } from '@acheep/contract/paths';
import type { Deps } from '../../../deps.ts';
import { itemList, pageContent } from '../../../page/document-part.ts';
import { listContent } from '../../../page/list-content.ts';
import type { AskedPage, PageDocument } from '../../../page/page-document.ts';
import { type SharedContent, sharedFacts } from '../../platform/share-picture/shared-content.ts';
import { gatheringDirectory } from './gathering-directory.service.ts';
import { gatheringSchema } from './gathering-schema.ts';

const pathsOf = {
  training: { list: paths.trainingList, one: paths.training, endpoint: trainingList },
  event: { list: paths.eventList, one: paths.event, endpoint: eventList },
} as const;

const sortOf = ({ eventType, level }: GatheringDetail) =>
  eventType ? eventTypes[eventType] : level && trainingLevels[level];

function sharedGathering(gathering: GatheringDetail, page: AskedPage): SharedContent {
  const { kind, title, company, startsAt, cover, online } = gathering;
  const { locale, say } = page;
  const { now: fee } = feeAt(gathering, page.now);
  return {
    sort: [gatheringKinds[kind][locale], sortOf(gathering)?.[locale]].filter(Boolean).join(' · '),
    title,
    by: companyNameIn(locale, company),
    logo: company.logo,
    photo: cover?.image,
    facts: sharedFacts([
      ['time', startsAt && `${dateText(startsAt, locale)} · ${clockText(startsAt, locale)}`],
      ['place', placeLines(gathering, locale).join(', ') || (online && say('gathering-card:online'))],
    ]),
    worth: fee ?? say('gathering-card:free'),
  };
}

/** The documents of trainings or of events: their list by its filters, and one of them. */
export function gatheringDocuments(deps: Pick<Deps, 'database' | 'now'>, kind: GatheringKind) {
  const directory = gatheringDirectory(deps);
  const { list: listPath, endpoint } = pathsOf[kind];
  const answerKey = { list: `GET /${kind}`, one: `GET /${kind}/:id` } as const;

  return {
    async list(page: AskedPage): Promise<PageDocument | null> {
      const { say } = page;
      const view = viewOf(page.query);
      const list = gatheringLists[kind][view];
      const asked = readList(list, page.query);
      const title = say(`gathering:${kind}.title`);
      const description = say(`gathering:${kind}.description`);
      const head = {
        title,
        description,
        canonical: canonicalGatherings(kind, view, asked),
        name: title,
        trail: [],
      };
      const query = gatheringRequest(kind, view, asked);
      const parsed = check(endpoint.query, query);
      if (view === 'calendar' || !parsed.ok) return head;
      const answer = await directory.page(kind, parsed.data as ParsedQueryOf<typeof trainingList>);
      return {
        ...head,
        answers: [[answerKey.list, { query }, answer]],
        content: listContent<ListedGathering>(page, {
          title,
          lead: description,
          answer,
          count: (number) => say(`gathering:${kind}.count`, { count: answer.meta.total, number }),
          items: (rows) =>
            itemList(
              rows.map((row) => gatheringCardFacts(row, page)),
              page,
            ),
          none: say('empty.found'),
          address: (at) => {
            const search = listSearch(list, { ...asked, page: at });
            return listPath() + (view === 'past' ? `?view=past${search.replace('?', '&')}` : search);
          },
          asked,
        }),
      };
    },

    async one(page: AskedPage): Promise<PageDocument> {
      const { id = '' } = page.params;
      const gathering = await directory.publicPage(kind, id);
      return {
        ...headOfGathering(gathering, page.locale),
        image: gathering.cover?.image ?? gathering.company.logo,
        shared: sharedGathering(gathering, page),
        name: gathering.title,
        trail: [{ name: page.say(`gathering:${kind}.title`), path: listPath() }],
        schemas: [gatheringSchema(gathering, page)],
        answers: [[answerKey.one, { params: { id } }, { data: gathering }]],
        content: pageContent(gatheringFacts(gathering, page), page),
      };
    },
  };
}
