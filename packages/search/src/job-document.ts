import { searchText } from './document.ts';

type Text = string | null | undefined;

/** A job's texts by how much a match in them says. Rich texts may be HTML. */
export interface JobTexts {
  title: string;
  /** Names that the job is filed under: company, category, skills, in every language they have. */
  tags: readonly Text[];
  /** Description, requirements, benefits. */
  texts: readonly Text[];
}

/** What a job row stores for the search; PostgreSQL derives its search columns from these three. */
export interface JobSearchFields {
  searchTitle: string;
  searchTags: string;
  searchBody: string;
}

/** The search column of a job's tags alone, for whoever renames one of them. */
export const jobSearchTags = (tags: JobTexts['tags']): string => searchText(...tags);

/** The search columns of a job. Whoever writes a job writes these with it. */
export const jobSearchFields = ({ title, tags, texts }: JobTexts): JobSearchFields => ({
  searchTitle: searchText(title),
  searchTags: jobSearchTags(tags),
  searchBody: searchText(...texts),
});
