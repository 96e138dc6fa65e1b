import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';
import { UnreadList } from './unread-list.tsx';
import { keepUnread, useUnread } from './unread-text.ts';

/** What an imported file says and no field has, to be copied into the form beside it. */
export function UnreadPanel({ className }: { className?: string }) {
  const { t } = useTranslation('resume');
  const unread = useUnread();
  if (unread.length === 0) return null;
  return (
    <Paper withBorder p="md" component="aside" aria-label={t('unread.title')} className={className}>
      <Stack gap="sm">
        <Title order={2} size="h5">
          {t('unread.title')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('unread.lead')}
        </Text>
        <UnreadList unread={unread} />
        <Button variant="default" size="sm" onClick={() => keepUnread([])}>
          {t('unread.hide')}
        </Button>
      </Stack>
    </Paper>
  );
}
