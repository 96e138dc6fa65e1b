import type { CandidateMessage } from '@acheep/contract/hiring/candidate-message';
import { Text } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';

/** A message in the history of a candidate: what it is about. */
export function MessageTitle({ message }: { message: CandidateMessage }) {
  const { t } = useTranslation('candidate-message');
  return (
    <span style={{ display: 'block', lineHeight: 'var(--mantine-line-height)', overflowWrap: 'anywhere' }}>
      {t('history.written', { subject: message.subject })}
    </span>
  );
}

/** Its text as it was sent, folded until somebody asks for it. */
export function MessageText({ message }: { message: CandidateMessage }) {
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
