import { searchText, searchTextInSteps } from './document.ts';
import { finish, type Steps } from './steps.ts';
import { writtenForms } from './written-form.ts';

/**
 * Which rules the search columns were made by. Whoever changes how texts are cut into words, or what is kept of them,
 * counts it up: the worker then makes the columns of every entry of every list anew.
 */
export const searchRules = 2;

type Text = string | null | undefined;

interface Named {
  name?: Text;
  nameEn?: Text;
  nameKm?: Text;
}

/** The names that an entry is filed under, in every language they have: of records, or as they are. */
export const searchTags = (...under: readonly (Named | Text)[]): Text[] =>
  under.flatMap((one) =>
    typeof one === 'object' && one !== null ? [one.name, one.nameEn, one.nameKm] : [one],
  );

/** The texts of an entry by how much a match in them says. */
export interface SearchTexts {
  /** What it is called, in every language it has a name in. */
  title: readonly Text[];
  /** What it is filed under: `searchTags`. */
  tags: readonly Text[];
  /** What it says; may be HTML. */
  texts: readonly Text[];
}

/** What a row stores for the search; PostgreSQL derives its search columns from the first three. */
export interface SearchFields {
  searchTitle: string;
  searchTags: string;
  searchBody: string;
  /** How words of title and tags are written, where that is not as they are looked up. */
  searchWritten: Record<string, string>;
  searchRules: number;
}

/** The search columns that an entry's tags decide, for whoever renames one of them. */
export const searchTagFields = ({ title, tags }: Pick<SearchTexts, 'title' | 'tags'>) => ({
  searchTags: searchText(...tags),
  searchWritten: writtenForms([...title, ...tags]),
});

/** What `searchFields` does, in steps: the longest texts take half a second. */
export function* searchFieldsInSteps({ title, tags, texts }: SearchTexts): Steps<SearchFields> {
  return {
    searchTitle: yield* searchTextInSteps(...title),
    ...searchTagFields({ title, tags }),
    searchBody: yield* searchTextInSteps(...texts),
    searchRules,
  };
}

/** The search columns of an entry. Whoever writes an entry writes these with it. */
export const searchFields = (texts: SearchTexts): SearchFields => finish(searchFieldsInSteps(texts));
