import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { described } from '../src/openapi/described.ts';
import { openApiDocument } from '../src/openapi/document.ts';

const { resolve } = createRequire(import.meta.url);
const generator = path.join(path.dirname(resolve('oazapfts')), 'cli.js');
const compiler = path.join(path.dirname(resolve('typescript/package.json')), 'bin/tsc');

/** A partner's program: the types of the client are as strict as its own. */
const program = `import { partnerJobGet, partnerJobList } from './partner.ts';

export async function read(baseUrl: string, key: string) {
  const opts = { baseUrl, headers: { 'X-Api-Key': key } };
  const list = await partnerJobList({ search: 'weaver', filterType: 'full-time,part-time', limit: 1 }, opts);
  if (list.status !== 200) throw new Error(list.status === 401 ? list.data.code : 'failed');
  const [first] = list.data.data;
  if (!first) return null;
  const salary: number | null = first.salaryFrom;
  const one = await partnerJobGet(first._id, {}, opts);
  return { salary, title: one.status === 200 ? one.data.data.title : null };
}
`;

it('clients that a common generator makes of the descriptions compile, with the names of calls and records', async () => {
  // Inside the package, where the runtime of the clients is found.
  const cache = path.resolve(import.meta.dirname, '../node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'client-'));
  const write = (name: string, content: object | string) =>
    writeFile(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  const run = async (...given: string[]): Promise<string> => {
    const { stdout } = await promisify(execFile)(process.execPath, given, { cwd: folder }).catch(
      (error: { stdout: string }) => error,
    );
    return stdout;
  };
  try {
    const about = { title: 'Test', description: 'Test', server: 'https://acheep.example/api/v1' };
    const partners = described.filter(({ endpoint }) => endpoint.access === 'partner');
    await write('all.json', openApiDocument(described, about));
    await write('partner.json', openApiDocument(partners, about));
    await run(generator, 'all.json', 'all.ts');
    await run(generator, 'partner.json', 'partner.ts');
    await write('program.ts', program);
    const options = { module: 'nodenext', target: 'es2023', lib: ['es2023', 'dom'], types: [], strict: true };
    const compilerOptions = {
      ...options,
      noEmit: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
    };
    await write('tsconfig.json', { compilerOptions, files: ['all.ts', 'partner.ts', 'program.ts'] });
    expect(await run(compiler, '-p', folder)).toBe('');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
