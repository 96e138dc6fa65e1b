import type { GatheringCard as Gathering } from '@acheep/contract/events/gathering';
import { gatheringCardFacts } from '@acheep/contract/events/gathering-card-facts';
import { languageOf } from '@acheep/contract/kernel/locale';
import { weekdayText } from '@acheep/contract/kernel/moment-text';
import { factValue } from '@acheep/contract/kernel/page-facts';
import { VisuallyHidden } from '@mantine/core';
import { IconArmchair, IconClock, IconMapPin, IconRepeat, IconTicket, IconWorld } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { currentLocale } from '../../../lib/locale.ts';
import { reader } from '../../../lib/reader.ts';
import { Subject as SubjectPicture } from '../../../ui/subject/subject.tsx';
import type { Subject } from '../../../ui/subject/subject-of.ts';
import { BookmarkButton } from '../../feed/bookmark/bookmark-button.tsx';
import { IconFacts, Phrases } from '../../phrase.tsx';
import dateBlock from './date-block.module.css';
import classes from './gathering-card.module.css';
import { gatheringPath } from './gathering-link.ts';
import { dayOf, dayParts } from './gathering-time.ts';

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
      <VisuallyHidden>{weekdayText(moment, currentLocale())}</VisuallyHidden>
      <span aria-hidden className={dateBlock.month}>
        {month}
      </span>
      <span aria-hidden className={dateBlock.day}>
        {day}
      </span>
      <span aria-hidden className={dateBlock.weekday}>
        {weekday}
      </span>
    </time>
  );
}

const icons = {
  clock: IconClock,
  sessions: IconRepeat,
  place: IconMapPin,
  online: IconWorld,
  fee: IconTicket,
  seats: IconArmchair,
};

interface GatheringCardProps {
  /** Lists include the next session, which is shown instead of the first one. */
  gathering: Gathering & { nextSession?: { startsAt: string; endsAt: string } | null };
  /** What it is about, drawn if it has no picture of its own. */
  subject?: Subject | undefined;
  /** Heading level, which depends on the page. */
  as?: 'h2' | 'h3';
}

/** A training or an event in a list. The whole card is clickable. */
export function GatheringCard({ gathering, subject, as: Heading = 'h3' }: GatheringCardProps) {
  const { title, cover } = gathering;
  const { facts } = gatheringCardFacts(gathering, reader());
  const [day] = factValue(facts, 'day');
  const over = gathering.status !== 'active';
  return (
    <article className={classes.card} data-over={over || undefined}>
      {cover ? (
        <img className={classes.cover} src={cover.small} alt="" loading="lazy" decoding="async" />
      ) : (
        subject && <SubjectPicture name={subject} className={classes.cover} />
      )}
      {day?.time && <DateBlock moment={day.time} past={over} />}
      <div className={classes.body}>
        <div className={classes.top}>
          <div className={classes.sort}>
            <Phrases of={factValue(facts, 'sort')} />
          </div>
          <BookmarkButton noun={gathering.kind} id={gathering._id} name={title} />
        </div>
        <Heading className={classes.title} lang={languageOf(title)}>
          <Link to={gatheringPath(gathering)} className={classes.link}>
            {title}
          </Link>
        </Heading>
        <p className={classes.company}>
          <Phrases of={factValue(facts, 'company')} className={classes.companyLink} />
        </p>
        <IconFacts facts={facts} icons={icons} classes={classes} />
      </div>
    </article>
  );
}
