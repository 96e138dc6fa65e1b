import type { ApplicationEvent, OwnApplicationEvent } from '@acheep/contract/application';
import { applicationEvents, applicationStatuses } from '@acheep/contract/application-option';
import '@mantine/core/styles/Timeline.layer.css';
import { Text, Timeline } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { localized } from '../../lib/locale.ts';
import { DateText } from '../../ui/date-text.tsx';

type Event = OwnApplicationEvent & Partial<Pick<ApplicationEvent, 'by'>>;

/** What is said of an event: the state that it led to, or what was done. */
const titleOf = ({ kind, to }: Event) =>
  localized(kind === 'decided' && to ? applicationStatuses[to] : applicationEvents[kind]);

/** What happened to an application, the latest first; for the company with who did it. */
export function ApplicationHistory({ events }: { events: readonly Event[] }) {
  const { t } = useTranslation('application');
  return (
    <Timeline active={events.length} bulletSize={14} lineWidth={2}>
      {events.map((event) => (
        <Timeline.Item key={event._id} title={titleOf(event)}>
          <Text size="sm" c="dimmed">
            <DateText value={event.createdAt} format="time" />
            {event.by && ` · ${event.by}`}
          </Text>
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
