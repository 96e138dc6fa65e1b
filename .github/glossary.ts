// Looks for the words that GLOSSARY.md advises against in everything that a person reads.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const rows = readFileSync(path.join(import.meta.dirname, 'GLOSSARY.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  // The heading and the line below it.
  .slice(2);
const avoided = rows.flatMap(([, thing, , , words = '']) =>
  words
    .split(', ')
    .filter(Boolean)
    .map((word) => ({ thing, word: word.toLowerCase() })),
);

const read = [
  'apps/web/src/locales/*.json',
  'packages/contract/src/*.ts',
  'apps/api/src/*.mail.ts',
  'apps/api/src/*-words.ts',
];
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...read], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !file.includes('.test.'));

const faults = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      avoided
        .filter(({ word }) => line.toLowerCase().includes(word))
        .map(
          ({ word, thing }) => `${file}:${index + 1}: "${word}"; GLOSSARY.md has another word (${thing}).`,
        ),
    ),
);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length ? 1 : 0;
