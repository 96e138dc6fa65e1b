import { jobFilter, jobFilterNames } from '@acheep/contract/jobs/job-filter';
import {
  type JobExperience,
  jobExperiences,
  jobPerks,
  jobTypes,
  type Qualification,
} from '@acheep/contract/jobs/job-option';
import { provincesNear } from '@acheep/contract/jobs/province-near';
import type { Understood } from '@acheep/contract/jobs/understood';
import { asLabel, type Localized, untranslated } from '@acheep/contract/kernel/locale';
import { moneyText } from '@acheep/contract/kernel/money';
import type { Synonyms } from '@acheep/search/dictionary/synonym';
import {
  type RankedQuery,
  rankedQuery,
  relatedTrades,
  type WantedWords,
  wholeText,
} from '@acheep/search/query/ranked-query';
import { type Reading, readSearch, type SearchWish } from '@acheep/search/query/read-search';
import type { ReferenceNames } from '../reference/reference.presenter.ts';
import type { JobFilter } from './job-listed.repository.ts';

/** A search as it runs: the filters that were set, and those that its text asks for. */
export interface ReadSearch {
  filter: JobFilter;
  words: RankedQuery | null;
  /** The same with related trades, for a search that finds little; null where none is related. */
  wide: RankedQuery | null;
  understood: Understood[];
}

const cents = 100;
const labels = {
  night: { en: 'Night shift', km: 'វេនយប់' },
  graduate: { en: 'Fresh graduate', km: 'ទើបបញ្ចប់ការសិក្សា' },
  noExperience: { en: 'No experience', km: 'មិនមានបទពិសោធន៍' },
} satisfies Record<string, Localized>;
/** Wordings of which a job at night has one. */
const nightWords = ['night', 'overnight', 'យប់'];

/** What jobs ask for that are meant for people with a degree. */
const degrees = ['graduate', 'associate', 'bachelor', 'master', 'doctor'] as const satisfies Qualification[];

const both = (make: (locale: keyof Localized) => string): Localized => ({ en: make('en'), km: make('km') });

function experienceLabel(values: readonly JobExperience[]): Localized {
  if (values[0] === 'fresh') return labels.noExperience;
  const [first, last] = [values[0] as JobExperience, values.at(-1) as JobExperience];
  return both((locale) =>
    first === last
      ? jobExperiences[last][locale]
      : `${jobExperiences[first][locale]} – ${jobExperiences[last][locale]}`,
  );
}

interface Wished {
  label: Localized;
  filter?: Partial<JobFilter>;
}

const provinceOf = (wordings: readonly string[], references: ReferenceNames) => {
  const slugs = wordings.map((wording) => wording.toLowerCase().replaceAll(' ', '-'));
  return [...references.values()].find(({ slug }) => slugs.includes(slug));
};

/** The filter and the label of a wish. */
function wishedBy(wish: SearchWish, text: string, references: ReferenceNames): Wished {
  switch (wish.kind) {
    case 'type':
      return { label: jobTypes[wish.value], filter: { type: [wish.value] } };
    case 'experience':
      return {
        label: wish.degree ? labels.graduate : experienceLabel(wish.values),
        filter: { experience: [...wish.values], ...(wish.degree && { qualification: [...degrees] }) },
      };
    case 'salary': {
      const amount = moneyText(wish.dollars * cents, 'USD');
      return { label: { en: `From ${amount}`, km: `ចាប់ពី ${amount}` }, filter: { salary: wish.dollars } };
    }
    case 'perk':
      return { label: jobPerks[wish.value], filter: { perks: [wish.value] } };
    case 'remote':
      return { label: asLabel(jobFilter.remote.words), filter: { remote: true } };
    case 'shift':
      return { label: labels.night };
    case 'place': {
      const phrase = text.slice(wish.from, wish.to);
      const province = provinceOf(wish.province, references);
      if (!province) return { label: untranslated(phrase) };
      const near = wish.isNear ? provincesNear(province.slug) : [];
      const around = [...references.values()].filter(({ slug }) => near.includes(slug));
      const ids = [province, ...around].map(({ _id }) => _id);
      const label =
        wish.town.length > 0 || wish.isNear
          ? both((locale) => `${phrase} (${province.name[locale]})`)
          : province.name;
      return { label, filter: { provinceId: ids } };
    }
  }
}

