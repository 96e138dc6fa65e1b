import { companyNameIn } from '../companies/company-name.ts';
import { headOfOffered, type Offered } from '../companies/offered-head.ts';
import { languages } from '../jobs/job-option.ts';
import type { Locale, Localized } from '../kernel/locale.ts';
import { momentText, weekdayText } from '../kernel/moment-text.ts';
import {
  chosen,
  dated,
  fact,
  factsOf,
  type PageFacts,
  phrases,
  type Reader,
  unlabelled,
  userText,
} from '../kernel/page-facts.ts';
import type { PageHead } from '../kernel/page-head.ts';
import { contactFacts, documentSection, sectionsOf, textSection } from '../kernel/page-section.ts';
import { plainStart } from '../kernel/plain-text.ts';
import { paths } from '../paths.ts';
import type { GatheringDetail } from './gathering.ts';
import { hostOf, markOf, promoted, sortOf } from './gathering-card-facts.ts';
import { eventTypes, sessionsNeeded, trainingLevels } from './gathering-option.ts';
import { clockRange, ended, feeAt, placeLines } from './gathering-text.ts';

/** The session that is next or under way, or the first if all are over, and the number of sessions. */
function whenOf(gathering: GatheringDetail, reader: Reader) {
  const { say, locale, now } = reader;
  const { sessions, endsAt } = gathering;
  const next = sessions.find((session) => !ended(session, now)) ?? sessions[0];
  if (!next) return [];
  return [
    { text: weekdayText(next.startsAt, locale), time: next.startsAt, as: 'day' },
    clockRange(next, locale),
    markOf(gathering, next, reader),
    sessions.length > 1 &&
      dated(endsAt, reader, {
        in: (date) => say('gathering:sessionsUntil', { count: sessions.length, date }),
        format: 'short',
        href: '#sessions',
      }),
  ];
}

/** Key facts: dates, place, fee, free seats and registration deadline. */
function summaryOf(gathering: GatheringDetail, reader: Reader) {
  const { say, locale, now } = reader;
  const { status, address, online, seats, seatsLeft, registerUntil } = gathering;
  const active = status === 'active';
  const { now: fee, early } = feeAt(gathering, now);
  return [
    fact('when', say('gathering:when'), ...whenOf(gathering, reader)),
    fact(
      'where',
      say('gathering:where'),
      ...placeLines(gathering, locale, address).map((row) => userText(row, { as: 'line' })),
    ),
    fact('online', say('gathering:online'), online && say('gathering:onlineText')),
    fact(
      'fee',
      say('gathering:fee'),
      { text: fee ?? say('gathering:free'), as: 'fee' },
      early &&
        active &&
        dated(early.until, reader, {
          in: (date) => say('gathering:early', { date, fee: early.full }),
          format: 'short',
          as: 'early',
        }),
    ),
    fact(
      'seats',
      say('gathering:seats'),
      seats !== null &&
        seatsLeft !== null &&
        active &&
        (seatsLeft > 0 ? say('gathering:seatsLeft', { count: seatsLeft, seats }) : say('gathering:full')),
    ),
    fact('registerUntil', say('gathering:registerUntil'), active && dated(registerUntil, reader)),
  ];
}

/** What the certificate takes, where there are several sessions. */
function certificateText({ sessions: { length: sessions } }: GatheringDetail, { say }: Reader): string {
  const needed = sessionsNeeded(sessions);
  if (sessions < 2) return say('gathering:certificateText');
  return needed === sessions
    ? say('gathering:certificateAll', { sessions })
    : say('gathering:certificateFor', { needed, sessions });
}

