import type { GatheringCard as Gathering } from '@acheep/contract/events/gathering';
import { eventTypes, trainingLevels } from '@acheep/contract/events/gathering-option';
import { paths } from '@acheep/contract/kernel/paths';
import {
  IconArmchair,
  IconClock,
  IconMapPin,
  IconRepeat,
  IconTicket,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { companyName, languageOf } from '../../companies/company/company-name.ts';
import { BookmarkButton } from '../../feed/bookmark/bookmark-button.tsx';
import dateBlock from './date-block.module.css';
import classes from './gathering-card.module.css';
import { feeAt } from './gathering-fee.ts';
import { gatheringPath } from './gathering-link.ts';
import { GatheringMark } from './gathering-mark.tsx';
import { placeLines } from './gathering-place.ts';
import { clockRange, dayOf, dayParts } from './gathering-time.ts';

interface DateBlockProps {
  moment: string;
  /** Grey, for past dates. */
  past?: boolean;
}

/** A date styled as a page of a tear-off calendar. */
function DateBlock({ moment, past }: DateBlockProps) {
  const { day, month, weekday } = dayParts(moment);
  return (
    <time className={dateBlock.block} dateTime={dayOf(moment)} data-past={past || undefined}>
      <span className={dateBlock.month}>{month}</span>
      <span className={dateBlock.day}>{day}</span>
      <span className={dateBlock.weekday}>{weekday}</span>
    </time>
  );
}

const Fact = ({
  icon: Icon,
  strong,
  children,
}: {
  icon: TablerIcon;
  strong?: boolean;
  children: ReactNode;
}) => (
  <li className={classes.fact} data-strong={strong || undefined}>
    <Icon size={16} stroke={1.75} aria-hidden />
    <span>{children}</span>
  </li>
);

/** The current fee, and until when it applies. */
function FeeFact({ gathering }: { gathering: Gathering }) {
  const { t } = useTranslation('gathering-card');
  const { now, early } = feeAt(gathering, new Date());
  return (
    <Fact icon={IconTicket} strong>
      {now ?? t('free')}
      {early && gathering.status === 'active' && (
        <span className={classes.early}>
          {' '}
          <s>{early.full}</s>{' '}
          <DateText value={early.until} format="short">
            {(date) => t('early', { date })}
          </DateText>
        </span>
      )}
    </Fact>
  );
}

interface GatheringCardProps {
  /** Lists include the next session, which is shown instead of the first one. */
  gathering: Gathering & { nextSession?: { startsAt: string; endsAt: string } | null };
  /** Heading level, which depends on the page. */
  as?: 'h2' | 'h3';
}

/** A training or an event in a list. The whole card is clickable. */
export function GatheringCard({ gathering, as: Heading = 'h3' }: GatheringCardProps) {
  const { t } = useTranslation('gathering-card');
  const { title, cover, startsAt, endsAt, sessionCount, nextSession, online } = gathering;
  const over = gathering.status !== 'active';
  const company = companyName(gathering.company);
  const shown = nextSession ?? (startsAt && endsAt ? { startsAt, endsAt } : null);
  const sort = gathering.eventType
    ? localized(eventTypes[gathering.eventType])
    : gathering.level && localized(trainingLevels[gathering.level]);
  const place = placeLines(gathering).join(', ');
  return (
    <article className={classes.card} data-over={over || undefined}>
      {cover && <img className={classes.cover} src={cover.small} alt="" loading="lazy" decoding="async" />}
      {shown && <DateBlock moment={shown.startsAt} past={over} />}
      <div className={classes.body}>
        <div className={classes.top}>
          <div className={classes.sort}>
            {sort}
            {gathering.pinned && <StatusBadge tone="wait">{t('promoted')}</StatusBadge>}
            <GatheringMark gathering={gathering} session={shown} />
          </div>
          <BookmarkButton noun={gathering.kind} id={gathering._id} name={title} />
        </div>
        <Heading className={classes.title} lang={languageOf(title)}>
          <Link to={gatheringPath(gathering)} className={classes.link}>
            {title}
          </Link>
        </Heading>
        <p className={classes.company} lang={languageOf(company)}>
          <Link to={paths.company(gathering.company._id)} className={classes.companyLink}>
            {company}
          </Link>
        </p>
        <ul className={classes.facts}>
          {shown && sessionCount === 1 && <Fact icon={IconClock}>{clockRange(shown)}</Fact>}
          {shown && endsAt && sessionCount > 1 && (
            <Fact icon={IconRepeat}>
              <DateText value={endsAt} format="short">
                {(date) => t('sessions', { count: sessionCount, date })}
              </DateText>
            </Fact>
          )}
          {place && (
            <Fact icon={IconMapPin}>
              <span lang={languageOf(place)}>{place}</span>
            </Fact>
          )}
          {online && <Fact icon={IconWorld}>{t('online')}</Fact>}
          <FeeFact gathering={gathering} />
          {gathering.seatsLeft !== null && !over && (
            <Fact icon={IconArmchair} strong={gathering.seatsLeft <= 5}>
              {gathering.seatsLeft > 0 ? t('seatsLeft', { count: gathering.seatsLeft }) : t('full')}
            </Fact>
          )}
        </ul>
      </div>
    </article>
  );
}
