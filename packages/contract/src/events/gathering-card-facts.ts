import { companyNameIn } from '../companies/company-name.ts';
import { weekdayText } from '../kernel/moment-text.ts';
import {
  chosen,
  dated,
  factsOf,
  type PageFacts,
  type Phrase,
  type Reader,
  unlabelled,
  userText,
} from '../kernel/page-facts.ts';
import { paths } from '../paths.ts';
import type { GatheringCard } from './gathering.ts';
import { eventTypes, trainingLevels } from './gathering-option.ts';
import { clockRange, ended, feeAt, isOn, isOver, placeLines, type Session } from './gathering-text.ts';

/** Type of an event, or level of a training. */
export const sortOf = ({ eventType, level }: GatheringCard, reader: Reader) =>
  chosen(eventTypes, eventType, reader) ?? chosen(trainingLevels, level, reader);

/** Badge for a state out of the ordinary: under way, over, closed, or past the registration deadline. */
export function markOf(
  gathering: GatheringCard,
  session: Session | null,
  { say, now }: Reader,
): Phrase | null {
  const { status, registerUntil } = gathering;
  const mark = (word: string, as: 'on' | 'over') => ({ text: say(`gathering-card:${word}`), as });
  if (status !== 'active') return mark(ended(gathering, now) ? 'over' : 'closed', 'over');
  if (session && isOn(session, now)) return mark('onNow', 'on');
  return registerUntil && isOver(registerUntil, now) ? mark('late', 'over') : null;
}

/** The organising company, with a link to its page. */
export const hostOf = ({ company }: GatheringCard, { locale }: Reader) =>
  userText(companyNameIn(locale, company), { to: paths.company(company._id) });

/** Badge of a pinned training or event, which leads the lists. */
export const promoted = ({ pinned }: GatheringCard, { say }: Reader) =>
  pinned && { text: say('gathering-card:promoted'), as: 'wait' };

/** Number of free seats up to which a card emphasises them. */
const few = 5;

/** Facts on the card of a training or an event: type, company, dates, place, fee and free seats. */
export function gatheringCardFacts(
  gathering: GatheringCard & { nextSession?: Session | null },
  reader: Reader,
): PageFacts {
  const { say, locale, now } = reader;
  const { startsAt, endsAt, status, sessionCount, seatsLeft, online } = gathering;
  const session = gathering.nextSession ?? (startsAt && endsAt ? { startsAt, endsAt } : null);
  const { now: fee, early } = feeAt(gathering, now);
  const active = status === 'active';
  const when = session && { text: weekdayText(session.startsAt, locale), time: session.startsAt, as: 'day' };
  return {
    title: userText(gathering.title, { to: paths[gathering.kind](gathering._id) }),
    facts: factsOf(
      unlabelled(
        'sort',
        sortOf(gathering, reader),
        promoted(gathering, reader),
        markOf(gathering, session, reader),
      ),
      unlabelled('company', hostOf(gathering, reader)),
      unlabelled('day', when),
      unlabelled('clock', session && sessionCount === 1 && clockRange(session, locale)),
      unlabelled(
        'sessions',
        session &&
          sessionCount > 1 &&
          dated(endsAt, reader, {
            in: (date) => say('gathering-card:sessions', { count: sessionCount, date }),
            format: 'short',
          }),
      ),
      unlabelled('place', userText(placeLines(gathering, locale).join(', '))),
      unlabelled('online', online && say('gathering-card:online')),
      unlabelled(
        'fee',
        fee ?? say('gathering-card:free'),
        early && active && { text: early.full, as: 'full' },
        early &&
          active &&
          dated(early.until, reader, {
            in: (date) => say('gathering-card:early', { date }),
            format: 'short',
            as: 'early',
          }),
      ),
      unlabelled(
        'seats',
        seatsLeft !== null &&
          active &&
          (seatsLeft > 0
            ? {
                text: say('gathering-card:seatsLeft', { count: seatsLeft }),
                ...(seatsLeft <= few && { as: 'few' }),
              }
            : { text: say('gathering-card:full'), as: 'few' }),
      ),
    ),
    sections: [],
  };
}
