import type { Locale } from '@acheep/contract/kernel/locale';
import { Stack } from '@mantine/core';
import { useState } from 'react';
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
  const [language, setLanguage] = useState<Locale>(currentLocale());
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      <Stack>
        <LanguageChoice label={t('language')} value={language} onChange={setLanguage} />
        <MailWordsPanel name="announcement" language={language} />
        <AnnouncementSend />
        <AnnouncementList />
      </Stack>
    </>
  );
}
