import { searchText, searchTextInSteps } from './document.ts';
import { companyWords, wholeTitles } from './marked-word.ts';
import { finish, type Steps } from './steps.ts';
import { writtenForms } from './written-form.ts';

/**
 * Version of the rules for the search columns. Increase it with every change of how texts are split into words, or
 * which of them are stored: the worker then recomputes the columns of all records.
 */
export const searchRules = 4;

type Text = string | null | undefined;

interface Named {
  name?: Text;
  nameEn?: Text;
  nameKm?: Text;
}

/** Names of the tags of a record, in every language: from records, or as given. */
export const searchTags = (...under: readonly (Named | Text)[]): Text[] =>
  under.flatMap((one) =>
    typeof one === 'object' && one !== null ? [one.name, one.nameEn, one.nameKm] : [one],
  );

/** Texts of a record, by weight of a match. */
export interface SearchTexts {
  /** Title in every available language. */
  title: readonly Text[];
  /** Tags: `searchTags`. */
  tags: readonly Text[];
  /** Names of a company, which are found by their own letters only. */
  company?: readonly Text[];
  /** Body texts, plain or HTML. */
  texts: readonly Text[];
}

/** Columns that a row stores for the search; PostgreSQL derives its search vectors from the first three. */
export interface SearchFields {
  searchTitle: string;
  searchTags: string;
  searchBody: string;
  /** Written form of words in title and tags, where it differs from the term. */
  searchWritten: Record<string, string>;
  searchRules: number;
}

/** Search columns that depend on tags, for use when a tag is renamed. */
export function searchTagFields({ title, tags, company = [] }: Omit<SearchTexts, 'texts'>) {
  const availableTexts = [title, company].map((texts) => texts.filter((text) => typeof text === 'string'));
  const [titles = [], names = []] = availableTexts;
  const marked = new Set([...titles.flatMap(wholeTitles), ...names.flatMap(companyWords)]);
  return {
    searchTags: [searchText(...tags), ...marked].filter(Boolean).join(' '),
    searchWritten: writtenForms([...title, ...tags, ...company]),
  };
}

/** `searchFields` in steps: the longest texts take half a second. */
export function* searchFieldsInSteps({ texts, ...head }: SearchTexts): Steps<SearchFields> {
  return {
    searchTitle: yield* searchTextInSteps(...head.title),
    ...searchTagFields(head),
    searchBody: yield* searchTextInSteps(...texts),
    searchRules,
  };
}

/** Search columns of a record, to be written together with it. */
export const searchFields = (texts: SearchTexts): SearchFields => finish(searchFieldsInSteps(texts));
