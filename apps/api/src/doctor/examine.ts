import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Locale } from '@acheep/contract/kernel/locale';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { HealthFinding } from '@acheep/contract/platform/site-health';
import { type HealthCheck, healthChecks } from '@acheep/contract/platform/site-health-option';
import type { Storage } from '../plumbing/storage/storage.ts';
import { readEnds } from '../plumbing/watching/process-end.repository.ts';
import { asideOf } from '../plumbing/watching/put-aside.ts';
import { checkAddress } from './check-address.ts';
import { checkBackup } from './check-backup.ts';
import { checkFilesHost } from './check-files-host.ts';
import { checkList } from './check-list.ts';
import { checkClock, checkMemory, checkQueue, checkVideo } from './check-machine.ts';
import { checkMail } from './check-mail.ts';
import { checkPhone } from './check-phone.ts';
import { checkProvider } from './check-provider.ts';
import { checkReplica } from './check-replica.ts';
import { checkTelegram } from './check-telegram.ts';
import { checkVersion } from './check-version.ts';
import { askServer, compareMigrations } from './doctor.repository.ts';
import { type Finding, findingsOf, type Patient, reasonOf } from './finding.ts';
import words from './health-words.json' with { type: 'json' };

const gigabyte = 1_000_000_000;

/** The first failed step of writing, reading, reading a range, and deleting; null if all succeed. */
async function tryOut(storage: Storage, folder: string): Promise<{ step: string; error: unknown } | null> {
  const content = randomBytes(1_000);
  const file = path.join(folder, 'probe');
  const key = `docs/doctor_${randomBytes(16).toString('hex')}`;
  const read = async (range?: { start: number; end: number }) => {
    const stream = await storage.get(key, { range });
    return stream ? buffer(stream) : Buffer.alloc(0);
  };
  let step = 'write';
  try {
    await writeFile(file, content);
    await storage.put(key, file, 'application/octet-stream');
    step = 'read';
    if (!(await read()).equals(content)) throw new Error('what was read is not what was written');
    step = 'range';
    if (!(await read({ start: 10, end: 19 })).equals(content.subarray(10, 20)))
      throw new Error('a part that was asked for did not come');
    step = 'delete';
    await storage.delete(key);
    if ((await storage.size(key)) !== null) throw new Error('what was deleted is still there');
    return null;
  } catch (error) {
    await storage.delete(key).catch(() => {});
    return { step, error };
  }
}

const causeOf = (error: unknown) => (error as { cause?: unknown }).cause ?? error;

