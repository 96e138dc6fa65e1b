/** The filters of the list of jobs that say how many jobs each of their values has. */
export const facetNames = [
  'categoryId',
  'provinceId',
  'industryId',
  'type',
  'experience',
  'qualification',
  'salary',
  'posted',
] as const;
export type FacetName = (typeof facetNames)[number];

/** Steps of the salary filter, whole US dollars a month. */
export const salarySteps = [200, 300, 400, 500, 700, 1000, 1500, 2000, 3000] as const;
