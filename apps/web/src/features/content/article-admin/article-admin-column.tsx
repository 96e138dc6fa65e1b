import type { AdminArticle } from '@acheep/contract/content/article-admin';
import { articleKinds, articleTopics } from '@acheep/contract/content/article-option';
import { localeNames } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/kernel/paths';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { ArticleStateBadge } from './article-state.tsx';

/** What the operator's list shows of each text. */
export function useArticleColumns(): Column<AdminArticle>[] {
  const { t } = useTranslation('article-admin');
  return [
    {
      key: 'article',
      header: t('column.article'),
      card: 'title',
      cell: ({ _id, title, kind, topic, number }) => {
        const lang = title[currentLocale()] ? currentLocale() : title.en ? 'en' : 'km';
        const about = [localized(articleKinds[kind]), topic && localized(articleTopics[topic]), number];
        return (
          <>
            <Anchor component={Link} to={paths.adminArticle(_id)} fw={600} lang={lang}>
              {title[lang]}
            </Anchor>
            <Text size="sm" c="dimmed">
              {about.filter(Boolean).join(' · ')}
            </Text>
          </>
        );
      },
    },
    {
      key: 'state',
      header: t('column.state'),
      card: 'mark',
      nowrap: true,
      cell: ({ state, publishAt }) => (
        <>
          <ArticleStateBadge state={state} />
          {state === 'scheduled' && publishAt && (
            <Text size="xs" c="dimmed">
              <DateText value={publishAt} format="time" />
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'languages',
      header: t('column.languages'),
      card: 'fact',
      nowrap: true,
      cell: ({ languages }) =>
        languages.length > 0
          ? languages.map((language) => localized(localeNames[language])).join(' · ')
          : t('noLanguage'),
    },
    {
      key: 'views',
      header: t('column.views'),
      card: 'fact',
      nowrap: true,
      cell: ({ views, useful }, as) => {
        const numbers = t('views', { count: views, yes: useful.yes, no: useful.no });
        return as === 'card' ? numbers : <Text size="sm">{numbers}</Text>;
      },
    },
    {
      key: 'updated',
      header: t('column.updated'),
      card: 'note',
      nowrap: true,
      cell: ({ updatedAt }) => <DateText value={updatedAt} format="short" />,
    },
  ];
}
