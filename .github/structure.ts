// Checks the layout of the code: where files may be, and how long they may be (permitted imports are in `imports.mjs`).
// Also checks that links between documents lead somewhere, that each decision has a number of its own, and that external
// parts of builds and servers are pinned by content: actions by a commit, images by a digest.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const maxLines = 350;
const suffixes =
  'module|service|repository|policy|presenter|tasks|mail|document|dom|test|preview|case|worker|journey|config|api|d';
const kebab = new RegExp(`^[a-z0-9]+(-[a-z0-9]+)*(\\.(${suffixes}))*\\.(ts|tsx)$`);
const emptyNames = /(^|\/)(index|utils?|helpers?|misc|common)(\.|\/)/;
const modulePart = /^apps\/api\/src\/modules\/[a-z]+\/([a-z-]+)\/([a-z-]+)\.([a-z.]+)\.ts$/;
const moduleParts = [
  'module',
  'service',
  'repository',
  'policy',
  'presenter',
  'tasks',
  'mail',
  'document',
  'test',
  'case',
  'preview',
  'worker',
];

const filesOf = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && existsSync(file));
const linesOf = (source: string) => source.split('\n').length - 1;

const files = filesOf('*.ts', '*.tsx').filter((file) => !file.includes('/generated/'));
const faults: string[] = [];

/** The demo data is at its size limit: a noun that joins it adds one `insert-<noun>.ts` of this size at most. */
const demo = { folder: 'prisma/seed/demo/', files: 26, lines: 6_800, each: 100 };

const inRepository = 'Prisma and SQL live in the repository of their noun';

/** Database statements outside of transactions: `prisma.job.count(…)`, `` tx.$queryRaw`…` ``, `pool.query(…)`. */
const statement = /\b(prisma|tx|db)\.(\w+\.\w+\(|\$(query|execute)Raw)|\bpool\.query\(/;
const mayAsk =
  /^(?!apps\/api\/src\/)|^apps\/api\/src\/(testing\/|plumbing\/queue\.ts|plugins\/health\.ts)|\.(repository|test|case)\./;

/** Methods of services that take their caller's transaction by position; one that takes a `Call` has its endpoint's. */
const inTransaction =
  /^ {4}(?:async )?(\w+)(?:: (?:async )?)?\(\s*tx: Transaction\b(?![^)]*\)\s*=> Promise<)/gm;

for (const file of files) {
  const source = readFileSync(file, 'utf8');
  const lines = linesOf(source);
  if (lines > maxLines) faults.push(`${file} has ${lines} lines: split it; nothing is over ${maxLines}.`);
  if (!kebab.test(path.basename(file))) faults.push(`${file}: name it in kebab-case, with a known suffix.`);
  if (emptyNames.test(file)) faults.push(`${file}: the name says nothing; name it after what it holds.`);
  const part = modulePart.exec(file);
  if (part && !moduleParts.includes((part[3] ?? '').split('.').at(-1) ?? ''))
    faults.push(`${file}: a module's files end in ${moduleParts.join(', ')}.`);
  if (/\b(TODO|FIXME)\b/.test(source) && !file.startsWith('.github/'))
    faults.push(`${file}: do it, or open an issue, and delete the note.`);
  for (const [, name = ''] of /\.(service|module)\.ts$/.test(file) ? source.matchAll(inTransaction) : [])
    if (!name.endsWith('In'))
      faults.push(`${file}: ${name} takes the transaction of its caller: call it ${name}In.`);
  if (!mayAsk.test(file) && statement.test(source))
    faults.push(`${file} asks the database: ${inRepository}.`);
}

const demoFiles = filesOf(demo.folder);
const demoLines = demoFiles.reduce((sum, file) => sum + linesOf(readFileSync(file, 'utf8')), 0);
const inserts = demoFiles.filter((file) => file.startsWith(`${demo.folder}insert-`)).length;
const demoRoom = demo.lines + demo.each * (inserts - demo.files);
if (demoLines > demoRoom)
  faults.push(
    `${demo.folder} has ${demoLines} lines: a new noun gets ${demo.each}, and all of it ${demoRoom}.`,
  );

const foreign = filesOf('.github/workflows/*', '*Dockerfile', '*compose*.yml', '.github/operating/*.yml');
for (const file of foreign) {
  const source = readFileSync(file, 'utf8');
  for (const [, used = ''] of source.matchAll(/^[ -]*uses: *(.*)$/gm)) {
    if (!/^(\.\/|[\w./-]+@[0-9a-f]{40} # v\d)/.test(used))
      faults.push(
        `${file} uses ${used}: name the commit, and its version behind it: owner/action@<40 digits> # v1.2.3.`,
      );
  }
  if (file.startsWith('.github/workflows/')) {
    if (!/^permissions:\n {2}\w/m.test(source) || /write-all/.test(source))
      faults.push(`${file}: say for all of it what it may do (permissions:), and no more than it needs.`);
  }
  const stages = new Set([...source.matchAll(/^FROM .* AS (\w+)$/gm)].map(([, name]) => name));
  for (const [, image = ''] of source.matchAll(/^(?: *image: |ARG \w+_IMAGE=|FROM )(\S+)/gm)) {
    const isOurs =
      stages.has(image) ||
      /^(scratch|\$\{(NODE_IMAGE|ACHEEP_IMAGE:-acheep)\}|ghcr\.io\/owner\/acheep)$/.test(image);
    if (!isOurs && !/:[\w.-]+@sha256:[0-9a-f]{64}\}?$/.test(image))
      faults.push(`${file} takes the image ${image}: name tag and digest, name:tag@sha256:<64 digits>.`);
  }
}

/** Decisions by number. */
const numbered = new Map<string, string>();
for (const file of filesOf('.github/decisions/*.md')) {
  const number = path.basename(file).slice(0, 3);
  const other = numbered.get(number);
  if (other) faults.push(`${file}: ${other} has this number already; take the next one.`);
  numbered.set(number, file);
  const text = readFileSync(file, 'utf8');
  const words = text.trim().split(/\s+/).length;
  if (words > 400) faults.push(`${file} has ${words} words: a decision takes a page, 400 at most.`);
  if (!/^# \d{3} .+\n\nStatus: /.test(text) || !text.startsWith(`# ${number} `))
    faults.push(`${file}: begin with "# ${number} Title" and "Status: …".`);
}

/** As GitHub names the heading of a page in its address. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (file: string) =>
  new Set(
    [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)),
  );
for (const file of filesOf('*.md')) {
  for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^[a-z]+:/.test(to)) continue;
    const [name = '', anchor] = to.split('#');
    const target = name ? path.join(path.dirname(file), name) : file;
    if (!existsSync(target)) faults.push(`${file} links to ${to}, which is not there.`);
    else if (anchor && target.endsWith('.md') && !anchorsOf(target).has(anchor))
      faults.push(`${file} links to ${to}: that page has no such heading.`);
  }
}

for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`${files.length} files, ${faults.length} faults\n`);
process.exitCode = faults.length ? 1 : 0;
