import type { Locale } from '../kernel/locale.ts';
import {
  chosen,
  dated,
  fact,
  factsOf,
  type PageFacts,
  type Reader,
  unlabelled,
  userText,
} from '../kernel/page-facts.ts';
import { documentSection, sectionsOf } from '../kernel/page-section.ts';
import { paths } from '../paths.ts';
import type { ArticleCard, ArticleDetail, OtherArticle } from './article.ts';
import { shownLanguageIn } from './article-language.ts';
import { articlePath } from './article-link.ts';
import { articleTopics, type LegalStatus, legalStatuses, ministries } from './article-option.ts';

const tones = { in_force: 'good', amended: 'wait', repealed: 'off' } as const;

/** Legal status of a regulation, as a badge. */
const legalStatusPhrase = (status: LegalStatus | null, reader: Reader) =>
  status && { text: chosen(legalStatuses, status, reader) ?? '', as: tones[status] };

/** Link to another regulation: its title, in the reader's language if available, and its number. */
function otherPhrase({ _id, title, number }: OtherArticle, { say, locale }: Reader) {
  const lang: Locale = title[locale] ? locale : locale === 'en' ? 'km' : 'en';
  const tail = number ? `(${say('article:numbered', { number })})` : '';
  return { text: title[lang] ?? '', lang, to: paths.prakas(_id), ...(tail && { tail }) };
}

/** Details of a regulation: number, ministry, legal status, dates and amendments. */
function legalFacts(article: ArticleDetail, reader: Reader) {
  const { say } = reader;
  const { number, ministry, legalStatus, amends, amendedBy } = article;
  const label = (key: string) => [key, say(`article:fact.${key}`)] as const;
  return factsOf(
    fact(...label('number'), number),
    fact(...label('ministry'), chosen(ministries, ministry, reader)),
    fact(...label('legalStatus'), legalStatusPhrase(legalStatus, reader)),
    fact(...label('signedOn'), dated(article.signedOn, reader)),
    fact(...label('effectiveOn'), dated(article.effectiveOn, reader)),
    fact(...label('amends'), ...amends.map((one) => otherPhrase(one, reader))),
    fact(...label('amendedBy'), ...amendedBy.map((one) => otherPhrase(one, reader))),
  );
}

/** Content of an article's page, in the `wanted` language or, if the article is incomplete in it, in the other one. */
export function articleFacts(
  article: ArticleDetail,
  reader: Reader,
  wanted: Locale = reader.locale,
): PageFacts {
  const { say } = reader;
  const { title, summary, body, kind, key, author, publishedAt, attachments } = article;
  const lang = shownLanguageIn(article, wanted);
  const day = publishedAt && (key ? article.updatedAt : publishedAt);
  const summaryShown = summary[lang];
  return {
    title: { text: title[lang] ?? '', lang },
    facts: factsOf(
      unlabelled('topic', chosen(articleTopics, article.topic, reader)),
      unlabelled('summary', summaryShown && { text: summaryShown, lang }),
      unlabelled('author', userText(author)),
      unlabelled(
        'minutes',
        kind !== 'prakas' && body[lang] && say('article:minutes', { count: article.minutes[lang] }),
      ),
      unlabelled(
        'day',
        dated(day, reader, { in: (date) => say(key ? 'article:changed' : 'article:published', { date }) }),
      ),
      unlabelled('only', lang !== wanted && say(`article:only.${lang}`)),
    ),
    sections: sectionsOf(
      { key: 'facts', facts: kind === 'prakas' ? legalFacts(article, reader) : [] },
      { key: 'body', html: body[lang] ?? undefined, lang, pictures: true },
      documentSection(say('article:documentsTitle', { count: attachments.length }), attachments),
    ),
  };
}

/** Facts on an article's card: topic, legal status, source, summary, reading time, date and number of documents. */
export function articleCardFacts(article: ArticleCard, reader: Reader): PageFacts {
  const { say, locale } = reader;
  const { title, summary, kind, number, minutes, publishedAt, signedOn, documents } = article;
  const lang = shownLanguageIn(article, locale);
  return {
    title: { text: title[lang] ?? '', lang, to: articlePath(article) },
    facts: factsOf(
      unlabelled(
        'topic',
        chosen(articleTopics, article.topic, reader),
        legalStatusPhrase(article.legalStatus, reader),
      ),
      unlabelled(
        'source',
        number && say('article:numbered', { number }),
        chosen(ministries, article.ministry, reader),
      ),
      unlabelled('summary', summary[lang] && { text: summary[lang], lang }),
      unlabelled('only', lang !== locale && say(`article:only.${lang}`)),
      unlabelled('minutes', kind !== 'prakas' && say('article:minutes', { count: minutes[lang] })),
      unlabelled(
        'day',
        publishedAt &&
          dated(
            signedOn ?? publishedAt,
            reader,
            signedOn ? { in: (date) => say('article:signed', { date }) } : {},
          ),
      ),
      unlabelled('documents', documents > 0 && say('article:documents', { count: documents })),
    ),
    sections: [],
  };
}
