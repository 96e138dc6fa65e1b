import {
  type InterviewFormat,
  interviewFormats,
  interviewStatuses,
  interviews,
} from '@acheep/contract/hiring/interview-option';
import { addDays, today, wallClockOf } from '@acheep/contract/kernel/calendar';
import { withFilters } from '@acheep/contract/kernel/list';
import { listRequest, withParam } from '@acheep/contract/kernel/list-url';
import { clockText, shortWeekday, weekdayText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/paths';
import { ActionIcon, Alert, Button, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import {
  IconBuilding,
  IconChevronLeft,
  IconChevronRight,
  IconPhone,
  IconVideo,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { FilterBar, type FilterBarProps } from '../../../entities/platform/work-list/filter-bar.tsx';
import { apiPage } from '../../../lib/api-query.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { InterviewStatus } from './interview-status.tsx';
import classes from './interview-week.module.css';
import { type DayOfWeek, hoursOf, mondayOf, type Slot, weekOf } from './interview-week.ts';

const icons: Record<InterviewFormat, TablerIcon> = {
  office: IconBuilding,
  video: IconVideo,
  phone: IconPhone,
};

const ofWeek = withFilters(interviews, 'mine', 'jobId');
/** Interviews read at once, and in all for one week. */
const atOnce = 100;
const most = 2 * atOnce;

/** A week's interviews: what is agreed, and what waits for an answer. */
function useWeek(monday: string) {
  const control = useListUrl(ofWeek);
  const query = {
    ...listRequest(ofWeek, control.asked),
    'filter[status]': 'proposed,agreed,over',
    'filter[from]': monday,
    'filter[to]': addDays(monday, 6),
    limit: atOnce,
  };
  const first = useQuery(apiPage('GET /interview', { query: { ...query, offset: 0 } }));
  const total = first.data?.meta.total ?? 0;
  const second = useQuery({
    ...apiPage('GET /interview', { query: { ...query, offset: atOnce } }),
    enabled: total > atOnce,
  });
  const rows = [...(first.data?.data ?? []), ...(total > atOnce ? (second.data?.data ?? []) : [])];
  return { control, first, rows, total };
}

/** Day that the address names, or today. */
function dayIn(params: URLSearchParams, now: Date): string {
  const given = params.get('week') ?? '';
  return /^20\d\d-\d\d-\d\d$/.test(given) && !Number.isNaN(Date.parse(given)) ? given : today(now);
}

/** A week of interviews: a grid of days and hours on a desk, the days one below the other on a phone. */
export function InterviewWeek({ choices }: Pick<FilterBarProps<typeof ofWeek>, 'choices'>) {
  const { t } = useTranslation('interview');
  const [params] = useSearchParams();
  const now = new Date();
  const monday = mondayOf(dayIn(params, now));
  const { control, first, rows, total } = useWeek(monday);
  const days = weekOf(rows, monday, now);
  const isEmpty = days.every(({ slots }) => slots.length === 0);
  const link = (day: string | undefined) => ({ search: `?${withParam(params, 'week', day)}` });
  const step = (place: number, words: string, Icon: TablerIcon) => (
    <ActionIcon
      component={Link}
      to={link(addDays(monday, place))}
      variant="default"
      size={36}
      aria-label={words}
      preventScrollReset
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
  return (
    <>
      <Group justify="space-between" gap="sm" my="sm">
        <Group gap="xs" wrap="nowrap">
          {step(-7, t('week.previous'), IconChevronLeft)}
          <Button component={Link} to={link(undefined)} variant="default" h={36} preventScrollReset>
            {t('list.today')}
          </Button>
          {step(7, t('week.next'), IconChevronRight)}
          <Title order={2} size="h4" aria-live="polite">
            {formatDate(monday, 'short')} – {formatDate(addDays(monday, 6), 'short')}
          </Title>
        </Group>
        <FilterBar of={ofWeek} control={control} {...(choices && { choices })} />
      </Group>
      {total > most && <Alert color="saffron">{t('week.most', { count: most, total })}</Alert>}
      {first.isError && <ErrorState error={first.error} onRetry={() => void first.refetch()} />}
      {isEmpty && first.data && (
        <Text c="dimmed" role="status">
          {t('week.none')}
        </Text>
      )}
      {!first.isError && <Grid days={days} now={now} />}
    </>
  );
}

/** Days of a weekend are drawn when they have something, or are today. */
const isDrawn = ({ day, slots }: DayOfWeek, place: number, now: Date) =>
  place < 5 || slots.length > 0 || day === today(now);

function Grid({ days, now }: { days: readonly DayOfWeek[]; now: Date }) {
  const { t } = useTranslation('interview');
  const [opened, setOpened] = useState(false);
  const current = today(now);
  const { first, last } = hoursOf(days);
  const hours = Array.from({ length: last - first }, (_, place) => first + place);
  const drawn = days.filter((day, place) => isDrawn(day, place, now));
  // Whoever looks at a week that is over wants to see it.
  const folds = !opened && days.some(({ slots }) => slots.some(({ over }) => !over));
  const earlier = days.flatMap(({ slots }) => slots.filter(({ over }) => over)).length;
  const [, clock = ''] = wallClockOf(now).split('T');
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const place = hour + minute / 60 - first;
  const size = { '--hours': hours.length, '--days': drawn.length, '--now': place } as CSSProperties;
  return (
    <>
      {folds && earlier > 0 && (
        <Button variant="subtle" className={classes.unfold} onClick={() => setOpened(true)}>
          {t('week.earlier', { count: earlier })}
        </Button>
      )}
      <div className={classes.week} style={size} data-folds={folds || undefined}>
        <div className={classes.hours} aria-hidden>
          {hours.map((one) => (
            <span key={one}>
              {clockText(`${current}T${String(one).padStart(2, '0')}:00+07:00`, currentLocale())}
            </span>
          ))}
        </div>
        {drawn.map(({ day, slots }) => {
          const noon = `${day}T12:00:00+07:00`;
          const date = weekdayText(noon, currentLocale());
          return (
            <section
              key={day}
              aria-label={date}
              className={classes.day}
              data-today={day === current || undefined}
              data-empty={slots.every(({ over }) => over && folds) || undefined}
            >
              <Title order={3} className={classes.head}>
                {shortWeekday(noon, currentLocale())} <span>{formatDate(day, 'short')}</span>
                {day === current && <VisuallyHidden>{t('list.today')}</VisuallyHidden>}
              </Title>
              <ol className={classes.slots}>
                {slots.map((slot) => (
                  <Entry key={`${slot.interview._id} ${slot.at}`} slot={slot} first={first} />
                ))}
              </ol>
              {day === current && place >= 0 && place <= hours.length && (
                <div className={classes.now} aria-hidden />
              )}
            </section>
          );
        })}
      </div>
    </>
  );
}

function Entry({ slot, first }: { slot: Slot; first: number }) {
  const { interview, at, agreed, over, start, end, lane, lanes } = slot;
  const { application, job, format, status } = interview;
  const Icon = icons[format];
  const place = {
    '--from': start / 60 - first,
    '--long': (Math.min(end, 24 * 60) - start) / 60,
    '--lane': lane,
    '--lanes': lanes,
  } as CSSProperties;
  return (
    <li
      className={classes.slot}
      style={place}
      data-proposed={!agreed || undefined}
      data-over={over || undefined}
    >
      <Link
        to={paths.manageAppliedDetail(application._id, { tab: 'interviews' })}
        title={[application.name, job.title, localized(interviewStatuses[status])].join(' · ')}
      >
        <span className={classes.time}>
          <Icon size={14} role="img" aria-label={localized(interviewFormats[format])} />
          <time dateTime={at}>{clockText(at, currentLocale())}</time>
        </span>
        <span className={classes.name}>{application.name}</span>
        <span className={classes.job}>{job.title}</span>
        <span className={classes.state}>
          <InterviewStatus status={status} />
        </span>
      </Link>
    </li>
  );
}
