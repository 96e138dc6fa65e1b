import { Button, Group, Stack, Text } from '@mantine/core';
import { IconBell, IconBrandTelegram, IconCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useHasPassword } from '../../../../entities/accounts/proof/own-password.tsx';
import { ProofDialog } from '../../../../entities/accounts/proof/proof-dialog.tsx';
import { type Push, usePush, useSavePush } from '../../../../entities/messaging/notification/use-push.ts';
import { useTelegramLink } from '../../../../entities/messaging/notification/use-telegram-link.ts';
import { showError } from '../../../../lib/errors.ts';
import { openInTab } from '../../../../lib/open-in-tab.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { Panel } from '../../../../ui/panel.tsx';

const Given = ({ children }: { children: ReactNode }) => (
  <Group gap={6} wrap="nowrap">
    <IconCheck size={18} color="var(--ac-icon)" aria-hidden style={{ flex: 'none' }} />
    <Text size="sm">{children}</Text>
  </Group>
);

type Telegram = ReturnType<typeof useTelegramLink>;

/** Links a chat in one tap, after the password where the account has one. */
function TelegramButton({ telegram: { link, url } }: { telegram: Telegram }) {
  const { t } = useTranslation('application');
  const [asking, setAsking] = useState(false);
  const { data: hasPassword, isLoading } = useHasPassword();
  if (url)
    return (
      <Stack gap={4} align="start">
        <Button
          component="a"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconBrandTelegram size={20} aria-hidden />}
        >
          {t('answerWay.open')}
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {t('answerWay.waiting')}
        </Text>
      </Stack>
    );
  const begin = () => {
    if (hasPassword !== false) return setAsking(true);
    const tab = openInTab();
    link.mutate(
      {},
      {
        onSuccess: tab.onSuccess,
        onError(error) {
          tab.onError();
          showError(error);
        },
      },
    );
  };
  return (
    <>
      <Button
        loading={isLoading || (link.isPending && !asking)}
        leftSection={<IconBrandTelegram size={20} aria-hidden />}
        onClick={begin}
      >
        {t('answerWay.telegram')}
      </Button>
      {asking && (
        <ProofDialog
          title={t('answerWay.telegram')}
          text={t('answerWay.proof')}
          action={t('answerWay.continue')}
          send={(proof) => link.mutateAsync(proof)}
          onSent={() => setAsking(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function PushButton({ push }: { push: Push }) {
  const { t } = useTranslation('application');
  const save = useSavePush(push);
  return (
    <Button
      variant="default"
      loading={save.isPending}
      leftSection={<IconBell size={20} aria-hidden />}
      onClick={() => save.mutate(true)}
    >
      {t('answerWay.push')}
    </Button>
  );
}

/** Ways by which the answer to an application comes at once: those that are on, and those that this site and browser offer. */
export function AnswerWays() {
  const { t } = useTranslation('application');
  const telegram = useTelegramLink();
  const push = usePush();
  const offersTelegram = telegram.hasBot && telegram.isMissing;
  const offersPush = push && !push.isNotified && !push.isRefused;
  const hasChat = telegram.hasBot && !telegram.isMissing;
  if (!offersTelegram && !offersPush && !hasChat && !push?.isNotified) return null;
  return (
    <Panel title={t('answerWay.title')}>
      <Stack gap="sm" align="start">
        {hasChat && <Given>{t('answerWay.hasTelegram', { name: telegram.chat?.name })}</Given>}
        {push?.isNotified && <Given>{t('answerWay.hasPush')}</Given>}
        <Group gap="sm" align="start">
          {offersTelegram && <TelegramButton telegram={telegram} />}
          {offersPush && <PushButton push={push} />}
        </Group>
      </Stack>
    </Panel>
  );
}
