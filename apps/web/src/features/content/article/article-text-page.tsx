import { articlePath } from '@acheep/contract/content/article-link';
import { type ArticleKey, articleKeys, guideRoles } from '@acheep/contract/content/article-option';
import { paths } from '@acheep/contract/paths';
import { Container, Title } from '@mantine/core';
import { IconBooks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { textQuery } from '../../../entities/content/article/article.api.ts';
import { ArticleView } from '../../../entities/content/article/article-view.tsx';
import { lazy } from '../../../lib/lazy.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isMissing, MissingRecord } from '../../../ui/missing-record.tsx';
import { ArticleFoot, ArticleHead, ArticleWaiting, useCountView } from './article-around.tsx';
import classes from './article-page.module.css';

/** An article that exists once, with its own address. */
function TextPage({ textKey, guide = false }: { textKey: ArticleKey; guide?: boolean }) {
  const { t } = useTranslation('article');
  const { data, error, refetch } = useQuery(textQuery(textKey));
  useCountView(data?._id);
  return (
    <Container className={classes.page}>
      {isMissing(error) ? (
        <MissingRecord
          icon={IconBooks}
          title={localized(articleKeys[textKey])}
          text={t('missing')}
          link={{ component: Link, to: paths.home() }}
          action={t('home')}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        <>
          <ArticleHead article={data} />
          {guide && (
            <Breadcrumb
              label={t('breadcrumb')}
              items={[{ label: t('guide.title'), link: { component: Link, to: paths.userGuides() } }]}
            />
          )}
          <ArticleView key={data._id} article={data} />
          <ArticleFoot article={data} />
        </>
      ) : (
        !error && <ArticleWaiting />
      )}
    </Container>
  );
}

export const TosPage = () => <TextPage key="tos" textKey="tos" />;
export const PrivacyPage = () => <TextPage key="privacy" textKey="privacy" />;
export const NssfPage = () => <TextPage key="nssf" textKey="nssf" />;
export const SafetyPage = () => <TextPage key="safety" textKey="safety" />;
const GuidePicture = lazy(() =>
  import('../../../entities/content/article/guide-picture.tsx').then((m) => ({ default: m.GuidePicture })),
);
const Scenes = lazy(() => import('./about-scene.tsx').then((m) => ({ default: m.AboutScenes })));

/** What the site says of itself, above people at work. */
export const AboutPage = () => (
  <>
    <TextPage key="about" textKey="about" />
    <Container className={classes.scenes}>
      <Suspense>
        <Scenes />
      </Suspense>
    </Container>
  </>
);
export const VisionPage = () => <TextPage key="vision" textKey="vision" />;

/** The guides, one for each role. */
export function GuideListPage() {
  const { t } = useTranslation('article');
  return (
    <Container className={classes.page}>
      <PageHead title={t('guide.title')} description={t('guide.description')} />
      <Title order={1}>{t('guide.title')}</Title>
      <p className={classes.lead}>{t('guide.description')}</p>
      <ul className={classes.guides}>
        {guideRoles.map((role) => (
          <li key={role} className={classes.guide}>
            <Suspense fallback={<span className={classes.guidePicture} />}>
              <GuidePicture role={role} />
            </Suspense>
            <h2 className={classes.guideTitle}>
              <Link to={articlePath({ _id: '', kind: 'guide', key: role })} className={classes.guideLink}>
                {localized(articleKeys[role])}
              </Link>
            </h2>
            <p>{t(`guide.${role}`)}</p>
          </li>
        ))}
      </ul>
    </Container>
  );
}

export function GuidePage() {
  const { role } = useParams();
  const { t } = useTranslation('article');
  const found = guideRoles.find((one) => one === role);
  if (found) return <TextPage key={found} textKey={found} guide />;
  return (
    <Container className={classes.page}>
      <MissingRecord
        icon={IconBooks}
        title={t('error.notFound', { ns: 'common' })}
        text={t('missing')}
        link={{ component: Link, to: paths.userGuides() }}
        action={t('guide.title')}
      />
    </Container>
  );
}
