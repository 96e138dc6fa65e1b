import { type Locale, localeNames } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/kernel/paths';
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
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import classes from './mail-template-page.module.css';

/** All e-mails of the site as their readers see them, in both languages. */
export function MailTemplatePage() {
  const { t } = useTranslation('task-admin');
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
      <PageHead title={t('template.title')} noIndex />
      <PageHeader
        breadcrumb={
          <Breadcrumb
            label={t('template.path')}
            items={[
              { label: t('title'), link: { component: Link, to: paths.adminTasks() } },
              { label: t('template.title') },
            ]}
          />
        }
        title={t('template.title')}
        lead={t('template.lead')}
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!templates && !error && <SkeletonList count={1} height={320} />}
      {templates && template && (
        <Stack>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <NativeSelect
              label={t('template.which')}
              value={template.name}
              onChange={(event) => setParams({ name: event.currentTarget.value }, { replace: true })}
              data={templates.map(({ name }) => ({ value: name, label: localized(nameIn(mailNames, name)) }))}
            />
            <div>
              <Text size="sm" fw={500} id="mail-language">
                {t('template.language')}
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
            {t(template.isNecessary ? 'template.necessary' : 'template.optional')}
          </Text>
          <Preview mail={template} language={language} />
        </Stack>
      )}
    </>
  );
}

function Preview({
  mail,
  language,
}: {
  mail: { subject: string; html: string; text: string };
  language: Locale;
}) {
  const { t } = useTranslation('task-admin');
  return (
    <>
      <Panel title={<span lang={language}>{mail.subject}</span>}>
        {/* Sandboxed: no scripts, forms or navigation. */}
        <iframe title={t('template.frame')} sandbox="" srcDoc={mail.html} className={classes.frame} />
      </Panel>
      <Panel title={t('template.text')}>
        <pre className={classes.text} lang={language}>
          {mail.text}
        </pre>
      </Panel>
    </>
  );
}
