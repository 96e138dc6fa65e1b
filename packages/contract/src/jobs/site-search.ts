import { z } from 'zod';
import { companyCard } from '../companies/company.ts';
import { articleCard } from '../content/article.ts';
import { listedGathering } from '../events/gathering-public.ts';
import { postCard } from '../feed/post.ts';
import { endpoint, listMeta, one } from '../kernel/endpoint.ts';
import { searchText } from '../kernel/list-query.ts';
import { jobCard } from './job.ts';
import { maxOfKind, type SearchKind } from './site-search-option.ts';

/** First results of a kind and their total number; null if the kind did not respond in time. */
const found = <S extends z.ZodType>(card: S) =>
  z
    .strictObject({
      data: z.array(card).max(maxOfKind),
      ...listMeta.pick({ total: true, total_capped: true }).shape,
      /** Corrected text, if the given one finds nothing. */
      corrected: z.string().optional(),
    })
    .nullable();

export const siteFound = z.strictObject({
  job: found(jobCard),
  company: found(companyCard),
  training: found(listedGathering),
  event: found(listedGathering),
  tip: found(articleCard),
  policy: found(articleCard),
  prakas: found(articleCard),
  post: found(postCard),
} satisfies Record<SearchKind, z.ZodType>);
export type SiteFound = z.infer<typeof siteFound>;

export const siteSearch = endpoint({
  method: 'GET',
  path: '/search',
  searches: 'site',
  access: 'public',
  summary: `Search all public records at once: the first ${maxOfKind} of each kind, and their total. A kind that does not respond in time is null`,
  query: z.strictObject({ search: searchText.optional() }),
  response: one(siteFound),
  limit: 'deepSearch',
});

/** @collected by `pages.ts`. */
export const pages = ['/search'] as const;
