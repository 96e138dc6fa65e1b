import type { ApplicationEvent, OwnApplicationEvent } from '@acheep/contract/hiring/application-event';
import {
  applicationEvents,
  applicationStatuses,
  rejections,
} from '@acheep/contract/hiring/application-option';
import '@mantine/core/styles/Timeline.layer.css';
import { Text, Timeline } from '@mantine/core';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';

type Event = OwnApplicationEvent & Partial<ApplicationEvent>;

/** Returns the title of an event: the new status or the action, and the stage. */
const titleOf = ({ kind, to, stage }: Event) => {
  const title = localized(kind === 'decided' && to ? applicationStatuses[to] : applicationEvents[kind]);
  return stage ? `${title}: ${localized(stage)}` : title;
};

/** Whether and when the applicant heard of a decision, or will; for the company. */
function NotificationTime({ event, isLatest }: { event: Event; isLatest: boolean }) {
  const { t } = useTranslation('application');
  const { kind, notice, tellAt, toldAt } = event;
  if ((kind !== 'decided' && kind !== 'hired') || (!toldAt && !(tellAt && isLatest))) return null;
  if (!toldAt && tellAt)
    return (
      <Text size="sm" fw={500}>
        <DateText value={tellAt} format="time">
          {(date) => t('history.tellAt', { date })}
        </DateText>
      </Text>
    );
  return (
    <Text size="sm" c="dimmed">
      <DateText value={toldAt ?? ''} format="time">
        {(date) => t(notice === 'none' ? 'history.shownAt' : 'history.toldAt', { date })}
      </DateText>
    </Text>
  );
}

/** History of an application, newest first; for the company, with the person who acted. */
export function ApplicationHistory({ events }: { events: readonly Event[] }) {
  const { t } = useTranslation('application');
  const decided = events.find(({ to }) => to !== null);
  return (
    <Timeline active={events.length} bulletSize={14} lineWidth={2}>
      {events.map((event) => (
        <Timeline.Item key={event._id} title={titleOf(event)}>
          <Text size="sm" c="dimmed">
            <DateText value={event.createdAt} format="time" />
            {event.by && ` · ${event.by}`}
            {event.byCentre && ` · ${t('history.byCentre')}`}
          </Text>
          <NotificationTime event={event} isLatest={event === decided} />
          {event.rejection && (
            <Text size="sm" mt={4}>
              {t('history.reason', { reason: localized(rejections[event.rejection]) })}
            </Text>
          )}
          {event.reason && (
            <Text size="sm" mt={4} style={{ whiteSpace: 'pre-wrap' }}>
              {t('history.reason', { reason: event.reason })}
            </Text>
          )}
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