/** Other facts with a label and a value. */
function detailsOf(gathering: GatheringDetail, reader: Reader) {
  const { say, locale } = reader;
  const { category, eventType, level, certificate, postedAt } = gathering;
  return factsOf(
    fact('category', say('gathering:filter.categoryId'), category?.name[locale]),
    fact('eventType', say('gathering:filter.eventType'), chosen(eventTypes, eventType, reader)),
    fact('level', say('gathering:filter.level'), chosen(trainingLevels, level, reader)),
    fact(
      'language',
      say('gathering:filter.language'),
      gathering.languages.map((code) => languages[code][locale]).join(', '),
    ),
    fact('certificate', say('gathering:certificate'), certificate && certificateText(gathering, reader)),
    fact('posted', say('gathering:posted'), dated(postedAt, reader)),
  );
}

/** Characters of the company's description to show; the company's page has all of it. */
const maxAboutLength = 320;

/** Content of the page of a training or an event. */
export function gatheringFacts(gathering: GatheringDetail, reader: Reader): PageFacts {
  const { say, locale, now } = reader;
  const { kind, company, sessions, speakers, companies, attachments } = gathering;
  const over = ended(gathering, now);
  const closed =
    gathering.status === 'closed'
      ? [
          say(`gathering:${kind}.${over ? 'over' : 'closed'}`),
          say(`gathering:${over ? 'over' : 'closed'}Text`),
        ]
      : [];
  return {
    title: userText(gathering.title),
    facts: factsOf(
      unlabelled('notice', ...closed),
      unlabelled('sort', sortOf(gathering, reader)),
      unlabelled('promoted', promoted(gathering, reader)),
      unlabelled('by', say('gathering:by'), hostOf(gathering, reader)),
      ...summaryOf(gathering, reader),
    ),
    sections: sectionsOf(
      textSection('description', say('gathering:text.description'), gathering.description),
      textSection('outcomes', say('gathering:text.outcomes'), gathering.outcomes),
      textSection('audience', say('gathering:text.audience'), gathering.audience),
      textSection('programme', say('gathering:text.programme'), gathering.programme),
      {
        key: 'sessions',
        title: say('gathering:sessions', { count: sessions.length }),
        list:
          sessions.length < 2
            ? []
            : sessions.map((session) => [
                {
                  text: weekdayText(session.startsAt, locale),
                  time: session.startsAt,
                  ...(ended(session, now) && { as: 'over' }),
                },
                { text: clockRange(session, locale) },
              ]),
      },
      {
        key: 'speakers',
        title: say(`gathering:${kind}.speakers`, { count: speakers.length }),
        list: speakers.map(({ name, title, biography }) =>
          phrases(userText(name), userText(title, { as: 'title' }), userText(biography, { as: 'biography' })),
        ),
      },
      { key: 'facts', title: say('gathering:facts'), facts: detailsOf(gathering, reader) },
      {
        key: 'companies',
        title: say('gathering:companies.title', { count: companies.length }),
        list: companies.map((one) =>
          phrases(userText(companyNameIn(locale, one), { to: paths.company(one._id) })),
        ),
      },
      documentSection(say('gathering:attachments'), attachments),
      { key: 'contact', title: say('gathering:contact'), facts: contactFacts(gathering) },
      {
        key: 'company',
        title: say('gathering:host'),
        facts: factsOf(
          unlabelled('name', hostOf(gathering, reader)),
          unlabelled(
            'about',
            userText(company.about === null ? null : plainStart(company.about, maxAboutLength)),
          ),
          unlabelled('address', userText(company.address)),
          unlabelled(
            'links',
            { text: say('gathering:training.ofHost'), to: paths.trainingList({ companyId: company._id }) },
            { text: say('gathering:event.ofHost'), to: paths.eventList({ companyId: company._id }) },
          ),
        ),
      },
    ),
  };
}

interface Held extends Offered {
  startsAt: string | null;
  venue: string | null;
  province: { name: Localized } | null;
}

/** Head of a training or event: date and place, and the beginning of its text. */
export function headOfGathering(gathering: Held, locale: Locale): PageHead {
  const { title, description } = headOfOffered(gathering, locale);
  const { startsAt, venue, province } = gathering;
  const facts = [startsAt && momentText(startsAt, locale), venue ?? province?.name[locale], description];
  return { title, description: facts.filter(Boolean).join(' · ') || undefined };
}
