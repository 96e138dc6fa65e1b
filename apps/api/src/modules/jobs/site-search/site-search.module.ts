import { siteSearch } from '@acheep/contract/jobs/site-search';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { visitorReads } from '../../../visitor-read.ts';
import { siteSearchDocument } from './site-search.document.ts';
import { siteSearchService } from './site-search.service.ts';

function siteSearchRoutes(register: Register, deps: Deps) {
  const read = visitorReads(deps, (stands) => siteSearchService(stands));

  register(siteSearch, ({ query, locale, request }) =>
    read(request, (everything) =>
      everything.find(query.search, { locale, caller: request.ip, log: request.log }),
    ),
  );
}

export const siteSearchModule: Module = {
  routes: siteSearchRoutes,
  documents: (deps) => ({ '/search': siteSearchDocument(deps) }),
};
