import type { ArticleDetail, OtherArticle } from '@acheep/contract/content/article';
import { ministries } from '@acheep/contract/content/article-option';
import { paths } from '@acheep/contract/kernel/paths';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { LegalStatusBadge } from './article-card.tsx';
import classes from './article-view.module.css';

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** Links to other regulations by title and number. */
function Others({ articles }: { articles: readonly OtherArticle[] }) {
  const { t } = useTranslation('article');
  return (
    <ul className={classes.others}>
      {articles.map(({ _id, title, number }) => {
        const lang = title[currentLocale()] ? currentLocale() : currentLocale() === 'en' ? 'km' : 'en';
        return (
          <li key={_id}>
            <Anchor component={Link} to={paths.prakas(_id)} lang={lang}>
              {title[lang]}
            </Anchor>
            {number && ` (${t('numbered', { number })})`}
          </li>
        );
      })}
    </ul>
  );
}

/** Facts of a regulation: number, ministry, dates, legal status, and what it amends. */
export function ArticleFacts({ article }: { article: ArticleDetail }) {
  const { t } = useTranslation('article');
  const { kind, number, ministry, signedOn, effectiveOn, legalStatus, amends, amendedBy } = article;
  if (kind !== 'prakas') return null;
  return (
    <dl className={classes.facts} lang={currentLocale()}>
      {number && <Line label={t('fact.number')}>{number}</Line>}
      {ministry && <Line label={t('fact.ministry')}>{localized(ministries[ministry])}</Line>}
      {legalStatus && (
        <Line label={t('fact.legalStatus')}>
          <LegalStatusBadge status={legalStatus} />
        </Line>
      )}
      {signedOn && (
        <Line label={t('fact.signedOn')}>
          <DateText value={signedOn} format="day" />
        </Line>
      )}
      {effectiveOn && (
        <Line label={t('fact.effectiveOn')}>
          <DateText value={effectiveOn} format="day" />
        </Line>
      )}
      {amends.length > 0 && (
        <Line label={t('fact.amends')}>
          <Others articles={amends} />
        </Line>
      )}
      {amendedBy.length > 0 && (
        <Line label={t('fact.amendedBy')}>
          <Others articles={amendedBy} />
        </Line>
      )}
    </dl>
  );
}
