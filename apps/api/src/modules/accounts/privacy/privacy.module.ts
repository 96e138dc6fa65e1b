import { once } from 'node:events';
import { Readable } from 'node:stream';
import * as privacy from '@acheep/contract/accounts/privacy';
import { today } from '@acheep/contract/kernel/calendar';
import type { Role } from '@acheep/contract/kernel/role';
import type { FastifyInstance } from 'fastify';
import ZipStream from 'zip-stream';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import type { Call, Module, Register } from '../../../module.ts';
import { contentDisposition } from '../../../plumbing/content-disposition.ts';
import { randomToken, tokenHash } from '../../../plumbing/secret.ts';
import { eachUpload } from '../../platform/upload/upload-data.repository.ts';
import { proveOwner } from '../account/prove-owner.service.ts';
import { accountEndService } from './account-end.service.ts';
import * as exports from './data-export.repository.ts';
import { accountDeletedMail } from './privacy.mail.ts';
import { privacyTasks } from './privacy.tasks.ts';

interface ArchiveEntry {
  name: string;
  content: Readable;
}

/**
 * Streams a ZIP of the entries one at a time, without buffering it. An entry is requested when the previous one is
 * complete, and aborting the stream closes the open entry.
 */
function zipArchive(entries: AsyncIterable<ArchiveEntry>) {
  const zip = new ZipStream();
  const closed = once(zip, 'close').then(
    () => true,
    () => true,
  );

  async function write({ name, content }: ArchiveEntry): Promise<boolean> {
    const written = new Promise<false>((resolve, reject) => {
      zip.entry(content, { name }, (error) => (error ? reject(error) : resolve(false)));
    });
    const stopped = await Promise.race([written, closed]);
    if (stopped) content.destroy();
    return stopped;
  }

  async function writeAll() {
    for await (const entry of entries) {
      if (await write(entry)) return;
    }
    zip.finalize();
  }
  writeAll().catch((error) => zip.destroy(error));
  return zip;
}

const minute = 60_000;
const linkMinutes = 5;
/** Minutes after which a download counts as lost and another may start. */
const downloadMinutes = 15;
const maxNameLength = 60;

const written = (value: unknown) =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? Number(each) : each), 2);

const json = (name: string, value: unknown): ArchiveEntry => ({
  name,
  content: Readable.from([`${written(value)}\n`]),
});

async function* lines(rows: AsyncIterable<unknown>) {
  let before = '[\n';
  for await (const row of rows) {
    yield `${before}${written(row)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
const jsonList = (name: string, rows: AsyncIterable<unknown>): ArchiveEntry => ({
  name,
  content: Readable.from(lines(rows)),
});

/** File name for all systems: without separators, and short even if each letter takes three bytes, as in Khmer. */
function fileName(position: number, originalName: string) {
  const extension = /\.\w{1,5}$/.exec(originalName)?.[0] ?? '';
  const base = originalName.slice(0, originalName.length - extension.length);
  return `files/${position}-${base.replace(/[\\/:*?"<>|]/g, '_').slice(0, maxNameLength)}${extension}`;
}

function dataExportService(deps: Deps) {
  const { database, modules, storage, now } = deps;
  const { prisma } = database;
  const inMinutes = (minutes: number) => new Date(now().getTime() + minutes * minute);

  /** Files that exist in the storage, followed by the list of all. */
  async function* files(userId: string): AsyncGenerator<ArchiveEntry> {
    const listed: object[] = [];
    for await (const { path, video, ...upload } of eachUpload(prisma, userId)) {
      const content = await storage.get(path);
      const file = content && fileName(listed.length + 1, upload.originalName);
      listed.push({ ...upload, ...(video && { video }), file });
      if (content && file) yield { name: file, content };
    }
    yield json('uploads.json', listed);
  }

  async function* everything(userId: string): AsyncGenerator<ArchiveEntry> {
    for (const [name, load] of modules.flatMap(({ ownData = {} }) => Object.entries(ownData))) {
      const data = load(prisma, userId);
      if (Symbol.asyncIterator in data) yield jsonList(`${name}.json`, data);
      else {
        const found = await data;
        if (found) yield json(`${name}.json`, found);
      }
    }
    yield* files(userId);
  }

  return {
    /** Creates a short-lived link that works once. It replaces an unused one. */
    async link({ actor, body: { password } }: Call<typeof privacy.dataExport>) {
      await proveOwner(deps, actor, password);
      const token = randomToken();
      const expiresAt = inMinutes(linkMinutes);
      const wanted = { userId: actor.id, hash: tokenHash(token), now: now(), expiresAt };
      if (!(await exports.createExport(prisma, wanted))) throw new AppError('export.running');
      return { url: `/api/v1/users/export/${token}`, expiresAt: expiresAt.toISOString() };
    },

    /** The ZIP behind a link, generated while it is downloaded. */
    async open(token: string, onError: (error: unknown) => void) {
      const hash = tokenHash(token);
      const started = await exports.startExport(prisma, hash, now(), inMinutes(downloadMinutes));
      if (!started) throw new AppError('file.link_expired');
      const content = zipArchive(everything(started.userId));
      content.once('error', onError);
      content.once('close', () => void exports.endExport(prisma, hash).catch(onError));
      return { name: `data-${today(now())}.zip`, content };
    },
  };
}

function privacyRoutes(register: Register, deps: Deps, api: FastifyInstance) {
  const ends = accountEndService(deps);
  const exported = dataExportService(deps);

  register(privacy.accountDelete, ends.remove);
  register(privacy.dataExport, exported.link);

  // Returns bytes, which the contract cannot describe.
  api.get<{ Params: { token: string } }>(
    '/users/export/:token',
    { compress: false },
    async (request, reply) => {
      const { name, content } = await exported.open(request.params.token, (error) =>
        request.log.error({ err: error }, 'export failed'),
      );
      return reply
        .headers({
          'Content-Type': 'application/zip',
          'Content-Disposition': contentDisposition('attachment', name),
          'Content-Security-Policy': "sandbox; default-src 'none'",
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': 'no-store',
        })
        .send(content);
    },
  );
}

interface DeletedAccount {
  id: string;
  role: Role;
  email: string;
}

declare module '../../../domain-event.ts' {
  interface DomainEvents {
    /** Runs before the deletion; a listener throws to prevent it. */
    'account.deleting'(account: DeletedAccount): void;
    /** Listeners delete data that does not go with the account's row. The row still exists. */
    'account.deleted'(account: DeletedAccount): void;
  }
}

export const privacyModule: Module = {
  routes: privacyRoutes,
  tasks: privacyTasks,
  mails: [accountDeletedMail],
  tables: { data_export: { without: 'the link of the export itself' } },
  sweep: ({ database: { prisma }, now }) => exports.deleteLostExports(prisma, now()),
};
