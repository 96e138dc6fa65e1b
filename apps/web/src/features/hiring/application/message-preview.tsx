import { fillMessage, messageGreeting } from '@acheep/contract/hiring/candidate-message-fill';
import { ActionIcon, Group, Paper, Stack, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MessageTexts } from '../../../entities/hiring/candidate-message/message-template.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ownCompanyQuery, type Recipient } from './message.api.ts';

interface MessagePreviewProps {
  texts: MessageTexts;
  /** Candidates who receive the message. */
  recipients: readonly Recipient[];
  /** True when answers go to the author. */
  withAnswers?: boolean;
}

/** The message as one of its recipients sees it. */
export function MessagePreview({ texts, recipients, withAnswers = true }: MessagePreviewProps) {
  const { t } = useTranslation('candidate-message');
  const { data: company } = useQuery(ownCompanyQuery);
  const email = useSession()?.user.email;
  const [place, setPlace] = useState(0);
  const recipient = recipients[place];
  if (!recipient) return null;
  const { name, locale, job } = recipient;
  const companyName = (locale === 'km' && company?.nameKm) || company?.name || '';
  const { subject, text } = fillMessage(texts[locale], { name, job: job.title, company: companyName });
  return (
    <Stack
      gap="xs"
      component="section"
      aria-label={t('preview.title')}
      // Sticky next to the input, below the dialog's header.
      style={{ alignSelf: 'start', position: 'sticky', top: 72 }}
    >
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <div>
          <Text fw={600}>{t('preview.title')}</Text>
          <Text size="sm" c="dimmed" aria-live="polite">
            {t('preview.of', { place: place + 1, count: recipients.length, name, job: job.title })}
          </Text>
        </div>
        {recipients.length > 1 && (
          <Group gap={4} wrap="nowrap">
            <ActionIcon
              variant="default"
              size={40}
              aria-label={t('preview.previous')}
              disabled={place === 0}
              onClick={() => setPlace(place - 1)}
            >
              <IconChevronLeft size={18} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size={40}
              aria-label={t('preview.next')}
              disabled={place === recipients.length - 1}
              onClick={() => setPlace(place + 1)}
            >
              <IconChevronRight size={18} aria-hidden />
            </ActionIcon>
          </Group>
        )}
      </Group>
      <Paper withBorder p="md" bg="var(--mantine-color-default-hover)">
        <Text size="sm" c="dimmed">
          {t('preview.subject')}
        </Text>
        <Text fw={600} mb="sm" lang={locale} style={{ overflowWrap: 'anywhere' }}>
          {subject || '—'}
        </Text>
        <Text lang={locale}>{messageGreeting[locale](name)}</Text>
        <Text
          mt="sm"
          c={text ? undefined : 'dimmed'}
          lang={text ? locale : undefined}
          style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {text || t('preview.empty')}
        </Text>
      </Paper>
      {withAnswers && email && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {t('preview.answers', { email })}
        </Text>
      )}
    </Stack>
  );
}