/** What several wishes of a search ask for together: several places or kinds, and the lowest pay. */
function joined(filters: readonly Partial<JobFilter>[]): Partial<JobFilter> {
  const sum: Record<string, unknown> = {};
  for (const filter of filters)
    for (const [name, value] of Object.entries(filter)) {
      const before = sum[name];
      sum[name] = Array.isArray(before)
        ? [...new Set([...before, ...(value as string[])])]
        : before === undefined
          ? value
          : Math.min(Number(before), Number(value));
    }
  return sum;
}

const filterOf = (filter: Partial<JobFilter> | undefined) =>
  jobFilterNames.flatMap((name) => {
    const value = filter?.[name];
    return value === undefined ? [] : [{ name, value: [value].flat().join(',') }];
  })[0];

const titleOf = (text: string, { from, to, isTrade }: Reading['titles'][number]): Understood => {
  const phrase = text.slice(from, to);
  return { kind: isTrade ? 'title' : 'words', from, to, label: untranslated(phrase) };
};

function queriesOf(wanted: WantedWords, synonyms: Synonyms) {
  const related = relatedTrades(wanted, synonyms);
  return {
    words: rankedQuery(wanted, synonyms),
    wide: related.length > 0 ? rankedQuery({ ...wanted, relatedTrades: related }, synonyms) : null,
  };
}

/** The search for a text as it stands, whatever it may mean. */
function asWords(text: string, reading: Reading, filter: JobFilter, synonyms: Synonyms): ReadSearch {
  const wanted = { ...reading, company: text, town: [], having: [] };
  return {
    filter,
    ...queriesOf(wanted, synonyms),
    understood: reading.titles.map((span) => titleOf(text, span)),
  };
}

/**
 * Reads the text of a search: what it asks for beside the work becomes filters, unless the same filter is set, and the
 * rest is looked for. A text of which a part could be read as a wish may also be a company's name or the title of a
 * job: `isFound` tells whether a `to_tsquery` string finds a job.
 */
export async function readJobSearch(
  { text, filter }: { text: string; filter: JobFilter },
  {
    synonyms,
    references,
    isFound,
  }: { synonyms: Synonyms; references: ReferenceNames; isFound: (words: string) => Promise<boolean> },
): Promise<ReadSearch> {
  const reading = readSearch(text, synonyms, (wordings) => provinceOf(wordings, references) !== undefined);
  if (reading.wishes.length === 0) return asWords(text, reading, filter, synonyms);
  const whole = wholeText(text, reading.words.length > 0);
  if (whole !== null && (await isFound(whole))) {
    const quoted = readSearch(`"${text.replaceAll('"', ' ')}`, synonyms);
    return {
      ...asWords(text, quoted, filter, synonyms),
      understood: [titleOf(text, { from: 0, to: text.length, isTrade: false })],
    };
  }
  const wished = reading.wishes.flatMap((wish) => {
    const found = wishedBy(wish, text, references);
    const own = filterOf(found.filter);
    return own === undefined || filter[own.name] === undefined ? [{ wish, ...found, own }] : [];
  });
  const wishedFilter = joined(wished.flatMap(({ filter: own }) => own ?? []));
  const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
  const chips = wished.map(
    ({ wish: { kind, from, to }, label, own }): Understood => ({
      kind,
      from,
      to,
      label,
      ...(own && { filter: own }),
    }),
  );
  return {
    filter: { ...wishedFilter, ...given },
    ...queriesOf(
      {
        ...reading,
        company: '',
        town: wished.flatMap(({ wish }) => (wish.kind === 'place' ? wish.town : [])),
        having: wished.some(({ wish }) => wish.kind === 'shift') ? nightWords : [],
      },
      synonyms,
    ),
    understood: [...chips, ...reading.titles.map((span) => titleOf(text, span))].sort(
      (one, other) => one.from - other.from,
    ),
  };
}