export async function checkStorage({ config, storage }: Patient) {
  const { found, ok, warn, fault } = findingsOf('storage');
  const isDisk = config.STORAGE === 'disk';
  const place = isDisk ? path.resolve(config.STORAGE_DIR) : `s3://${config.S3_BUCKET}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'acheep-doctor-')).catch((error) => {
    fault('storage.temporary', { reason: reasonOf(error) });
    return null;
  });
  if (!folder) return found;
  const failed = await tryOut(storage, folder).finally(() => rm(folder, { recursive: true, force: true }));
  if (failed)
    fault(isDisk ? 'storage.disk' : 'storage.bucket', {
      place,
      step: failed.step,
      reason: reasonOf(causeOf(failed.error)),
    });
  if (isDisk && !failed) {
    const room = await statfs(place).catch(() => null);
    const free = room ? room.bavail * room.bsize : null;
    if (room && free !== null && (free < gigabyte || room.bavail < room.blocks / 20))
      warn('storage.room', { place, gigabytes: (free / gigabyte).toFixed(1) });
  }
  if (found.length === 0) ok('storage.ok', { place });
  return found;
}

/** Maximum findings. */
const maxFindings = 20;

/** Reports work that blocked a process until the watchdog ended it, and whether it is refused now. */
async function checkHold({ database }: Patient) {
  const { found, ok, warn, fault } = findingsOf('hold');
  const ends = await readEnds(database).catch(() => null);
  // An unreachable database is reported by its own check.
  if (!ends) return found;
  const aside = asideOf(ends);
  const same = Map.groupBy(ends, ({ keys, name, record }) => keys.work ?? `${name} ${record} ${keys.caller}`);
  for (const [latest, ...earlier] of [...same.values()].slice(0, maxFindings)) {
    if (!latest) continue;
    const { keys, name, record, account, place, secondsAgo } = latest;
    const rest = Math.max(0, ...Object.values(keys).map((key) => aside.get(key) ?? 0));
    const params = {
      name,
      record,
      account: account ?? '–',
      place: place ?? '–',
      count: earlier.length + 1,
      minutes: Math.floor(secondsAgo / 60),
      rest: Math.ceil(rest / 60),
    };
    if (Object.keys(keys).length === 0) warn('hold.unsure', params);
    else if (rest > 0) fault('hold.aside', params);
    else warn('hold.ended', params);
  }
  if (found.length === 0) ok('hold.none');
  return found;
}

const megabyte = 1_000_000;

export async function checkDatabase({ database, config }: Patient) {
  const { found, ok, warn, fault } = findingsOf('database');
  const server = await askServer(database).catch((error) => {
    fault('database.away', { reason: reasonOf(error) });
    return null;
  });
  if (!server) return found;
  const { version, encoding, locale, connections, maximum } = server;
  if (version < 18) fault('database.version', { version });
  if (encoding !== 'UTF8') fault('database.encoding', { encoding });
  if (server.lacking.length > 0) fault('database.extension', { names: server.lacking.join(', ') });
  if (!server.knowsLetters) fault('database.locale', { locale });
  const migrations = await compareMigrations(database).catch(() => null);
  const [failed] = migrations?.failed ?? [];
  if (!migrations) fault('database.empty');
  else if (failed) fault('database.failed', { name: failed });
  else if (migrations.missing > 0) fault('database.older', { count: migrations.missing });
  else if (migrations.newer > 0) warn('database.newer', { count: migrations.newer });
  if (maximum - connections < config.DATABASE_POOL) warn('database.connections', { connections, maximum });
  if (found.length === 0)
    ok('database.ok', {
      version,
      locale,
      megabytes: Math.ceil(Number(server.bytes) / megabyte),
      connections,
      maximum,
    });
  return found;
}

/** Milliseconds that one check may take. */
const patience = 15_000;

type Check = (patient: Patient) => Promise<Finding[]>;
const checks: Record<HealthCheck, readonly Check[]> = {
  database: [checkDatabase, checkReplica],
  storage: [checkStorage],
  mail: [(patient) => checkMail(patient)],
  address: [checkAddress, checkFilesHost, checkList],
  clock: [checkClock],
  queue: [checkQueue],
  hold: [checkHold],
  memory: [checkMemory],
  provider: [checkProvider],
  phone: [checkPhone],
  telegram: [checkTelegram],
  video: [checkVideo],
  backup: [(patient) => checkBackup(patient)],
  version: [checkVersion],
};

/** A check that does not end is reported, not awaited. */
async function inTime(name: HealthCheck, check: Check, patient: Patient, limit: number): Promise<Finding[]> {
  const late: Finding = { check: name, state: 'fault', code: 'slow', params: { seconds: limit / 1000 } };
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Finding[]>((resolve) => {
    timer = setTimeout(() => resolve([late]), limit);
  });
  const work = check(patient).catch((): Finding[] => [{ ...late, code: 'broken', params: {} }]);
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

const order = valuesOf(healthChecks);

/** Runs all checks at once, within 20 seconds, whatever does not respond: for somebody who waits for the page. */
export async function examine(patient: Patient, limit = patience): Promise<Finding[]> {
  const all = order.map((name) =>
    Promise.all(checks[name].map((check) => inTime(name, check, patient, limit))),
  );
  const inOrder = (one: Finding, other: Finding) => order.indexOf(one.check) - order.indexOf(other.check);
  return (await Promise.all(all)).flat(2).sort(inOrder);
}

/**
 * Runs the checks one after the other, and yields the findings of each. In a process that has just started on a busy
 * machine, checks at once would make each other late, and what is well would be reported as silent.
 */
export async function* examineInTurn(
  patient: Patient,
  limit = patience,
  wanted: typeof checks = checks,
): AsyncGenerator<Finding[]> {
  for (const name of order) for (const check of wanted[name]) yield await inTime(name, check, patient, limit);
}

const fill = (text: string, params: Finding['params']) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));

export function inWords({ check, state, code, params }: Finding, locale: Locale): HealthFinding {
  const [about = '', remedy] = words[code][locale];
  return {
    check,
    state,
    about: fill(about, params),
    remedy: remedy === undefined ? null : fill(remedy, params),
  };
}
