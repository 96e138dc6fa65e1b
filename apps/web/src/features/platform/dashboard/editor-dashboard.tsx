import { articleKinds } from '@acheep/contract/content/article-option';
import { paths } from '@acheep/contract/kernel/paths';
import type { EditorDashboard as Data } from '@acheep/contract/platform/dashboard';
import { Button, SimpleGrid, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { currentLocale } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Section } from '../../../ui/section.tsx';
import { PlainFact } from './numbers.tsx';
import { WaitingPanel } from './waiting-panel.tsx';

/** What is left to write, and how much of the site's own there is to see. */
export function EditorDashboard({ data }: { data: Data }) {
  const { t } = useTranslation('dashboard');
  const { drafts, texts, planned, banners, services } = data;
  const locale = currentLocale();
  return (
    <>
      {drafts.total === 0 && (
        <Panel title={t('editor.drafts')}>
          <Text mb="sm">{t('editor.nothing')}</Text>
          <Button component={Link} to={paths.adminArticles()} variant="default" w="fit-content">
            {t('editor.write')}
          </Button>
        </Panel>
      )}
      <WaitingPanel
        title={t('editor.drafts')}
        list={drafts}
        all={paths.adminArticles()}
        allText={t('editor.write')}
        entry={({ _id, kind, title, titleKm, updatedAt }) => ({
          to: paths.adminArticle(_id),
          title: (locale === 'km' ? (titleKm ?? title) : (title ?? titleKm)) ?? articleKinds[kind][locale],
          note: <DateText value={updatedAt}>{(date) => t('drafts.edited', { date })}</DateText>,
        })}
      />
      <Section title={t('editor.texts')}>
        <SimpleGrid cols={{ base: 2, lg: 4 }} spacing="sm">
          <PlainFact label={t('editor.active')} value={texts} />
          <PlainFact label={t('editor.planned')} value={planned} />
          <PlainFact label={t('editor.banners')} value={banners} />
          <PlainFact label={t('editor.services')} value={services} />
        </SimpleGrid>
      </Section>
    </>
  );
}
