import { companyNameIn, languageOf } from '@acheep/contract/companies/company-name';
import type { GatheringCard, GatheringDetail } from '@acheep/contract/events/gathering';
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
import { languages } from '@acheep/contract/jobs/job-option';
import { dateText } from '@acheep/contract/kernel/date-text';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { listSearch, readList } from '@acheep/contract/kernel/list-url';
import { clockText, momentText } from '@acheep/contract/kernel/moment-text';
import { moneyText } from '@acheep/contract/kernel/money';
import { headOfGathering } from '@acheep/contract/kernel/page-head';
import { paths } from '@acheep/contract/kernel/paths';
import { check } from '@acheep/contract/kernel/validation';
import type { Deps } from '../../../deps.ts';
import { factList, namedLink, textSection } from '../../../document-part.ts';
import { type Html, html } from '../../../html.ts';
import { listContent } from '../../../list-content.ts';
import type { AskedPage, PageDocument } from '../../../page-document.ts';
import { type SharedContent, sharedFacts } from '../../platform/share-picture/shared-content.ts';
import { gatheringDirectory } from './gathering-directory.service.ts';
import { gatheringSchema } from './gathering-schema.ts';

const pathsOf = {
  training: { list: paths.trainingList, one: paths.training, endpoint: trainingList },
  event: { list: paths.eventList, one: paths.event, endpoint: eventList },
} as const;

const placeOf = ({ venue, province, online }: GatheringCard, { say, locale }: AskedPage) =>
  [venue, province?.name[locale], online && say('gathering-card:online')].filter(Boolean).join(', ');

const feeOf = ({ fee, currency }: GatheringCard, { say }: AskedPage) =>
  fee === null ? say('gathering-card:free') : moneyText(fee, currency);

const sortOf = ({ eventType, level }: GatheringDetail) =>
  eventType ? eventTypes[eventType] : level && trainingLevels[level];

function sharedGathering(gathering: GatheringDetail, page: AskedPage): SharedContent {
  const { kind, title, company, startsAt, cover } = gathering;
  const { locale } = page;
  return {
    sort: [gatheringKinds[kind][locale], sortOf(gathering)?.[locale]].filter(Boolean).join(' · '),
    title,
    by: companyNameIn(locale, company),
    logo: company.logo,
    photo: cover?.image,
    facts: sharedFacts([
      ['time', startsAt && `${dateText(startsAt, locale)} · ${clockText(startsAt, locale)}`],
      ['place', placeOf(gathering, page)],
    ]),
    worth: feeOf(gathering, page),
  };
}

/** A list item: time, title, company, place, fee. */
function item(gathering: ListedGathering, page: AskedPage): Html {
  const { link, locale } = page;
  const begins = gathering.nextSession?.startsAt ?? gathering.startsAt;
  const facts = [begins && momentText(begins, locale), placeOf(gathering, page), feeOf(gathering, page)];
  return html`<li><h2>${namedLink(link(pathsOf[gathering.kind].one(gathering._id)), gathering.title)}</h2>
<p>${namedLink(link(paths.company(gathering.company._id)), companyNameIn(locale, gathering.company))}</p>
<p>${facts.filter(Boolean).join(' · ')}</p></li>`;
}

function contentOf(gathering: GatheringDetail, page: AskedPage): Html {
  const { say, link, locale } = page;
  const { company, registerUntil } = gathering;
  const sort = sortOf(gathering);
  const place = [placeOf(gathering, page), gathering.address].filter(Boolean).join(', ');
  return html`<article>
${sort && html`<p>${sort[locale]}</p>`}
<h1 lang="${languageOf(gathering.title)}">${gathering.title}</h1>
<p>${say('gathering:by')} ${namedLink(link(paths.company(company._id)), companyNameIn(locale, company))}</p>
<ul>${gathering.sessions.map(({ startsAt }) => html`<li><time datetime="${startsAt}">${momentText(startsAt, locale)}</time></li>`)}</ul>
${factList([
  [say('gathering:where'), place],
  [say('gathering:fee'), feeOf(gathering, page)],
  [say('gathering:registerUntil'), registerUntil && dateText(registerUntil, locale)],
  [say('gathering:filter.language'), gathering.languages.map((code) => languages[code][locale]).join(', ')],
])}
${textSection(say('gathering:text.description'), gathering.description)}
${textSection(say('gathering:text.outcomes'), gathering.outcomes)}
${textSection(say('gathering:text.audience'), gathering.audience)}
${textSection(say('gathering:text.programme'), gathering.programme)}
</article>`;
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
          items: (rows) => html`<ul>${rows.map((row) => item(row, page))}</ul>`,
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
        content: contentOf(gathering, page),
      };
    },
  };
}
