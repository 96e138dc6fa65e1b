import type { ReferenceKind } from '@acheep/contract/jobs/reference-option';

/** The tables whose rows are filed under an entry. All of them are searched by its names. */
export type FiledTable = 'job' | 'company' | 'resume' | 'gathering' | 'article';

/** Which columns file rows under an entry of a list. A test holds this to the foreign keys. */
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
  // Jobs and CVs name skills in words: `skill-use.repository.ts`.
  skill: [],
};

/** What is searched by the names of an entry. */
export const searchedBy = (kind: ReferenceKind): FiledTable[] =>
  kind === 'skill' ? ['job', 'resume'] : [...new Set(filedUnder[kind].map(([table]) => table))];

/** What names an entry within JSON: kept searches, and earlier versions of texts. */
export const namedAs: Record<Exclude<ReferenceKind, 'skill'>, 'categoryId' | 'industryId' | 'provinceId'> = {
  category: 'categoryId',
  industry: 'industryId',
  province: 'provinceId',
};
