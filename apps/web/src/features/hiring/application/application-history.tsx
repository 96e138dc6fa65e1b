import type { ApplicationEvent, OwnApplicationEvent } from '@acheep/contract/hiring/application';
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

type Event = OwnApplicationEvent & Partial<Pick<ApplicationEvent, 'by' | 'byCentre' | 'stage' | 'rejection'>>;

/** Returns the title of an event: the new status or the action, and the stage. */
const titleOf = ({ kind, to, stage }: Event) => {
  const title = localized(kind === 'decided' && to ? applicationStatuses[to] : applicationEvents[kind]);
  return stage ? `${title}: ${localized(stage)}` : title;
};

/** History of an application, newest first; for the company, with the person who acted. */
export function ApplicationHistory({ events }: { events: readonly Event[] }) {
  const { t } = useTranslation('application');
  return (
    <Timeline active={events.length} bulletSize={14} lineWidth={2}>
      {events.map((event) => (
        <Timeline.Item key={event._id} title={titleOf(event)}>
          <Text size="sm" c="dimmed">
            <DateText value={event.createdAt} format="time" />
            {event.by && ` · ${event.by}`}
            {event.byCentre && ` · ${t('history.byCentre')}`}
          </Text>
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
