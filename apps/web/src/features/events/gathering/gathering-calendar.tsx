import { type GatheringFilterName, monthOf } from '@acheep/contract/events/gathering-list-url';
import type { GatheringKind, GatheringSort } from '@acheep/contract/events/gathering-option';
import type { CalendarDay as Day } from '@acheep/contract/events/gathering-public';
import { today as todayIn } from '@acheep/contract/kernel/calendar';
import type { Asked } from '@acheep/contract/kernel/list-url';
import { languageOf } from '@acheep/contract/kernel/locale';
import { clockText, weekdayText } from '@acheep/contract/kernel/moment-text';
import { ActionIcon, Button, Group, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconWorld } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { gatheringPath } from '../../../entities/events/gathering/gathering-link.ts';
import { shortWeekdays } from '../../../entities/events/gathering/gathering-time.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { calendarQuery } from './gathering.api.ts';
import classes from './gathering-calendar.module.css';
import { dayByKey, monthAfter, weeksOf } from './month-grid.ts';

/** Number of entries that fit in a cell; phones show all. */
const room = 3;

interface CalendarDayProps {
  kind: GatheringKind;
  day: string;
  found: Day | undefined;
  /** True for days of the adjacent months. */
  outside: boolean;
  today: string;
  /** True for the day in the tab order. */
  tabbed: boolean;
}

/** One day of a calendar; its number links to the list of that day. */
function CalendarDay({ kind, day, found, outside, today, tabbed }: CalendarDayProps) {
  const { t } = useTranslation('gathering');
  const [params] = useSearchParams();
  const locale = currentLocale();
  const name = weekdayText(`${day}T12:00:00+07:00`, locale);
  const list = new URLSearchParams(params);
  list.delete('month');
  list.set('from', day);
  list.set('to', day);
  // Past entries are in the other list.
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

interface GatheringCalendarProps {
  kind: GatheringKind;
  asked: Asked<GatheringFilterName, GatheringSort>;
  narrowed: boolean;
}

/** A month: a grid with arrow key navigation on desktops, a list of days on phones. */
export function GatheringCalendar({ kind, asked, narrowed }: GatheringCalendarProps) {
  const { t } = useTranslation('gathering');
  const [params, setParams] = useSearchParams();
  const today = todayIn();
  const month = monthOf(params, today);
  const { data, error, refetch, isPlaceholderData } = useQuery(calendarQuery(kind, month, asked));
  const grid = useRef<HTMLDivElement>(null);
  // The day in the tab order (roving tabindex); an arrow key beyond the month moves the focus to the next one.
  const [chosen, setChosen] = useState(today);
  const [follows, setFollows] = useState(false);
  const inMonth = chosen.startsWith(month) ? chosen : today.startsWith(month) ? today : `${month}-01`;
  const days = new Map(data?.data.map((day) => [day.day, day]));

  // Phones hide past days, unless there are no others.
  const isAhead = today.startsWith(month) && [...days.keys()].some((day) => day >= today);

  useEffect(() => {
    if (follows) grid.current?.querySelector<HTMLElement>(`[data-day="${inMonth}"]`)?.focus();
  }, [follows, inMonth]);

  const go = (to: string) => {
    const next = new URLSearchParams(params);
    if (to === today.slice(0, 7)) next.delete('month');
    else next.set('month', to);
    setParams(next, { preventScrollReset: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).dataset.day;
    const to = from && dayByKey(event.key, from);
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setChosen(to);
    setFollows(true);
    if (!to.startsWith(month)) go(to.slice(0, 7));
  };
  const step = (by: -1 | 1, label: string, Icon: typeof IconChevronLeft) => (
    <ActionIcon variant="default" size={40} aria-label={label} onClick={() => go(monthAfter(month, by))}>
      <Icon size={20} aria-hidden />
    </ActionIcon>
  );
  return (
    <div>
      <Group justify="space-between" mb="sm" gap="xs">
        <Title order={2} size="h3" aria-live="polite">
          {formatDate(`${month}-01`, 'month')}
        </Title>
        <Group gap={8}>
          {month !== today.slice(0, 7) && (
            <Button variant="default" h={40} onClick={() => go(today.slice(0, 7))}>
              {t('calendar.thisMonth')}
            </Button>
          )}
          {step(-1, t('calendar.before'), IconChevronLeft)}
          {step(1, t('calendar.after'), IconChevronRight)}
        </Group>
      </Group>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: the days in it have the focus
        <div
          ref={grid}
          className={classes.month}
          aria-busy={!data || isPlaceholderData || undefined}
          onKeyDown={onKeyDown}
        >
          <div className={classes.weekdays} aria-hidden>
            {shortWeekdays().map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
          <ol className={classes.days} data-now={isAhead || undefined}>
            {weeksOf(month)
              .flat()
              .map((day) => (
                <CalendarDay
                  key={day}
                  kind={kind}
                  day={day}
                  found={day.startsWith(month) ? days.get(day) : undefined}
                  outside={!day.startsWith(month)}
                  today={today}
                  tabbed={day === inMonth}
                />
              ))}
          </ol>
        </div>
      )}
      {data && days.size === 0 && (
        <div className={classes.empty}>
          <EmptyState
            title={t(`${kind}.emptyMonth`)}
            text={narrowed ? t('calendar.narrowed') : t('calendar.otherMonths')}
          />
        </div>
      )}
    </div>
  );
}
