import { type Suggestions, suggestionGet } from '@acheep/contract/jobs/suggestion';
import { today } from '@acheep/contract/kernel/calendar';
import { beginningOf, likelyBeginnings, startsOf } from '@acheep/search/query/suggestion';
import type { Deps } from '../../../deps.ts';
import type { Module } from '../../../module.ts';
import { readVersion } from '../../../search/list-version.repository.ts';
import { latestSynonyms } from '../../../search/synonym.repository.ts';
import { visitorReads } from '../../../visitor-read.ts';
import { publicImage } from '../../platform/upload/image-key.ts';
import { correctSearch } from '../job/job-spelling.service.ts';
import { presentReference } from '../reference/reference.presenter.ts';
import {
  findCompanies,
  findFiled,
  findTitles,
  listReferences,
  type SuggestedCompany,
  type SuggestedReference,
} from './suggestion.repository.ts';
import { suggestionTasks } from './suggestion.tasks.ts';

/** Maximum number per kind; a phone with its keyboard open shows about six in all. */
const shown = { titles: 6, categories: 3, provinces: 5, companies: 3 } as const;

/** A category or province with the words of its names in both languages. */
interface Named {
  row: SuggestedReference;
  starts: readonly string[];
}

const named = (row: SuggestedReference): Named => ({
  row,
  starts: [...startsOf(row.nameEn), ...startsOf(row.nameKm)],
});

const presentCompany = ({ id, name, nameKm, logoPath, openJobs }: SuggestedCompany) => ({
  _id: id,
  name,
  nameKm,
  logo: logoPath === null ? null : publicImage(logoPath).small,
  openJobs,
});

const nothing: Suggestions = { titles: [], categories: [], provinces: [], companies: [] };

/**
 * Suggestions for a text being typed. Titles, companies and the version of the list are read at once, however large the
 * site; then which matching categories and provinces have open jobs. More is read only where all of this finds nothing.
 */
function suggestionService({ database, now }: Pick<Deps, 'database' | 'now'>) {
  let known: { version: string; references: Promise<Named[]> } | undefined;
  const knownNames = new Map<string, Named>();

  /** The few categories and provinces are cached by the version of the list, and their words by their names. */
  async function read(): Promise<Named[]> {
    const rows = await listReferences(database);
    const before = new Map(knownNames);
    knownNames.clear();
    return rows.map((row) => {
      const key = JSON.stringify(row);
      const one = before.get(key) ?? named(row);
      knownNames.set(key, one);
      return one;
    });
  }

  async function references(): Promise<Named[]> {
    const version = await readVersion(database, 'job');
    if (known?.version === version) return known.references;
    const reading = { version, references: read() };
    reading.references.catch(() => {
      if (known === reading) known = undefined;
    });
    known = reading;
    return reading.references;
  }

  async function filedUnder(beginning: string, day: string) {
    const all = await references();
    const matching = all.filter(({ starts }) => starts.some((start) => start.startsWith(beginning)));
    const ids = matching.map(({ row }) => row.id);
    const open = ids.length > 0 ? await findFiled(database, { ids, today: day }) : new Set();
    const rows = matching.flatMap(({ row }) => (open.has(row.id) ? [row] : []));
    return (kind: SuggestedReference['kind']) => rows.filter((row) => row.kind === kind);
  }

  /** Titles for a text that nothing begins with: by its meaning, or its correction. */
  async function likelyTitles(typed: string, day: string): Promise<string[]> {
    const { synonyms } = await latestSynonyms(database);
    const version = await readVersion(database, 'job');
    const corrected = await correctSearch(database, typed, { version, now: now() });
    const others = [
      ...likelyBeginnings(typed, synonyms),
      ...(corrected === null ? [] : [beginningOf(corrected)]),
    ];
    const found = await Promise.all(
      others.map((beginning) => findTitles(database, { beginning, today: day, limit: shown.titles })),
    );
    return [...new Set(found.flat())].slice(0, shown.titles);
  }

  return async function suggest(typed: string | undefined): Promise<Suggestions> {
    const beginning = beginningOf(typed ?? '');
    if (!beginning) return nothing;
    const day = today(now());
    const [titles, companies, filed] = await Promise.all([
      findTitles(database, { beginning, today: day, limit: shown.titles }),
      findCompanies(database, { beginning, today: day, limit: shown.companies }),
      filedUnder(beginning, day),
    ]);
    const provinces = filed('province').slice(0, shown.provinces);
    const isNothing = titles.length + companies.length + filed('category').length + provinces.length === 0;
    return {
      titles: isNothing ? await likelyTitles(typed ?? '', day) : titles,
      categories: filed('category')
        .slice(0, shown.categories)
        .map((row) => ({ ...presentReference(row), iconName: row.iconName })),
      provinces: provinces.map(presentReference),
      companies: companies.map(presentCompany),
    };
  };
}

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
