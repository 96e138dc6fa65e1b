import * as article from '@acheep/contract/content/article';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { visitorReads } from '../../../visitor-read.ts';
import { visitorOf } from '../../jobs/view-counter/view.service.ts';
import { articleDirectory } from './article-directory.service.ts';

export function articleDirectoryRoutes(register: Register, deps: Deps) {
  const directory = articleDirectory(deps);
  const read = visitorReads(deps, articleDirectory);

  register(article.tipList, async ({ query, request }) => read(request, (lists) => lists.list('tip', query)));
  register(article.tipGet, async ({ params }) => ({ data: await directory.get('tip', params.id) }));
  register(article.policyList, async ({ query, request }) =>
    read(request, (lists) => lists.list('policy', query)),
  );
  register(article.policyGet, async ({ params }) => ({ data: await directory.get('policy', params.id) }));
  register(article.prakasList, async ({ query, request }) =>
    read(request, (lists) => lists.list('prakas', query)),
  );
  register(article.prakasGet, async ({ params }) => ({ data: await directory.get('prakas', params.id) }));
  register(article.tosGet, async () => ({ data: await directory.text('tos') }));
  register(article.nssfGet, async () => ({ data: await directory.text('nssf') }));
  register(article.articleGet, async ({ query }) => ({ data: await directory.text(query.key) }));
  register(article.articleViewed, async ({ params, request }) => {
    await directory.viewed(params.id, visitorOf(request));
    return { data: null };
  });
  register(article.articleUseful, async ({ params, body, request }) => ({
    data: await directory.useful(params.id, body.useful, visitorOf(request)),
  }));
}
