import { adminPaths } from '@acheep/contract/admin-paths';
import type { Locale } from '@acheep/contract/kernel/locale';
import { Button, Stack } from '@mantine/core';
import { IconBrandTelegram } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { apiData } from '../../../lib/api-query.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { AnnouncementList } from './announcement-list.tsx';
import { AnnouncementSend } from './announcement-send.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { MailWordsPanel } from './mail-words.tsx';

/** Writes to everybody of a role: the words in both languages, to whom, and what went out before. */
export function AnnouncementPage() {
  const { t } = useTranslation('announcement');
  const hasBot = useQuery(apiData('GET /admin/telegram-channel')).data?.hasBot;
  const [language, setLanguage] = useState<Locale>(currentLocale());
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        action={
          hasBot && (
            <Button
              component={Link}
              to={adminPaths.telegramChannels()}
              variant="default"
              leftSection={<IconBrandTelegram size={18} aria-hidden />}
            >
              {t('channels')}
            </Button>
          )
        }
      />
      <Stack>
        <LanguageChoice label={t('language')} value={language} onChange={setLanguage} />
        <MailWordsPanel name="announcement" language={language} />
        <AnnouncementSend />
        <AnnouncementList />
      </Stack>
    </>
  );
}
