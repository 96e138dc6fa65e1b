/**
 * `pnpm new noun jobs/survey ការស្ទង់មតិ`: creates all files of a noun that the operator manages, from the templates in
 * `new-noun/`. The result is a starting point; CONTRIBUTING explains the purpose of each file.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const templates = path.join(import.meta.dirname, 'new-noun');

interface NewNoun {
  /** Path of the repository. */
  root: string;
  /** Folder name: `jobs`. */
  domain: string;
  /** In kebab case: `salary-survey`. */
  noun: string;
  /** Name in Khmer. */
  khmer: string;
}

const plural = (word: string) =>
  /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}${/(s|x|ch|sh)$/.test(word) ? 'es' : 's'}`;
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Pairs of the sample's name and the noun's, in each spelling of code and texts: kebab case, camel case, words … */
function spellings(noun: string, many: string): [string, string][] {
  const ways = (kebab: string) => {
    const camel = kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const words = kebab.replaceAll('-', ' ');
    return [kebab, camel, capital(camel), kebab.replaceAll('-', '_'), words, capital(words)];
  };
  const paired = (sample: string, own: string) => {
    const replacements = ways(own);
    return ways(sample).map((way, index): [string, string] => [way, replacements[index] ?? '']);
  };
  // Plurals first, because the singular is their beginning.
  return [...paired('sample-nouns', many), ...paired('sample-noun', noun)];
}

/** Returns a function that converts a template's text to the noun's. */
function renaming({ domain, noun, khmer }: Omit<NewNoun, 'root'>) {
  const article = /^[aeiou]/.test(noun) ? 'an' : 'a';
  const pairs: [string, string][] = [
    ...['a', 'A'].map((one): [string, string] => [
      `${one} sample noun`,
      `${one === 'a' ? article : capital(article)} sample noun`,
    ]),
    ...spellings(noun, plural(noun)),
    ['ពាក្យគំរូ', khmer],
    ['/domain/', `/${domain}/`],
  ];
  return (text: string) => pairs.reduce((renamed, [from, to]) => renamed.replaceAll(from, to), text);
}

/** Inserts a line into a list of exports that is sorted by file. */
function listed(list: string, line: string): string {
  const fileOf = (one: string) => /from '(.+?)(\.module)?\.ts'/.exec(one)?.[1] ?? '';
  const lines = list.trimEnd().split('\n');
  const at = lines.findIndex((one) => fileOf(one) > fileOf(line));
  return `${lines.toSpliced(at < 0 ? lines.length : at, 0, line).join('\n')}\n`;
}

const words = "'sample-noun': typeof import('../../locales/en/domain/sample-noun.json');\n";
const page = `  sampleNoun: {
    '/admin/sample-noun': {
      access: 'Admin',
      words: ['sample-noun'],
      load: () => import('./sample-noun/sample-noun-page.tsx').then((m) => m.SampleNounPage),
      menu: { group: 'site', label: { en: 'Sample nouns', km: 'ពាក្យគំរូ' }, order: 200, icon: IconClipboardList },
    },
  },
`;

/** Edits of the three existing files in which a noun is registered, by path. */
const joining = (
  domain: string,
): Record<string, (text: string, rename: (text: string) => string) => string> => ({
  'packages/contract/src/nouns.ts': (text, rename) =>
    listed(text, rename("export * as sampleNoun from './domain/sample-noun.ts';")),
  'apps/api/src/module-list.ts': (text, rename) =>
    listed(
      text,
      rename("export { sampleNounModule } from './modules/domain/sample-noun/sample-noun.module.ts';"),
    ),
  [`apps/web/src/features/${domain}/pages.ts`]: (text, rename) =>
    text
      .replace(/import \{([^}]*)\} from '@tabler/, (_, icons: string) => {
        const all = new Set([...icons.split(',').flatMap((icon) => icon.trim() || []), 'IconClipboardList']);
        return `import { ${[...all].join(', ')} } from '@tabler`;
      })
      .replace('interface Words {\n', (found) => `${found}${rename(words)}`)
      .replace(/\n\};\n$/, `\n${rename(page)}};\n`),
});

/** Timestamp of the new migration: now, but always after the last one. */
function nextMigration(root: string, now: Date): number {
  const last = readdirSync(path.join(root, 'prisma/migrations'))
    .filter((name) => /^\d{14}_/.test(name))
    .sort()
    .at(-1);
  const today = Number(now.toISOString().replace(/\D/g, '').slice(0, 14));
  const next = Number(last?.slice(0, 14) ?? 0) + 1;
  return Math.max(today, next);
}

/** Writes the files of a noun, and registers it in the existing ones. Returns the paths of both. */
export function writeNoun({ root, domain, ...named }: NewNoun, now: Date) {
  const rename = renaming({ domain, ...named });
  const made = globSync('**/*', { cwd: templates })
    .filter((file) => statSync(path.join(templates, file)).isFile())
    .map((file) => ({
      from: path.join(templates, file),
      to: rename(file).replace('prisma/migrations/', `prisma/migrations/${nextMigration(root, now)}_`),
    }));
  const taken = made.find(({ to }) => existsSync(path.join(root, to)));
  if (taken) throw new Error(`${taken.to} is there already.`);
  for (const { from, to } of made) {
    mkdirSync(path.dirname(path.join(root, to)), { recursive: true });
    writeFileSync(path.join(root, to), rename(readFileSync(from, 'utf8')));
  }
  const edits = Object.entries(joining(domain));
  for (const [file, edit] of edits) {
    const whole = path.join(root, file);
    writeFileSync(whole, edit(readFileSync(whole, 'utf8'), rename));
  }
  return { made: made.map(({ to }) => to), edited: edits.map(([file]) => file) };
}

function main(root: string, [kind, address = '', khmer = '']: string[]) {
  const [, domain = '', noun = ''] = /^([a-z]+)\/([a-z]+(?:-[a-z]+)*)$/.exec(address) ?? [];
  const domains = readdirSync(path.join(root, 'apps/web/src/features')).filter((name) =>
    /^[a-z]+$/.test(name),
  );
  if (kind !== 'noun' || !domains.includes(domain) || !/^[\u1780-\u17d3 ]+$/.test(khmer))
    throw new Error(
      `pnpm new noun <domain>/<noun> <its name in Khmer>, where the domain is one of ${domains.join(', ')}`,
    );
  const { made, edited } = writeNoun({ root, domain, noun, khmer }, new Date());
  const bin = path.join(root, 'node_modules/.bin');
  execFileSync(path.join(bin, 'biome'), ['check', '--write', ...made, ...edited], { cwd: root });
  for (const generator of ['client', 'tables'])
    execFileSync(process.execPath, [path.join(root, 'packages/database/src/generate.ts'), generator], {
      cwd: root,
    });
  process.stdout.write(`${[...made, ...edited.map((file) => `${file} (edited)`)].join('\n')}\n`);
}

if (import.meta.main) {
  try {
    main(path.resolve(import.meta.dirname, '..'), process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
