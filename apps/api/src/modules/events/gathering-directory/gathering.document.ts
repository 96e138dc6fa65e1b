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
import { minorUnits } from '@acheep/contract/kernel/money';
import { plainStart } from '@acheep/contract/kernel/plain-text';
import { check } from '@acheep/contract/kernel/validation';
import { paths } from '@acheep/contract/paths';
import type { Deps } from '../../../deps.ts';
import { itemList, pageContent } from '../../../page/document-part.ts';
import { listContent } from '../../../page/list-content.ts';
import type { AskedPage, PageDocument } from '../../../page/page-document.ts';
import { type SharedContent, sharedFacts } from '../../platform/share-picture/shared-content.ts';
import { gatheringDirectory } from './gathering-directory.service.ts';

/** The places: physical, online, or both. */
function placesOf({ online, venue, address, province }: GatheringDetail, url: string) {
  const place = {
    '@type': 'Place',
    name: venue ?? province?.name.en,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address ?? undefined,
      addressRegion: province?.name.en,
      addressCountry: 'KH',
    },
  };
  // The link to join is for participants only: everybody else starts on the page.
  const room = { '@type': 'VirtualLocation', url };
  if (!online) return { mode: 'Offline', places: place };
  return venue || province ? { mode: 'Mixed', places: [place, room] } : { mode: 'Online', places: room };
}

/** Structured data for search engines (schema.org): an event, and also a course for a training. */
function gatheringSchema(gathering: GatheringDetail, page: Pick<AskedPage, 'url' | 'file'>): object {
  const { kind, title, description, company, cover, fee, currency, seatsLeft, sessions, status } = gathering;
  const url = page.url((kind === 'training' ? paths.training : paths.event)(gathering._id));
  const { mode, places } = placesOf(gathering, url);
  const organizer = {
    '@type': 'Organization',
    name: company.name,
    sameAs: company.website ?? undefined,
    url: page.url(paths.company(company._id)),
    logo: company.logo ? page.file(company.logo) : undefined,
  };
  const text = description ? plainStart(description, 500) : title;
  const image = cover ? page.file(cover.image) : undefined;
  const held = {
    name: title,
    description: text,
    url,
    image,
    startDate: gathering.startsAt ?? undefined,
    endDate: gathering.endsAt ?? undefined,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: places,
    organizer,
    inLanguage: gathering.languages,
    isAccessibleForFree: fee === null,
    maximumAttendeeCapacity: gathering.seats ?? undefined,
    performer: gathering.speakers.map(({ name }) => ({ '@type': 'Person', name })),
    offers: {
      '@type': 'Offer',
      price: (fee ?? 0) / minorUnits,
      priceCurrency: currency,
      url,
      validFrom: gathering.postedAt ?? undefined,
      availability: `https://schema.org/${status !== 'active' || seatsLeft === 0 ? 'SoldOut' : 'InStock'}`,
    },
    subEvent:
      sessions.length > 1
        ? sessions.map(({ startsAt, endsAt }) => ({
            '@type': 'Event',
            name: title,
            startDate: startsAt,
            endDate: endsAt,
            location: places,
          }))
        : undefined,
  };
  return kind === 'event'
    ? { '@type': 'Event', ...held }
    : {
        '@type': 'Course',
        name: title,
        description: text,
        image,
        provider: organizer,
        offers: { ...held.offers, category: fee === null ? 'Free' : 'Paid' },
        hasCourseInstance: {
          '@type': 'CourseInstance',
          ...held,
          courseMode: mode === 'Offline' ? 'Onsite' : mode === 'Mixed' ? 'Blended' : 'Online',
          instructor: held.performer,
        },
      };
}

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
      const listState = readList(list, page.query);
      const title = say(`gathering:${kind}.title`);
      const description = say(`gathering:${kind}.description`);
      const head = {
        title,
        description,
        canonical: canonicalGatherings(kind, view, listState),
        name: title,
        trail: [],
      };
      const query = gatheringRequest(kind, view, listState);
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
            const search = listSearch(list, { ...listState, page: at });
            return listPath() + (view === 'past' ? `?view=past${search.replace('?', '&')}` : search);
          },
          asked: listState,
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
