import { knownSynonymsInSteps } from '@acheep/search/synonym';
import type { Deps } from '../../deps.ts';
import { inTurns } from '../../in-turns.ts';
import { rememberedSearch } from '../../search/remembered-search.service.ts';
import { presentListed } from './job.presenter.ts';
import { readCards } from './job-card.repository.ts';
import { listedJobs } from './job-listed.repository.ts';
import { correctSearch } from './job-spelling.service.ts';
import { referenceNames } from './reference-name.service.ts';

/** The public list: asked for so often that what it finds is remembered. */
export function jobSearchService(deps: Pick<Deps, 'database' | 'now'>) {
  const names = referenceNames(deps);
  // The lexicon is cut up while the server starts: nobody's first search waits for it.
  void inTurns(knownSynonymsInSteps([]));
  return rememberedSearch(deps, {
    list: listedJobs,
    async read(ids, today) {
      const { version, rows } = await readCards(deps.database, ids, today);
      const named = await names.at(version);
      return { version, cards: new Map(rows.map((row) => [row.id, presentListed(row, named)])) };
    },
    correct: (text) => correctSearch(deps, text),
  });
}
