import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { endpoints } from '@acheep/contract/endpoints';
import type { Endpoint } from '@acheep/contract/kernel/endpoint';
import { parseSync, Visitor, type VisitorObject } from 'oxc-parser';
import { z } from 'zod';

/** Regular expression in the product's code. */
export interface SourcePattern {
  /** `apps/api/src/plumbing/network.ts:12` */
  place: string;
  source: string;
  flags: string;
}

const root = path.resolve(import.meta.dirname, '../../../..');
const folders = ['packages/contract/src', 'packages/search/src', 'apps/api/src', 'apps/web/src'];
const notProduct = /\.(?:test|preview|d)\.|\/(?:testing|local|generated)\//;

/** Literal patterns of a file, and the places where it builds others. */
export function patternsIn(file: string, text: string) {
  const literal: SourcePattern[] = [];
  const built: { place: string; inFunction: boolean }[] = [];
  let functions = 0;
  const enter = () => {
    functions += 1;
  };
  const leave = () => {
    functions -= 1;
  };
  const placeOf = ({ start }: { start: number }) => `${file}:${text.slice(0, start).split('\n').length}`;
  const build: VisitorObject['NewExpression'] & VisitorObject['CallExpression'] = (node) => {
    if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp')
      built.push({ place: placeOf(node), inFunction: functions > 0 });
  };
  new Visitor({
    Literal(node) {
      if ('regex' in node)
        literal.push({ place: placeOf(node), source: node.regex.pattern, flags: node.regex.flags });
    },
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    NewExpression: build,
    CallExpression: build,
  }).visit(parseSync(file, text).program);
  return { file, literal, built };
}

/** Patterns that the modules of `files` build on load, each with the place of its `new RegExp`. */
async function builtBy(files: readonly string[]): Promise<SourcePattern[]> {
  const found: SourcePattern[] = [];
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, [pattern, flags]) {
      const made = new target(pattern, flags);
      const [, place] =
        new Error('where').stack?.split('\n')[2]?.match(/((?:apps|packages)\/[^:]+:\d+):\d+\)?$/) ?? [];
      if (place) found.push({ place, source: made.source, flags: made.flags });
      return made;
    },
  });
  try {
    for (const file of files) await import(pathToFileURL(path.join(root, file)).href);
  } finally {
    globalThis.RegExp = original;
  }
  return found;
}

/** Patterns by which the schema library checks formats, such as a date: they are in no file of ours. */
function inSchemas(): SourcePattern[] {
  const found: SourcePattern[] = [];
  for (const { method, path: address, query, body } of endpoints as readonly Endpoint[])
    for (const schema of [query, body])
      if (schema)
        z.toJSONSchema(schema, {
          io: 'input',
          unrepresentable: 'any',
          override: ({ jsonSchema: { pattern, allOf = [] } }) => {
            for (const source of [pattern, ...allOf.map((one) => one.pattern)])
              if (source) found.push({ place: `${method} ${address}`, source, flags: '' });
          },
        });
  return found;
}

/**
 * Every regular expression of the contract, the search, the API and the web page: literal ones, those built from others
 * on load of their module, those of the schemas; and the places where a function builds one, whose patterns cannot be
 * known.
 */
export async function sourcePatterns(): Promise<{ patterns: SourcePattern[]; inFunctions: string[] }> {
  const files = folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !notProduct.test(file))
    .sort();
  const read = files.map((file) => patternsIn(file, readFileSync(path.join(root, file), 'utf8')));
  const building = read.filter(({ built }) => built.some(({ inFunction }) => !inFunction));
  const built = await builtBy(building.map(({ file }) => file));
  const all = [...read.flatMap(({ literal }) => literal), ...built, ...inSchemas()];
  return {
    patterns: [...new Map(all.map((one) => [`/${one.source}/${one.flags}`, one])).values()],
    inFunctions: read.flatMap((one) =>
      one.built.filter(({ inFunction }) => inFunction).map(({ place }) => place),
    ),
  };
}
