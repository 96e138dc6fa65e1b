/**
 * Checks user-visible text against GLOSSARY.md: words that it advises against must not occur, where an English text has
 * one of the terms in bold its Khmer text must have the Khmer term, and English follows the rules of style.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { glossaryExceptions, styleExceptions } from './glossary-exception.ts';
import { styleRules } from './style-rule.ts';

const rows = readFileSync(path.join(import.meta.dirname, 'GLOSSARY.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  // Drops the heading and the line below it.
  .slice(2);
const avoided = rows.flatMap(([, thing, , , words = '']) =>
  words
    .split(', ')
    .filter(Boolean)
    .map((word) => ({ thing, word: word.toLowerCase() })),
);

/** The last of several words may be in the plural: `saved searches`, `industries`. */
const plural = (term: string) =>
  /[^aeiou]y$/.test(term) ? `${term.slice(0, -1)}(?:y|ies)` : `${term}(?:e?s)?`;
const terms = rows.flatMap(([, , english = '', khmer = '']) =>
  [...english.matchAll(/\*\*(.+?)\*\*/g)].map(([, term = '']) => ({
    term,
    said: new RegExp(`(?<![\\w-])${plural(term)}(?![\\w-])`, 'i'),
    khmer: khmer.split(/[,;()“”"]/).flatMap((word) => word.trim() || []),
  })),
);

const read = [
  'apps/web/src/locales/*/*.json',
  'apps/web/src/features/*/pages.ts',
  'packages/contract/src/*/*.ts',
  'apps/api/src/*.mail.ts',
  'apps/api/src/*-words.ts',
  // Passwords are listed as people type them.
  ':!packages/contract/src/accounts/common-word.ts',
];
const filesOf = (patterns: readonly string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && !file.includes('.test.'));
const files = filesOf(read);
/** Names of icons are not read. */
const textOf = (file: string) => readFileSync(file, 'utf8').replace(/\bIcon\w+/g, '');

/** Texts of a new site, whose English is not checked for terms. */
const seeded = filesOf(['prisma/seed/reference/*.ts', 'prisma/seed/demo/article/*.ts']);
const isKhmer = ({ word }: { word: string }) => /[\u1780-\u17b3]/.test(word);

const identifier = /\b[a-z]+[A-Z]\w*/g;
const unwanted = [...files, ...seeded].flatMap((file) =>
  textOf(file)
    .split('\n')
    .flatMap((line, index) =>
      avoided
        .filter((one) => !seeded.includes(file) || isKhmer(one))
        .filter(({ word }) => line.replace(identifier, '').toLowerCase().includes(word))
        .map(
          ({ word, thing }) => `${file}:${index + 1}: "${word}"; GLOSSARY.md has another word (${thing}).`,
        ),
    ),
);

interface Pair {
  /** `job:filter.type`, or the file where both are in one line. */
  at: string;
  en: string;
  km: string;
}

/** Flattens to `a.b` → text. Plural forms of a counted text share one key. */
function flat(value: unknown, prefix: string): [string, string][] {
  if (typeof value === 'string') return [[prefix.replace(/_(?:zero|one|other)$/, ''), value]];
  return Object.entries(value ?? {}).flatMap(([key, entry]) =>
    flat(entry, prefix ? `${prefix}.${key}` : key),
  );
}

function ofLocale(file: string): Pair[] {
  const english = new Map(flat(JSON.parse(textOf(file.replace('/km/', '/en/'))), ''));
  return flat(JSON.parse(textOf(file)), '').map(([key, km]) => ({
    at: `${path.basename(file, '.json')}:${key}`,
    en: english.get(key) ?? '',
    km,
  }));
}

const quoted = `'((?:[^'\\\\]|\\\\.)*)'`;
const besides = [
  new RegExp(`\\ben: ${quoted},\\s*km: ${quoted}`, 'g'),
  new RegExp(`${quoted},\\s*'([^']*[\\u1780-\\u17b3][^']*)',?\\s*\\)`, 'g'),
];
const ofContract = (file: string): Pair[] =>
  besides.flatMap((pattern) =>
    [...textOf(file).matchAll(pattern)].map(([, en = '', km = '']) => ({ at: path.basename(file), en, km })),
  );

const pairs = files.flatMap((file) =>
  file.includes('/locales/km/')
    ? ofLocale(file)
    : /\/contract\/|\/pages\.ts$/.test(file)
      ? ofContract(file)
      : [],
);
// Placeholders, and paths of pages.
const placed = /\{\{?\w+\}?\}|\/[a-z-]+/g;
const withoutTerm = pairs.flatMap(({ at, en, km }) => {
  // A longer term whose Khmer is right covers the shorter one inside it: “screening question” covers “question”.
  const words = en.replace(placed, '');
  const held = terms.filter(({ said }) => said.test(words));
  return held
    .filter(({ khmer }) => !khmer.some((word) => km.includes(word)))
    .filter(
      ({ term }) =>
        !held.some((other) => other.term !== term && other.term.toLowerCase().includes(term.toLowerCase())),
    )
    .map(({ term, khmer }) => ({ at, en, km, term, khmer }));
});
const yesOrNo = pairs.filter(
  ({ en, km }) =>
    /^(?!.*\b(?:what|when|where|who|whom|why|how|which)\b)[^.?]*\?$/i.test(en) &&
    !/(?:ឬទេ|មែនទេ|បានទេ|ឬនៅ)\?$/.test(km),
);

const nameOf = ({ at, term }: { at: string; term: string }) => `${at} ${term}`;
const asked = new Set(['', ...withoutTerm.map(nameOf)]);
const outOfStyle = pairs.flatMap(({ at, en }) =>
  styleRules
    .filter(({ breaks }) => breaks(en.replace(placed, ''), at.split(/[.:]/).at(-1) ?? ''))
    .map(({ name, instead }) => ({ at: `${at} ${name}`, en, instead })),
);
const odd = new Set(['', ...outOfStyle.map(({ at }) => at)]);
const faults = [
  ...unwanted,
  ...withoutTerm
    .filter((fault) => !(nameOf(fault) in glossaryExceptions))
    .map(
      (fault) =>
        `${nameOf(fault)}: "${fault.en}" is "${fault.km}"; GLOSSARY.md says ${fault.khmer.join(' or ')}.`,
    ),
  ...yesOrNo.map(({ at, en, km }) => `${at}: "${en}" is "${km}"; a question of yes or no ends in ឬទេ?`),
  ...outOfStyle
    .filter(({ at }) => !(at in styleExceptions))
    .map(({ at, en, instead }) => `${at}: "${en}"; GLOSSARY.md wants ${instead}.`),
  ...Object.keys(styleExceptions)
    .filter((name) => !odd.has(name))
    .map((name) => `.github/glossary-exception.ts: "${name}" is no exception any more.`),
  ...Object.keys(glossaryExceptions)
    .filter((name) => !asked.has(name))
    .map((name) => `.github/glossary-exception.ts: "${name}" is no exception any more.`),
];
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length ? 1 : 0;
