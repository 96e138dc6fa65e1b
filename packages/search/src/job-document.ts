import { searchText, searchTextInSteps } from './document.ts';
import { finish, type Steps } from './steps.ts';
import { writtenForms } from './written-form.ts';

/**
 * Which rules the search columns were made by. Whoever changes how texts are cut into words, or what is kept of them,
 * counts it up: the worker then makes the columns of all jobs anew.
 */
export const searchRules = 1;

type Text = string | null | undefined;

/** A job's texts by how much a match in them says. Rich texts may be HTML. */
export interface JobTexts {
  title: string;
  /** Names that the job is filed under: company, category, skills, in every language they have. */
  tags: readonly Text[];
  /** Description, requirements, benefits. */
  texts: readonly Text[];
}

/** What a job row stores for the search; PostgreSQL derives its search columns from the first three. */
export interface JobSearchFields {
  searchTitle: string;
  searchTags: string;
  searchBody: string;
  /** How words of title and tags are written, where that is not as they are looked up. */
  searchWritten: Record<string, string>;
  searchRules: number;
}

/** The search columns that a job's tags decide, for whoever renames one of them. */
export const jobTagFields = ({ title, tags }: Pick<JobTexts, 'title' | 'tags'>) => ({
  searchTags: searchText(...tags),
  searchWritten: writtenForms([title, ...tags]),
});

/** What `jobSearchFields` does, in steps: the longest texts take half a second. */
export function* jobSearchFieldsInSteps({ title, tags, texts }: JobTexts): Steps<JobSearchFields> {
  return {
    searchTitle: yield* searchTextInSteps(title),
    ...jobTagFields({ title, tags }),
    searchBody: yield* searchTextInSteps(...texts),
    searchRules,
  };
}

/** The search columns of a job. Whoever writes a job writes these with it. */
export const jobSearchFields = (job: JobTexts): JobSearchFields => finish(jobSearchFieldsInSteps(job));
