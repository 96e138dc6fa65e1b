import { execFile } from 'node:child_process';
import { freemem, totalmem } from 'node:os';
import { promisify } from 'node:util';
import { countTasks } from '../modules/platform/task-admin/task-admin.repository.ts';
import { findFfmpeg } from '../modules/platform/video/find-ffmpeg.ts';
import { askServer } from './doctor.repository.ts';
import { findingsOf, type Patient, reasonOf } from './finding.ts';

const megabyte = 1_000_000;
const minute = 60_000;
const day = 86_400_000;

export async function checkClock({ database, now }: Patient) {
  const { found, ok, warn, fault } = findingsOf('clock');
  const before = now().getTime();
  const server = await askServer(database).catch(() => null);
  // An unreachable database is reported by its own check.
  if (!server) return found;
  const after = now().getTime();
  const at = server.at.getTime();
  const seconds = Math.round(Math.max(before - at, at - after, 0) / 1000);
  if (seconds > 5) (seconds > 60 ? fault : warn)('clock.database', { seconds });
  else ok('clock.ok');
  return found;
}

export async function checkQueue({ database: { prisma }, now }: Patient) {
  const { found, ok, warn, fault } = findingsOf('queue');
  const numbers = await countTasks(prisma, new Date(now().getTime() - day)).catch(() => null);
  if (!numbers) return found;
  const minutes = numbers.waitingSince
    ? Math.floor((now().getTime() - numbers.waitingSince.getTime()) / minute)
    : 0;
  if (minutes > 15) fault('queue.late', { minutes, count: numbers.waiting });
  const failed = numbers.mailsFailed + numbers.othersFailed;
  if (failed > 0) warn('queue.failed', { count: failed });
  if (found.length === 0) ok('queue.ok', { count: numbers.waiting });
  return found;
}

export async function checkMemory() {
  const { found, ok, warn } = findingsOf('memory');
  const limit = process.constrainedMemory();
  const isLimited = limit > 0 && limit < totalmem();
  const total = Math.round((isLimited ? limit : totalmem()) / megabyte);
  const free = Math.round(
    (isLimited ? process.availableMemory() : Math.max(freemem(), process.availableMemory())) / megabyte,
  );
  if (free < 150) warn('memory.low', { free, total });
  else ok('memory.ok', { free, total });
  return found;
}

export async function checkVideo({ config }: Patient) {
  const { found, ok, warn, fault } = findingsOf('video');
  const program = await findFfmpeg(config);
  if (!program) {
    warn('video.none');
    return found;
  }
  try {
    const { stdout } = await promisify(execFile)(program, ['-version'], { timeout: 5_000 });
    ok('video.ok', { version: /version (\S+)/.exec(stdout)?.[1] ?? '' });
  } catch (error) {
    fault('video.broken', { program, reason: reasonOf(error) });
  }
  return found;
}
