import { Alert } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../lib/page-head.tsx';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Composer } from './composer.tsx';
import classes from './feed.module.css';
import { Feed } from './feed.tsx';

/** The feed on the home page; with `createdBy` it is the page, of one person's entries. */
export function HomeFeed() {
  const { t } = useTranslation('post');
  const [params] = useSearchParams();
  const me = useSession()?.user._id;
  const createdBy = params.get('createdBy');
  if (!createdBy)
    return (
      <div className={classes.column}>
        <Section title={t('feed.title')}>
          <Composer />
          <Feed />
        </Section>
      </div>
    );
  const mine = createdBy === me;
  return (
    <div className={classes.column}>
      <PageHead title={t(mine ? 'feed.mine' : 'feed.theirs')} noIndex />
      <PageHeader title={t(mine ? 'feed.mine' : 'feed.theirs')} />
      {mine && (
        <>
          <Alert mb="md">{t('feed.mineText')}</Alert>
          <Composer />
        </>
      )}
      <Feed key={createdBy} />
    </div>
  );
}
