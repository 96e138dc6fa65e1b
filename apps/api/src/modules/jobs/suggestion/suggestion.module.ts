import { suggestionGet } from '@acheep/contract/jobs/suggestion';
import type { Module } from '../../../module.ts';
import { visitorReads } from '../../../visitor-read.ts';
import { suggestionService } from './suggestion.service.ts';
import { suggestionTasks } from './suggestion.tasks.ts';

/** Search suggestions. */
export const suggestionModule: Module = {
  routes(register, deps) {
    const read = visitorReads(deps, suggestionService);
    register(suggestionGet, ({ query, request }) => read(request, (suggest) => suggest(query.search)));
  },
  tasks: suggestionTasks,
  tables: {
    job_title_start: { without: 'titles that jobs have' },
    company_start: { without: 'words of names of companies' },
  },
};
