import { adminPaths } from '@acheep/contract/admin-paths';
import type { Locale } from '@acheep/contract/kernel/locale';
import { NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { apiData } from '../../../lib/api-query.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { MailWordsPanel } from './mail-words.tsx';

/** All e-mails of the site, whose words the operator may change in both languages. */
export function MailTemplatePage() {
  const { t } = useTranslation('mail-template');
  const [params, setParams] = useSearchParams();
  const [language, setLanguage] = useState<Locale>(currentLocale());
  const {
    data: templates,
    error,
    refetch,
  } = useQuery(apiData('GET /admin/mail-template', { query: { language } }));
  const template = templates?.find(({ name }) => name === params.get('name')) ?? templates?.[0];
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader
        breadcrumb={
          <Breadcrumb
            label={t('path')}
            items={[
              { label: t('tasks'), link: { component: Link, to: adminPaths.tasks() } },
              { label: t('title') },
            ]}
          />
        }
        title={t('title')}
        lead={t('lead')}
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!templates && !error && <SkeletonList count={1} height={320} />}
      {templates && template && (
        <Stack>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <NativeSelect
              label={t('which')}
              value={template.name}
              onChange={(event) => setParams({ name: event.currentTarget.value }, { replace: true })}
              data={templates.map(({ name, title, isChanged }) => ({
                value: name,
                label: `${localized(title)}${isChanged ? ` (${t('changed')})` : ''}`,
              }))}
            />
            <LanguageChoice label={t('language')} value={language} onChange={setLanguage} />
          </SimpleGrid>
          <Text size="sm" c="dimmed">
            {t(template.isNecessary ? 'necessary' : 'optional')}
          </Text>
          <MailWordsPanel name={template.name} language={language} />
        </Stack>
      )}
    </>
  );
}
