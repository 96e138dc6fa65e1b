import type { ArticleDetail } from '@acheep/contract/content/article';
import { headOfArticle } from '@acheep/contract/content/article-language';
import { Button, Skeleton, Text } from '@mantine/core';
import { IconPrinter, IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { shownLanguage } from '../../../entities/content/article/article-language.ts';
import { call } from '../../../lib/api.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ShareButton } from '../../../ui/share-button.tsx';
import classes from './article-page.module.css';

/** Asks whether an article was useful. The answer can be changed and is counted once. */
function ArticleUseful({ article: { _id, useful } }: { article: ArticleDetail }) {
  const { t } = useTranslation('article');
  const [vote, setVote] = useState<boolean>();
  const answer = useMutation({
    mutationFn: (wanted: boolean) =>
      call('POST /article/:id/useful', { params: { id: _id }, body: { useful: wanted } }),
    onSuccess: (_, wanted) => setVote(wanted),
  });
  const yes = answer.data?.data.yes ?? useful.yes;
  const button = (wanted: boolean) => {
    const Icon = wanted ? IconThumbUp : IconThumbDown;
    return (
      <Button
        variant={vote === wanted ? 'light' : 'default'}
        size="sm"
        leftSection={<Icon size={16} aria-hidden />}
        aria-pressed={vote === wanted}
        disabled={answer.isPending}
        onClick={() => answer.mutate(wanted)}
      >
        {t(wanted ? 'useful.yes' : 'useful.no')}
      </Button>
    );
  };
  return (
    <section className={classes.useful} aria-label={t('useful.question')}>
      <p>{t('useful.question')}</p>
      {button(true)}
      {button(false)}
      <Text size="sm" c="dimmed" role="status">
        {vote !== undefined && `${t('useful.thanks')} `}
        {yes > 0 && t('useful.count', { count: yes })}
      </Text>
    </section>
  );
}

export const ArticleWaiting = () => (
  <div className={classes.waiting} role="status">
    <Skeleton height={16} width={180} />
    <Skeleton height={32} width="75%" mt={24} />
    <Skeleton height={18} width="40%" mt={14} />
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} height={14} mt={16} width={`${96 - index * 4}%`} />
    ))}
  </div>
);

export const ArticleHead = ({ article }: { article: ArticleDetail }) => (
  <PageHead {...headOfArticle(article, currentLocale())} />
);

export function ArticleFoot({ article }: { article: ArticleDetail }) {
  const { t } = useTranslation('article');
  const { pathname } = useLocation();
  return (
    <footer className={classes.foot} data-own>
      <ArticleUseful key={article._id} article={article} />
      <div className={classes.tools}>
        <ShareButton path={pathname} title={article.title[shownLanguage(article)] ?? ''} />
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      </div>
    </footer>
  );
}

/** Counts a view of an article. Fire and forget. */
export function useCountView(id: string | undefined) {
  useEffect(() => {
    if (id) void call('POST /article/:id/view', { params: { id } }).catch(() => undefined);
  }, [id]);
}
