import { adminPaths } from '@acheep/contract/admin-paths';
import type { AdminArticle } from '@acheep/contract/content/article-admin';
import {
  adminArticles,
  articleKinds,
  articleTopics,
  listedKinds,
} from '@acheep/contract/content/article-option';
import { localeNames } from '@acheep/contract/kernel/locale';
import { valuesOf } from '@acheep/contract/kernel/option';
import { Anchor, Button, Text } from '@mantine/core';
import { IconBooks, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { Menu } from '../../../ui/menu.tsx';
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

/** All articles of the site: tips, policies, prakas, legal pages, about, guides. */
export function ArticleAdminPage() {
  const { t } = useTranslation('article-admin');
  const list = useWorkList(adminArticles, 'GET /admin/article');
  return (
    <WorkList
      list={list}
      words="article-admin"
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
      icon={IconBooks}
      columns={useArticleColumns()}
    />
  );
}
