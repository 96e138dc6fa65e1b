import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconBrandTelegram } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { Panel } from '../../../ui/panel.tsx';

/** Milliseconds between two looks at whether somebody has linked the chat at Telegram. */
const looking = 3000;
const changed = () => invalidate('GET /users/telegram', 'GET /notification/preference');

/** Links a Telegram chat with the account, or unlinks it; nothing on a site without a bot. */
export function TelegramPanel() {
  const { t } = useTranslation('notification');
  const link = useMutation({ mutationFn: () => call('POST /users/telegram/link') });
  const unlink = useMutation({ mutationFn: () => call('DELETE /users/telegram'), onSuccess: changed });
  const test = useMutation({
    mutationFn: () => call('POST /users/telegram/test'),
    onSettled: () => invalidate('GET /users/telegram'),
  });
  const url = link.data?.data.url;
  const { data } = useQuery({ ...apiData('GET /users/telegram'), refetchInterval: url ? looking : false });
  const linkedAt = data?.chat?.linkedAt;
  const { reset } = link;
  useEffect(() => {
    if (!linkedAt) return;
    reset();
    void invalidate('GET /notification/preference');
  }, [linkedAt, reset]);
  if (!data?.hasBot) return null;
  const { chat } = data;
  const again = chat === null || chat.blocked;
  return (
    <Panel title={t('telegram.title')}>
      <Stack gap="sm" align="start">
        {chat ? (
          <Text>
            <DateText value={chat.linkedAt}>
              {(date) => t('telegram.linked', { name: chat.name, date })}
            </DateText>
          </Text>
        ) : (
          <Text>{t('telegram.text')}</Text>
        )}
        {chat?.blocked && <Alert color="yellow">{t('telegram.blocked')}</Alert>}
        <Group gap="sm">
          {again && !url && (
            <Button
              leftSection={<IconBrandTelegram size={20} aria-hidden />}
              loading={link.isPending}
              onClick={() => link.mutate()}
            >
              {t('telegram.link')}
            </Button>
          )}
          {again && url && (
            <Button
              component="a"
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              leftSection={<IconBrandTelegram size={20} aria-hidden />}
            >
              {t('telegram.open')}
            </Button>
          )}
          {chat && (
            <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
              {t('telegram.try')}
            </Button>
          )}
          {chat && (
            <Button variant="default" loading={unlink.isPending} onClick={() => unlink.mutate()}>
              {t('telegram.unlink')}
            </Button>
          )}
        </Group>
        <Text role="status" size="sm">
          {test.data?.data.arrived && t('telegram.arrived')}
        </Text>
        {again && url && (
          <Text c="dimmed" size="sm">
            {t('telegram.waiting')}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
