import { homeGet } from '@acheep/contract/content/home';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { homeDocument } from './home.document.ts';
import { waysIntoJobs } from './home.service.ts';

function homeRoutes(register: Register, deps: Deps) {
  const ways = waysIntoJobs(deps);
  register(homeGet, ({ locale }) => ways(locale));
}

/** The home page, which shows records of other nouns. */
export const homeModule: Module = {
  routes: homeRoutes,
  documents: (deps) => ({ '/': homeDocument(deps) }),
};
