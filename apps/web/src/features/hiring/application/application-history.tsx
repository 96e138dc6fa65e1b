import type { ApplicationEvent, OwnApplicationEvent } from '@acheep/contract/hiring/application';
import {
  applicationEvents,
  applicationStatuses,
  rejections,
} from '@acheep/contract/hiring/application-option';
import type { CandidateMessage } from '@acheep/contract/hiring/candidate-message';
import '@mantine/core/styles/Timeline.layer.css';
import { Text, Timeline } from '@mantine/core';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';

function MessageTitle({ message }: { message: CandidateMessage }) {
  const { t } = useTranslation('candidate-message');
  return (
    <span style={{ display: 'block', lineHeight: 'var(--mantine-line-height)', overflowWrap: 'anywhere' }}>
      {t('history.written', { subject: message.subject })}
    </span>
  );
}

/** Text of a sent message, collapsed at first. */
function MessageText({ message }: { message: CandidateMessage }) {
  const { t } = useTranslation('candidate-message');
  return (
    <details>
      <Text component="summary" size="sm" c="var(--mantine-color-anchor)" style={{ cursor: 'pointer' }}>
        {t('history.show')}
      </Text>
      <Text
        size="sm"
        mt={4}
        lang={message.locale}
        style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {message.text}
      </Text>
    </details>
  );
}

type Event = OwnApplicationEvent & Partial<Pick<ApplicationEvent, 'by' | 'byCentre' | 'stage' | 'rejection'>>;

/** Returns the title of an event: the new status or the action, and the stage. */
const titleOf = ({ kind, to, stage }: Event) => {
  const title = localized(kind === 'decided' && to ? applicationStatuses[to] : applicationEvents[kind]);
  return stage ? `${title}: ${localized(stage)}` : title;
};

/** History of an application, newest first; for the company, with the person who acted. */
export function ApplicationHistory({
  events,
  messages = [],
}: {
  events: readonly Event[];
  /** Messages of the company to the candidate. */
  messages?: readonly CandidateMessage[];
}) {
  const { t } = useTranslation('application');
  const all = [...messages, ...events].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  return (
    <Timeline active={all.length} bulletSize={14} lineWidth={2}>
      {all.map((event) => (
        <Timeline.Item
          key={event._id}
          title={'subject' in event ? <MessageTitle message={event} /> : titleOf(event)}
        >
          <Text size="sm" c="dimmed">
            <DateText value={event.createdAt} format="time" />
            {event.by && ` · ${event.by}`}
            {'byCentre' in event && event.byCentre && ` · ${t('history.byCentre')}`}
          </Text>
          {'subject' in event && <MessageText message={event} />}
          {'rejection' in event && event.rejection && (
            <Text size="sm" mt={4}>
              {t('history.reason', { reason: localized(rejections[event.rejection]) })}
            </Text>
          )}
          {'reason' in event && event.reason && (
            <Text size="sm" mt={4} style={{ whiteSpace: 'pre-wrap' }}>
              {t('history.reason', { reason: event.reason })}
            </Text>
          )}
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
