import type { ArticleDetail } from '@acheep/contract/content/article';
import { Button, Text } from '@mantine/core';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './article-page.module.css';

/** Asks whether a text was useful. Whoever has answered may change their mind, and is counted once. */
export function ArticleUseful({ article: { _id, useful } }: { article: ArticleDetail }) {
  const { t } = useTranslation('article');
  const [said, setSaid] = useState<boolean>();
  const answer = useMutation({
    mutationFn: (wanted: boolean) =>
      call('POST /article/:id/useful', { params: { id: _id }, body: { useful: wanted } }),
    onSuccess: (_, wanted) => setSaid(wanted),
  });
  const yes = answer.data?.data.yes ?? useful.yes;
  const button = (wanted: boolean) => {
    const Icon = wanted ? IconThumbUp : IconThumbDown;
    return (
      <Button
        variant={said === wanted ? 'light' : 'default'}
        size="sm"
        leftSection={<Icon size={16} aria-hidden />}
        aria-pressed={said === wanted}
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
        {said !== undefined && `${t('useful.thanks')} `}
        {yes > 0 && t('useful.count', { count: yes })}
      </Text>
    </section>
  );
}
