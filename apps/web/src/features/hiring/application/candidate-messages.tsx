import type { ApplicationDetail } from '@acheep/contract/hiring/application';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMayDo } from '../../../lib/may-do.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { mayWriteTo, messagesQuery } from './message.api.ts';
import { WriteButton } from './write-button.tsx';

/** The company's messages to a candidate, newest first. */
export function CandidateMessages({ application }: { application: ApplicationDetail }) {
  const { t } = useTranslation('application');
  const mayHire = useMayDo('hire');
  const { _id } = application;
  const { data: messages, error, refetch } = useQuery(messagesQuery(_id));
  return (
    <Panel
      title={t('detail.messages')}
      action={
        mayHire && mayWriteTo(application) && <WriteButton size="compact-md" recipients={[application]} />
      }
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {messages?.length === 0 && <Text c="dimmed">{t('detail.noMessages')}</Text>}
      <Stack gap="lg">
        {messages?.map(({ _id: id, subject, text, locale, createdAt, by }) => (
          <article key={id}>
            <Text fw={600} lang={locale} style={{ overflowWrap: 'anywhere' }}>
              {subject}
            </Text>
            <Text size="sm" c="dimmed">
              <DateText value={createdAt} format="time" />
              {by && ` · ${by}`}
            </Text>
            <Text mt={4} lang={locale} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {text}
            </Text>
          </article>
        ))}
      </Stack>
    </Panel>
  );
}
