import { adminPaths } from '@acheep/contract/admin-paths';
import type { AdminArticle } from '@acheep/contract/content/article-admin';
import {
  articleKinds,
  articleStates,
  articleTopics,
  listedKinds,
  missingLanguages,
} from '@acheep/contract/content/article-option';
import { localeNames } from '@acheep/contract/kernel/locale';
import { valuesOf } from '@acheep/contract/kernel/option';
import { Anchor, Button, Text } from '@mantine/core';
import { IconBooks, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { apiPage } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { isNarrowed, listRequest, oneOf } from '../../../lib/list-url.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { ListView } from '../../../ui/list-view.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ArticleStateBadge } from './article-state.tsx';

function useArticleColumns(): Column<AdminArticle>[] {
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
            <Anchor component={Link} to={adminPaths.article(_id)} fw={600} lang={lang}>
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
      cell: ({ languages }) =>
        languages.length > 0
          ? languages.map((language) => localized(localeNames[language])).join(' · ')
          : t('noLanguage'),
    },
    {
      key: 'views',
      isNumber: true,
      header: t('column.views'),
      card: 'fact',
      cell: ({ views, useful }, as) => {
        const numbers = t('views', { count: views, yes: useful.yes, no: useful.no });
        return as === 'card' ? numbers : <Text size="sm">{numbers}</Text>;
      },
    },
    {
      key: 'updated',
      header: t('column.updated'),
      card: 'note',
      cell: ({ updatedAt }) => <DateText value={updatedAt} format="short" />,
    },
  ];
}

const articleList = {
  filters: {
    kind: oneOf(valuesOf(articleKinds)),
    state: oneOf(valuesOf(articleStates)),
    missing: oneOf(valuesOf(missingLanguages)),
  },
  sorts: ['updatedAt_-1', 'createdAt_-1', 'createdAt_1'],
  limit: 20,
} as const;

/** All articles of the site: tips, policies, prakas, legal pages, about, guides. */
export function ArticleAdminPage() {
  const { t } = useTranslation('article-admin');
  const control = useListUrl(articleList);
  const { asked } = control;
  const query = useQuery(apiPage('GET /admin/article', { query: listRequest(articleList, asked) }));
  const columns = useArticleColumns();
  const none = isNarrowed(asked) ? 'empty' : 'none';
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        action={
          <Menu position="bottom-end">
            <Menu.Target>
              <Button leftSection={<IconPlus size={18} aria-hidden />}>{t('new')}</Button>
            </Menu.Target>
            <Menu.Dropdown>
              {valuesOf(listedKinds).map((kind) => (
                <Menu.Item key={kind} component={Link} to={adminPaths.articleCreate({ kind })}>
                  {localized(listedKinds[kind])}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        }
      />
      <FilterBar
        {...control}
        search={{ label: t('search'), hint: t('searchHint') }}
        selects={[
          { name: 'kind', label: t('column.kind'), choices: choicesOf(articleKinds) },
          { name: 'state', label: t('column.state'), choices: choicesOf(articleStates) },
          { name: 'missing', label: t('column.languages'), choices: choicesOf(missingLanguages) },
        ]}
      />
      <ListView
        {...control}
        query={query}
        label={t('title')}
        columns={columns}
        empty={<EmptyState icon={IconBooks} title={t(`${none}.title`)} text={t(`${none}.text`)} />}
      />
    </>
  );
}
