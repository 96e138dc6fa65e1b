import { articlePaths } from '@acheep/contract/content/article-link';

import {
  type ArticleFilterName,
  type ArticleList,
  articleShapes,
  articleSorts,
  articles,
  type ListedKind,
  legalStatuses,
  ministries,
} from '@acheep/contract/content/article-option';
import { canonicalSearch, isNarrowed, listRequest } from '@acheep/contract/kernel/list-url';
import { Button, Container, Title } from '@mantine/core';
import { IconBooks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { articleListKey } from '../../../entities/content/article/article.api.ts';
import { ArticleCardList } from '../../../entities/content/article/article-card-list.tsx';
import { apiPage } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { countText } from '../../../ui/count-text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Filter } from '../../../ui/filter.ts';
import { FilteredList } from '../../../ui/filtered-list.tsx';
import { ListResults } from '../../../ui/list-results.tsx';
import { NothingFound } from '../../../ui/nothing-found.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import classes from './article-page.module.css';

function useFilters(kind: ListedKind): Filter<ArticleFilterName>[] {
  const { t } = useTranslation('article');
  const filter = (name: ArticleFilterName, shape: Filter['kind'], options: Filter['options']) => ({
    name,
    label: t(`fact.${name}`),
    kind: shape,
    options,
  });
  return [
    filter('topic', 'checks', choicesOf(articleShapes[kind].topics)),
    ...(kind === 'prakas'
      ? [
          filter('legalStatus', 'checks', choicesOf(legalStatuses)),
          filter('ministry', 'folded', choicesOf(ministries)),
        ]
      : []),
  ];
}

/** Tips, policies or prakas: search, topics, order and page are in the URL. */
function ArticleListPage({ kind }: { kind: ListedKind }) {
  const { t } = useTranslation('article');
  const list: ArticleList = articles[kind];
  const control = useListUrl(list);
  const { asked, set, clear, pageLink } = control;
  const result = useQuery(apiPage(articleListKey(kind), { query: listRequest(list, asked) as never }));
  const filters = useFilters(kind);
  const meta = result.data?.meta;
  const sorts = choicesOf(articleSorts).filter(({ value }) => asked.search !== '' || value !== 'relevance');
  const all = (
    <Button component={Link} to={articlePaths[kind].list()}>
      {t(`${kind}.all`)}
    </Button>
  );
  return (
    <Container className={classes.page}>
      <PageHead
        title={t(`${kind}.title`)}
        description={t(`${kind}.description`)}
        canonical={canonicalSearch(list, asked)}
      />
      <Title order={1}>{t(`${kind}.title`)}</Title>
      <p className={classes.lead}>{t(`${kind}.description`)}</p>
      <search className={classes.search}>
        <SearchField
          bare
          label={t('search.label')}
          hint={t(`${kind}.searchHint`)}
          value={asked.search}
          onSearch={(wanted) => set('search', wanted)}
        />
      </search>
      <FilteredList
        {...control}
        filters={filters}
        sorts={sorts}
        label={t(`${kind}.results`)}
        count={
          meta && !result.isError
            ? t(`${kind}.count`, { count: meta.total, number: countText(meta) })
            : undefined
        }
      >
        <ListResults
          query={result}
          asked={asked}
          pageLink={pageLink}
          waiting={<ArticleCardList articles={undefined} expected={5} />}
          empty={
            isNarrowed(asked) ? (
              <NothingFound title={t(`${kind}.none`)} asked={asked} clear={clear} all={all} />
            ) : (
              <EmptyState icon={IconBooks} title={t(`${kind}.empty`)} text={t('emptyText')} />
            )
          }
        >
          {(rows) => <ArticleCardList articles={rows} expected={0} />}
        </ListResults>
      </FilteredList>
    </Container>
  );
}

export const TipListPage = () => <ArticleListPage key="tip" kind="tip" />;
export const PolicyListPage = () => <ArticleListPage key="policy" kind="policy" />;
export const PrakasListPage = () => <ArticleListPage key="prakas" kind="prakas" />;
