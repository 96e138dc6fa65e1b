import { Stack, Text } from '@mantine/core';
import { DateText } from './date-text.tsx';

interface MessageListProps {
  messages: readonly { _id: string; subject: string; text: string; createdAt: string }[];
}

/** Messages as they were written, with their lines. */
export function MessageList({ messages }: MessageListProps) {
  return (
    <Stack gap="md">
      {messages.map(({ _id, subject, text, createdAt }) => (
        <div key={_id} style={{ overflowWrap: 'anywhere' }}>
          <Text fw={600}>{subject}</Text>
          <Text size="sm" c="dimmed">
            <DateText value={createdAt} />
          </Text>
          <Text style={{ whiteSpace: 'pre-wrap' }} mt={4}>
            {text}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
