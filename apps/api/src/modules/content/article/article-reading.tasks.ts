import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DocumentReading } from '@acheep/contract/content/article-option';
import { searchTextInSteps } from '@acheep/search/analysis/document';
import { searchRules } from '@acheep/search/analysis/search-fields';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import { runYielding } from '../../../plumbing/run-yielding.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { incomingPrefix } from '../../platform/upload/incoming-file.ts';
import { readDocument } from '../../talent/resume/reading/resume-reading.ts';
import {
  findAttached,
  findUnread,
  listOutdated,
  type Unread,
  writeAttached,
  writeReading,
} from './article-reading.repository.ts';
import { articleReading } from './article-task.ts';
import { inParts } from './article-text.ts';

/** Characters of all documents of one text that are indexed: the search column is limited to 1 MB. */
const mostWords = 120_000;

interface Read {
  reading: DocumentReading;
  text: string;
}

/** A fault of the file is reported to its editor; a busy worker is not, and the file is retried. */
function faultOf(error: unknown): Read {
  const code = error instanceof AppError ? error.code : '';
  const known = ['encrypted', 'damaged', 'no_text', 'too_heavy'] as const;
  const reading = known.find((fault) => code === `resume_file.${fault}`);
  if (!reading) throw error;
  return { reading, text: '' };
}

async function readOne({ storage }: Pick<Deps, 'storage'>, { upload }: Unread): Promise<Read> {
  const file = await storage.get(upload.path);
  if (!file) return { reading: 'damaged', text: '' };
  const folder = await mkdtemp(path.join(tmpdir(), incomingPrefix));
  try {
    const copy = path.join(folder, 'file');
    await pipeline(file, createWriteStream(copy));
    const { text, more } = await readDocument(copy);
    return { reading: more ? 'partly' : 'read', text: text.toWellFormed().replaceAll('\0', '') };
  } catch (error) {
    return faultOf(error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The words of all documents of a text, up to the limit. */
async function wordsOf(texts: readonly string[]): Promise<string> {
  const words: string[] = [];
  for (const text of texts)
    for (const part of inParts(text)) words.push(await runYielding(searchTextInSteps(part)));
  const all = words.join(' ');
  return all.length <= mostWords ? all : all.slice(0, all.lastIndexOf(' ', mostWords));
}

/** Reads the documents of a text that have not been read yet, and indexes the text by all of them. */
async function readDocuments(deps: Deps, { articleId }: { articleId: string }) {
  const { prisma } = deps.database;
  for (const one of await findUnread(prisma, articleId))
    await writeReading(prisma, { articleId, uploadId: one.upload.id, ...(await readOne(deps, one)) });
  const texts = await findAttached(prisma, articleId);
  await writeAttached(prisma, { articleId, texts, words: await wordsOf(texts), rules: searchRules });
}

/** Runs after an update of the rules, and for texts that a stopped worker has left. */
async function readOutdated(deps: Deps) {
  for (const articleId of await listOutdated(deps.database.prisma, searchRules))
    await readDocuments(deps, { articleId });
}

export const articleReadingTasks = [
  carryOut(articleReading, readDocuments),
  carryOut(
    task(
      'article-reading-all',
      { en: 'Index the documents of all articles', km: 'អានឯកសារនៃអត្ថបទទាំងអស់' },
      { expireInSeconds: 3600 },
    ),
    readOutdated,
    { cron: '*/10 * * * *' },
  ),
];
