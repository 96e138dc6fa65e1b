import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import type { CalendarDay as Day } from '@acheep/contract/events/gathering-public';
import { clockText, weekdayText } from '@acheep/contract/kernel/moment-text';
import { IconWorld } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router-dom';
import { languageOf } from '../../../entities/companies/company/company-name.ts';
import { gatheringPath } from '../../../entities/events/gathering/gathering-link.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './gathering-calendar.module.css';

/** Entries that a cell of the grid has room for; a phone shows all that there are. */
const room = 3;

interface CalendarDayProps {
  kind: GatheringKind;
  day: string;
  /** What takes place on it. */
  found: Day | undefined;
  /** Of the month before or after. */
  outside: boolean;
  today: string;
  /** Whether the Tab key comes to it. */
  tabbed: boolean;
}

/** One day of a calendar; its number leads to the list of that day. */
export function CalendarDay({ kind, day, found, outside, today, tabbed }: CalendarDayProps) {
  const { t } = useTranslation('gathering');
  const [params] = useSearchParams();
  const locale = currentLocale();
  const name = weekdayText(`${day}T12:00:00+07:00`, locale);
  const list = new URLSearchParams(params);
  list.delete('month');
  list.set('from', day);
  list.set('to', day);
  // What is over by then is in the other list.
  if (day < today) list.set('view', 'past');
  else list.delete('view');
  const number = {
    'data-day': outside ? undefined : day,
    tabIndex: tabbed ? 0 : -1,
    className: classes.number,
  };
  const says = [
    name,
    day === today && t('calendar.today'),
    found && t('calendar.entries', { count: found.total }),
  ];
  const label = says.filter(Boolean).join(', ');
  return (
    <li
      className={classes.day}
      data-outside={outside || undefined}
      data-today={day === today || undefined}
      data-past={day < today || undefined}
      data-empty={!found || undefined}
    >
      {found ? (
        <Link to={{ search: `?${list}` }} {...number} aria-label={label}>
          <span className={classes.short}>{Number(day.slice(8))}</span>
          <span className={classes.long}>{name}</span>
        </Link>
      ) : (
        <span {...number} role="img" aria-label={label}>
          {Number(day.slice(8))}
        </span>
      )}
      {found && (
        <ul className={classes.entries}>
          {found.entries.map(({ _id, title, startsAt, online, province }, index) => (
            <li key={`${_id} ${startsAt}`} data-beyond={index >= room || undefined}>
              <Link to={gatheringPath({ kind, _id })} className={classes.entry}>
                <span className={classes.clock}>{clockText(startsAt, locale)}</span>
                <span className={classes.title} lang={languageOf(title)}>
                  {title}
                </span>
                <span className={classes.place}>
                  {online ? (
                    <>
                      <IconWorld size={14} aria-hidden /> {t('calendar.online')}
                    </>
                  ) : (
                    province && localized(province.name)
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {found && found.total > room && (
        <Link
          to={{ search: `?${list}` }}
          className={classes.more}
          data-all={found.total > found.entries.length || undefined}
        >
          {t('calendar.more', { count: found.total - room })}
        </Link>
      )}
    </li>
  );
}
