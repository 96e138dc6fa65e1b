/** Every text that people read, by where it stands: in two languages, in code, and in documents. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { textsIn } from '../apps/api/src/testing/source-text.ts';
import { errorCodes, errorText } from '../packages/contract/src/errors.ts';
import { en as english } from '../packages/contract/src/kernel/message/en.ts';
import { km as khmer } from '../packages/contract/src/kernel/message/km.ts';
import type { Scope } from './style-rule.ts';

const filesOf = (patterns: readonly string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && !/\.(?:test|case|preview)\./.test(file));

/** Names of icons are not read. */
export const textOf = (file: string) => readFileSync(file, 'utf8').replace(/\bIcon\w+/g, '');

/** Files whose words are the terms of the glossary. */
export const pages = filesOf([
  'apps/web/src/locales/*/*.json',
  'apps/web/src/features/*/pages.ts',
  'packages/contract/src/*/*.ts',
  'apps/api/src/*.mail.ts',
  'apps/api/src/*-words*.ts',
  'apps/api/src/*-words.json',
  ':!apps/api/src/testing',
  // Passwords and words of CVs are listed as people type them.
  ':!packages/contract/src/accounts/common-word.ts',
  ':!packages/contract/src/talent/written-level.ts',
]);

/** Texts of a new site and of the demo, whose English is not checked for terms. */
export const seeded = filesOf(['prisma/seed/reference/*.ts', 'prisma/seed/demo/content/article.json']);

export interface Pair {
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
  const words = new Map(flat(JSON.parse(textOf(file.replace('/km/', '/en/'))), ''));
  return flat(JSON.parse(textOf(file)), '').map(([key, km]) => ({
    at: `${path.basename(file, '.json')}:${key}`,
    en: words.get(key) ?? '',
    km,
  }));
}

const quoted = `'((?:[^'\\\\]|\\\\.)*)'`;
const besides = [
  new RegExp(`\\ben: ${quoted},\\s*km: ${quoted}`, 'g'),
  new RegExp(`${quoted},\\s*'([^']*[\\u1780-\\u17b3][^']*)',?\\s*\\)`, 'g'),
];
const ofCode = (file: string): Pair[] =>
  besides.flatMap((pattern) =>
    [...textOf(file).matchAll(pattern)].map(([, en = '', km = '']) => ({ at: path.basename(file), en, km })),
  );

/** Labels and texts that stand in both languages beside each other. */
export const pairs = pages.flatMap((file) =>
  file.includes('/locales/km/')
    ? ofLocale(file)
    : /\/contract\/|\/pages\.ts$|-words\.ts$/.test(file)
      ? ofCode(file)
      : [],
);

/** Sentences of errors and faults, by their code. */
export const messages: Pair[] = [
  ...(Object.keys(english) as (keyof typeof english)[]).map((key) => ({
    at: `message:${key}`,
    en: english[key],
    km: khmer[key],
  })),
  ...errorCodes.map((code) => ({
    at: `error:${code}`,
    en: errorText(code, 'en'),
    km: errorText(code, 'km'),
  })),
];

/** Code whose texts somebody reads outside of pages, with the rules for them. */
const readInCode: readonly { scope: Scope; files: readonly string[] }[] = [
  {
    scope: 'sentences',
    files: [
      'apps/api/src/*.mail.ts',
      'apps/api/src/*-words*.ts',
      'apps/api/src/*-words.json',
      'apps/api/src/modules/accounts/phone/phone-code.service.ts',
      ':!apps/api/src/testing',
    ],
  },
  {
    scope: 'everything',
    files: [
      // The command line, and why a start is refused.
      'apps/api/src/command.ts',
      'apps/api/src/command/*.ts',
      'apps/api/src/config.ts',
      'apps/api/src/local/*.ts',
      'apps/api/src/modules/accounts/admin/first-admin.ts',
      'apps/api/src/modules/platform/backup/*.ts',
      'packages/database/src/*.ts',
      // The description of the API.
      'apps/api/src/openapi/*.ts',
      'packages/contract/src/*.ts',
      'prisma/seed/*.ts',
      'prisma/seed/*.json',
      ':!packages/contract/src/accounts/common-word.ts',
    ],
  },
];

export interface Sentence {
  /** `path:line` */
  at: string;
  /** File name, by which exceptions name it. */
  file: string;
  text: string;
  scope: Scope;
}

const inCode = readInCode.flatMap(({ scope, files }) =>
  filesOf(files).flatMap((file) =>
    textsIn(file, readFileSync(file, 'utf8')).map(
      ({ line, text }): Sentence => ({ at: `${file}:${line}`, file: path.basename(file), text, scope }),
    ),
  ),
);

/** Guides and settings. What stands in code signs is no text. */
const inDocuments = filesOf([
  '.env.example',
  'README.md',
  '.github/*.md',
  '.github/operating/*.md',
  // It quotes what it advises against.
  ':!.github/GLOSSARY.md',
  // Records of what was thought at the time.
  ':!.github/decisions',
]).flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map(
      (line, index): Sentence => ({
        at: `${file}:${index + 1}`,
        file: path.basename(file),
        text: line.replace(/`[^`]*`/g, ''),
        scope: 'everything',
      }),
    ),
);

export const sentences: readonly Sentence[] = [...inCode, ...inDocuments];
