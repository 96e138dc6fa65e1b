import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCalendarPlus, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { apiData, keepResponse } from '../../../lib/api-query.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { CopyValue } from '../../../ui/copy-value.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';

/** Button and dialog with the address under which a calendar program reads the caller's interviews. */
export function InterviewFeed() {
  const { t } = useTranslation('interview');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarPlus size={18} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('feed.action')}
      </Button>
      {opened && (
        <Dialog title={t('feed.action')} onClose={() => setOpened(false)}>
          <Address />
        </Dialog>
      )}
    </>
  );
}

function Address() {
  const { t } = useTranslation('interview');
  const feed = useQuery(apiData('GET /interview/feed'));
  const url = feed.data?.url;
  const renew = useAct({
    call: () => call('POST /interview/feed'),
    asks: () =>
      url
        ? { title: t('feed.renewTitle'), message: t('feed.renewText'), confirmLabel: t('feed.renew') }
        : null,
    done: t('feed.done'),
    refresh: (answer) => answer && keepResponse(answer, 'GET /interview/feed'),
  });
  if (feed.isError) return <ErrorState error={feed.error} onRetry={() => void feed.refetch()} />;
  return (
    <Stack>
      <Text>{t('feed.text')}</Text>
      {url ? (
        <>
          <dl style={{ margin: 0 }}>
            <CopyValue label={t('feed.address')} value={url} />
          </dl>
          <Text size="sm" c="dimmed">
            {t('feed.secret')}
          </Text>
          <Group>
            <Button
              component="a"
              href={url.replace(/^https?:/, 'webcal:')}
              leftSection={<IconCalendarPlus size={18} aria-hidden />}
            >
              {t('feed.open')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconRefresh size={18} aria-hidden />}
              loading={renew.isPending}
              onClick={() => void renew.act()}
            >
              {t('feed.renew')}
            </Button>
          </Group>
        </>
      ) : (
        <Group>
          <Button loading={feed.isPending || renew.isPending} onClick={() => void renew.act()}>
            {t('feed.make')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
