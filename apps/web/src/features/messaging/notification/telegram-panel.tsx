import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconBrandTelegram } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ProofDialog } from '../../../entities/accounts/proof/proof-dialog.tsx';
import { call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { Panel } from '../../../ui/panel.tsx';

/** Milliseconds between two looks at whether somebody has linked the chat at Telegram. */
const looking = 3000;
const changed = () =>
  invalidate('GET /users/telegram', 'GET /users/identity', 'GET /notification/preference');
// The dialogs show the errors.
const meta = { ownError: true } as const;

/** Links a Telegram chat with the account, or unlinks it; nothing on a site without a bot. */
export function TelegramPanel() {
  const { t } = useTranslation('notification');
  const [asking, setAsking] = useState<'link' | 'unlink' | null>(null);
  const link = useMutation({
    mutationFn: (body: { password?: string }) => call('POST /users/telegram/link', { body }),
    meta,
  });
  const unlink = useMutation({
    mutationFn: (body: { password?: string }) => call('DELETE /users/telegram', { body }),
    onSuccess: changed,
    meta,
  });
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
    void invalidate('GET /users/identity', 'GET /notification/preference');
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
              onClick={() => setAsking('link')}
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
            <Button variant="default" onClick={() => setAsking('unlink')}>
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
      {asking && (
        <ProofDialog
          title={t(`telegram.${asking}`)}
          text={t(`telegram.ask.${asking}`)}
          action={t(asking === 'link' ? 'telegram.continue' : 'telegram.unlink')}
          send={(proof): Promise<unknown> => (asking === 'link' ? link : unlink).mutateAsync(proof)}
          onSent={() => setAsking(null)}
          onClose={() => setAsking(null)}
        />
      )}
    </Panel>
  );
}
