import type { ArticleCard as Article } from '@acheep/contract/content/article';
import { articleTopics, legalStatuses, ministries } from '@acheep/contract/content/article-option';
import { IconCalendar, IconClock, IconFileText } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import classes from './article-card.module.css';
import { shownLanguage } from './article-language.ts';
import { articlePath } from './article-link.ts';

const tones = { in_force: 'good', amended: 'wait', repealed: 'off' } as const;

export const LegalStatusBadge = ({ status }: { status: NonNullable<Article['legalStatus']> }) => (
  <StatusBadge tone={tones[status]}>{localized(legalStatuses[status])}</StatusBadge>
);

/** An article in a list. The whole card is clickable. */
export function ArticleCard({ article, as: Heading = 'h2' }: { article: Article; as?: 'h2' | 'h3' }) {
  const { t } = useTranslation('article');
  const { title, summary, cover, topic, kind, number, ministry, legalStatus, publishedAt } = article;
  const lang = shownLanguage(article);
  return (
    <article className={classes.card}>
      {cover && <img className={classes.cover} src={cover.small} alt="" loading="lazy" decoding="async" />}
      <div className={classes.body}>
        {(topic || legalStatus) && (
          <p className={classes.top}>
            {topic && <span className={classes.topic}>{localized(articleTopics[topic])}</span>}
            {legalStatus && <LegalStatusBadge status={legalStatus} />}
          </p>
        )}
        <Heading className={classes.title} lang={lang}>
          <Link to={articlePath(article)} className={classes.link}>
            {title[lang]}
          </Link>
        </Heading>
        {(number || ministry) && (
          <p className={classes.source}>
            {number && t('numbered', { number })}
            {number && ministry && ' · '}
            {ministry && localized(ministries[ministry])}
          </p>
        )}
        {summary[lang] && (
          <p className={classes.summary} lang={lang}>
            {summary[lang]}
          </p>
        )}
        <ul className={classes.facts}>
          {lang !== currentLocale() && <li className={classes.language}>{t(`only.${lang}`)}</li>}
          {kind !== 'prakas' && (
            <li>
              <IconClock size={16} stroke={1.75} aria-hidden />
              {t('minutes', { count: article.minutes[lang] })}
            </li>
          )}
          {publishedAt && (
            <li>
              <IconCalendar size={16} stroke={1.75} aria-hidden />
              <DateText value={article.signedOn ?? publishedAt} format="day">
                {(date) => (article.signedOn ? t('signed', { date }) : date)}
              </DateText>
            </li>
          )}
          {article.documents > 0 && (
            <li>
              <IconFileText size={16} stroke={1.75} aria-hidden />
              {t('documents', { count: article.documents })}
            </li>
          )}
        </ul>
      </div>
    </article>
  );
}
