import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconBrandTelegram } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ProofDialog } from '../../../entities/accounts/proof/proof-dialog.tsx';
import { useTelegramLink } from '../../../entities/messaging/notification/use-telegram-link.ts';
import { call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { Panel } from '../../../ui/panel.tsx';

const changed = () =>
  invalidate('GET /users/telegram', 'GET /users/identity', 'GET /notification/preference');
// The dialogs show the errors.
const meta = { ownError: true } as const;

/** Links a Telegram chat with the account, or unlinks it; nothing on a site without a bot. */
export function TelegramPanel() {
  const { t } = useTranslation('notification');
  const [asking, setAsking] = useState<'link' | 'unlink' | null>(null);
  const { hasBot, chat, isMissing, link, url } = useTelegramLink();
  const unlink = useMutation({
    mutationFn: (body: { password?: string }) => call('DELETE /users/telegram', { body }),
    onSuccess: changed,
    meta,
  });
  const test = useMutation({
    mutationFn: () => call('POST /users/telegram/test'),
    onSettled: () => invalidate('GET /users/telegram'),
  });
  if (!hasBot) return null;
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
          {isMissing && !url && (
            <Button
              leftSection={<IconBrandTelegram size={20} aria-hidden />}
              onClick={() => setAsking('link')}
            >
              {t('telegram.link')}
            </Button>
          )}
          {isMissing && url && (
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
        {isMissing && url && (
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
