import { type Locale, localeNames } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/kernel/paths';
import type { MailWords } from '@acheep/contract/platform/mail-template';
import { mailNames, nameIn } from '@acheep/contract/platform/task-name';
import { NativeSelect, SegmentedControl, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { apiData } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { MailForm } from './mail-form.tsx';

/** Loads the words of one e-mail for the form. */
function Words({ name, language }: Pick<MailWords, 'name' | 'language'>) {
  const { data, error, refetch } = useQuery(
    apiData('GET /admin/mail-template/words', { query: { name, language } }),
  );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonList count={2} height={240} />;
  return <MailForm key={`${name} ${language}`} mail={data} />;
}

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
              { label: t('tasks'), link: { component: Link, to: paths.adminTasks() } },
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
              data={templates.map(({ name, isChanged }) => ({
                value: name,
                label: `${localized(nameIn(mailNames, name))}${isChanged ? ` (${t('changed')})` : ''}`,
              }))}
            />
            <div>
              <Text size="sm" fw={500} id="mail-language">
                {t('language')}
              </Text>
              <SegmentedControl
                aria-labelledby="mail-language"
                mt={4}
                data={choicesOf(localeNames)}
                value={language}
                onChange={(value) => setLanguage(value as Locale)}
              />
            </div>
          </SimpleGrid>
          <Text size="sm" c="dimmed">
            {t(template.isNecessary ? 'necessary' : 'optional')}
          </Text>
          <Words name={template.name} language={language} />
        </Stack>
      )}
    </>
  );
}
