import type { CountedKind } from '@acheep/contract/jobs/search-term-option';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { visitorOf } from '../view-counter/view.service.ts';
import { foundIn, searchNotes } from './search-note.service.ts';

/** Notes the search of a list after its answer. Further pages and other sort orders are not counted again. */
export function searchNoter(deps: Pick<Deps, 'config' | 'database' | 'now'>) {
  const notes = searchNotes(deps);
  return (kind: CountedKind, request: FastifyRequest, language: Locale, answer: unknown) => {
    const query = request.query as Record<string, string | undefined>;
    const { search, offset = '0' } = query;
    if (!search || offset !== '0') return;
    const isNarrowed = Object.keys(query).some((name) => name.startsWith('filter['));
    const found = isNarrowed ? null : foundIn(answer);
    notes.note({ search, kind, language, found, isClick: false }, visitorOf(request));
  };
}
