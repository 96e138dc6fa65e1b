import { paths } from '@acheep/contract/paths';
import { Button, type ButtonProps } from '@mantine/core';
import { IconBrandTelegram } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { call } from '../../../lib/api.ts';
import { apiData } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import type { Look } from './resume-pdf.ts';

/** Sends the CV as a PDF to the person's chat with the site's bot, or leads to linking one; nothing without a bot. */
export function TelegramButton({ look, ...props }: { look: Look } & ButtonProps) {
  const { t } = useTranslation('resume');
  const { data } = useQuery(apiData('GET /users/telegram'));
  const send = useAct({
    call: () => call('POST /users/resume/telegram', { body: { ...look, paper: 'a4' } }),
    after: ({ data: { arrived } }) =>
      void toast({
        tone: arrived ? 'success' : 'error',
        message: t(arrived ? 'telegram.sent' : 'telegram.blocked'),
      }),
    refresh: ['GET /users/telegram'],
  });
  if (!data?.hasBot) return null;
  const isLinked = data.chat !== null && !data.chat.blocked;
  const label = t(look.design === 'poster' ? 'telegram.poster' : 'telegram.send');
  const looks = { variant: 'default', leftSection: <IconBrandTelegram size={20} aria-hidden />, ...props };
  return isLinked ? (
    <Button {...looks} loading={send.isPending} onClick={() => void send.act()}>
      {label}
    </Button>
  ) : (
    <Button {...looks} component={Link} to={paths.notificationPreference()}>
      {t('telegram.link')}
    </Button>
  );
}
