/**
 * Checks every text that people read against GLOSSARY.md: words that it advises against must not occur, where an English
 * text has one of the terms in bold its Khmer text must have the Khmer term, both follow the rules of style, and a
 * sentence that states a promise of SECURITY.md is the one that was compared with it.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { glossaryExceptions, styleExceptions } from './glossary-exception.ts';
import { promised } from './promised-sentence.ts';
import { breaksOf, type Scope } from './style-rule.ts';
import { messages, pages, pairs, seeded, sentences, textOf } from './text-source.ts';

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');
const rows = read('GLOSSARY.md')
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

const isKhmer = ({ word }: { word: string }) => /[\u1780-\u17b3]/.test(word);
const identifier = /\b[a-z]+[A-Z]\w*/g;
const unwanted = [...pages, ...seeded].flatMap((file) =>
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

// Placeholders, and paths of pages.
const placed = /\{\{?\w+\}?\}|\/[a-z-]+/g;
const both = [...pairs, ...messages];
const withoutTerm = both.flatMap(({ at, en, km }) => {
  // A longer term whose Khmer is right covers the shorter one inside it: “screening question” covers “question”.
  const words = en.replace(placed, '');
  const held = terms.filter(({ said }) => said.test(words));
  return held
    .filter(({ khmer }) => !khmer.some((word) => km.toLowerCase().includes(word.toLowerCase())))
    .filter(
      ({ term }) =>
        !held.some((other) => other.term !== term && other.term.toLowerCase().includes(term.toLowerCase())),
    )
    .map(({ term, khmer }) => ({ name: `${at} ${term}`, en, km, khmer }));
});
const yesOrNo = both.filter(
  ({ en, km }) =>
    /^(?!.*\b(?:what|when|where|who|whom|why|how|which)\b)[^.?]*\?$/i.test(en) &&
    !/(?:ឬទេ|មែនទេ|បានទេ|ឬនៅ)\?$/.test(km),
);

const keyOf = (at: string) => at.split(/[.:]/).at(-1) ?? '';
const broken = (at: string, text: string, scope: Scope) =>
  breaksOf(text.replace(placed, ''), scope, keyOf(at)).map((rule) => ({ ...rule, at, text }));
const outOfStyle = [
  ...pairs.flatMap(({ at, en, km }) => [...broken(at, en, 'labels'), ...broken(at, km, 'labels')]),
  ...messages.flatMap(({ at, en, km }) => [...broken(at, en, 'sentences'), ...broken(at, km, 'sentences')]),
  ...sentences.flatMap(({ at, file, text, scope }) =>
    breaksOf(text, scope).map((rule) => ({ ...rule, at: file, text: `${at}: ${text}` })),
  ),
].map(({ at, name, instead, text }) => ({ name: `${at} ${name}`, instead, text }));

/** Texts by their key, and whole files where a sentence stands in code. */
const byKey = new Map(both.map((pair) => [pair.at, pair]));
const promises = new Set(
  [...read('SECURITY.md').matchAll(/^\| ((?:fault )?\d+) \|/gm)].map(([, number]) => number),
);
const brokenPromises = promised.flatMap(({ at, promise, en, km }) => {
  const translation = byKey.get(at);
  const inFile = at.endsWith('.ts') ? textOf(at) : undefined;
  const isUnchanged = inFile
    ? inFile.includes(en) && inFile.includes(km)
    : translation?.en === en && translation.km === km;
  return [
    ...(promises.has(promise) ? [] : [`${at}: SECURITY.md has no promise ${promise}.`]),
    ...(isUnchanged
      ? []
      : [
          `${at} no longer says “${en}”: compare it with promise ${promise}, then change promised-sentence.ts.`,
        ]),
  ];
});

const leftOver = (exceptions: Record<string, string>, found: readonly { name: string }[]) => {
  const needed = new Set(found.map(({ name }) => name));
  return Object.keys(exceptions)
    .filter((name) => !needed.has(name))
    .map((name) => `.github/glossary-exception.ts: "${name}" is no longer an exception.`);
};
const faults = [
  ...unwanted,
  ...withoutTerm
    .filter(({ name }) => !(name in glossaryExceptions))
    .map(({ name, en, km, khmer }) => `${name}: "${en}" is "${km}"; GLOSSARY.md says ${khmer.join(' or ')}.`),
  ...yesOrNo.map(({ at, en, km }) => `${at}: "${en}" is "${km}"; a question of yes or no ends in ឬទេ?`),
  ...outOfStyle
    .filter(({ name }) => !(name in styleExceptions))
    .map(({ name, text, instead }) => `${name}: "${text}"; GLOSSARY.md wants ${instead}.`),
  ...brokenPromises,
  ...leftOver(styleExceptions, outOfStyle),
  ...leftOver(glossaryExceptions, withoutTerm),
];
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length ? 1 : 0;
