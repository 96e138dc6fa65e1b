import {
  type ArticleTopic,
  articleTopics,
  type Ministry,
  ministries,
} from '@acheep/contract/content/article-option';
import { searchTags } from '@acheep/search/analysis/search-fields';

interface Texts {
  titleEn?: string | null | undefined;
  titleKm?: string | null | undefined;
  summaryEn?: string | null | undefined;
  summaryKm?: string | null | undefined;
  bodyEn?: string | null | undefined;
  bodyKm?: string | null | undefined;
  topic?: string | null | undefined;
  ministry?: string | null | undefined;
  number?: string | null | undefined;
  author?: string | null | undefined;
}

const wordsOf = (option: { en: string; km: string } | undefined) =>
  option && { nameEn: option.en, nameKm: option.km };

/** Characters of each part, the maximum that the search reads of a text. */
const part = 20_000;
/** Splits a long text into parts that the search reads completely. */
export const inParts = (text: string | null | undefined): string[] =>
  Array.from({ length: Math.ceil((text?.length ?? 0) / part) }, (_, index) =>
    (text ?? '').slice(index * part, (index + 1) * part),
  );

/** The searchable fields of a text, in both languages; its documents are indexed separately. */
export const articleTexts = (it: Texts, category: { nameEn: string; nameKm: string } | null | undefined) => ({
  title: [it.titleEn, it.titleKm],
  tags: searchTags(
    wordsOf(articleTopics[it.topic as ArticleTopic]),
    wordsOf(ministries[it.ministry as Ministry]),
    category,
    it.number,
    it.author,
  ),
  texts: [it.summaryEn, it.summaryKm, ...inParts(it.bodyEn), ...inParts(it.bodyKm)],
});
