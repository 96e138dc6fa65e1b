import type { ReferenceKind } from '@acheep/contract/jobs/reference-option';

/** Tables whose rows refer to entries; all of them are searchable by the entries' names. */
export type FiledTable = 'job' | 'company' | 'resume' | 'gathering' | 'article';

/** Columns that refer to entries of a list. A test compares this with the foreign keys. */
export const filedUnder: Record<ReferenceKind, readonly (readonly [FiledTable, string])[]> = {
  category: [
    ['job', 'category_id'],
    ['resume', 'wanted_category_id'],
    ['gathering', 'category_id'],
    ['article', 'category_id'],
  ],
  industry: [
    ['job', 'industry_id'],
    ['company', 'industry_id'],
  ],
  province: [
    ['job', 'province_id'],
    ['company', 'province_id'],
    ['resume', 'province_id'],
    ['resume', 'wanted_province_id'],
    ['gathering', 'province_id'],
  ],
  // Jobs and CVs store skills as text: `skill-use.repository.ts`.
  skill: [],
};

/** Tables searchable by the names of entries. */
export const searchedBy = (kind: ReferenceKind): FiledTable[] =>
  kind === 'skill' ? ['job', 'resume'] : [...new Set(filedUnder[kind].map(([table]) => table))];

/** Keys of entries within JSON: saved searches, and earlier versions of articles. */
export const namedAs: Record<Exclude<ReferenceKind, 'skill'>, 'categoryId' | 'industryId' | 'provinceId'> = {
  category: 'categoryId',
  industry: 'industryId',
  province: 'provinceId',
};
