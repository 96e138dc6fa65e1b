import { writeSync } from 'node:fs';
import inspector from 'node:inspector';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { loggedUrl } from './logged-url.ts';
import type { ProcessEnd } from './process-end.repository.ts';
import { keysOf } from './work-key.ts';
import { type Work, workMemory } from './work-memory.ts';

// Nothing here may wait for the main thread: a thread's own standard output and exit would.

/** Milliseconds between two checks, until a block is logged, and until the process ends. */
export interface HoldLimits {
  every: number;
  tellAfter: number;
  endAfter: number;
}

export interface WatchOrder extends HoldLimits {
  /** Name of the global function that returns the current work. */
  question: string;
  memory: SharedArrayBuffer;
  database: string;
  secret: string;
  level: string;
}

const { every, tellAfter, endAfter, question, memory, database, secret, level } = workerData as WatchOrder;
const shared = workMemory(memory);

/** Milliseconds that the database has for storing what ends the process. */
const lastWords = 3_000;
/** Minimum share of a processor used by a blocked event loop; with less, it is waiting for a busy machine. */
const minShare = 0.25;
/** Factor by which such a wait may take longer. */
const patience = 3;
/** Maximum candidates that are named if the cause is unknown. */
const maxCandidates = 20;

const levels = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 };
const minLevel = level in levels ? levels[level as keyof typeof levels] : Number.POSITIVE_INFINITY;
function log(name: 'warn' | 'error' | 'fatal', about: Record<string, unknown>, msg: string) {
  if (levels[name] < minLevel) return;
  const line = {
    level: levels[name],
    time: Date.now(),
    pid: process.pid,
    hostname: hostname(),
    ...about,
    msg,
  };
  try {
    writeSync(1, `${JSON.stringify(line)}\n`);
  } catch {
    // The log's reader is not reading at the moment; the process ends all the same.
  }
}

/** The event loop's answer in the middle of its work. */
interface Held {
  work?: Work;
  place?: string | undefined;
}
/** A block of the event loop since its last beat. */
interface Hold {
  /** Checks of this thread. A sleeping machine, or one that does not schedule this process, adds none. */
  looks: number;
  cpu: NodeJS.CpuUsage;
  session?: inspector.Session;
  isAsking: boolean;
  answers: Held[];
}

let beats = shared.beats();
const noHold = (): Hold => ({ looks: 0, cpu: process.cpuUsage(), isAsking: false, answers: [] });
let hold = noHold();
let isEnding = false;

/** The function of our code that runs: `looksLike (…/anonymous-text.ts:86:10)`. */
function placeOf(stack: string): string | undefined {
  // The first is the answer itself.
  const [, ...lines] = stack.split('\n').filter((line) => line.includes('file://'));
  const line = lines.find((one) => !one.includes('/node_modules/')) ?? lines[0];
  return line?.trim().replace('at ', '').replace('file://', '').slice(-300);
}

/**
 * Asks the event loop for its current work. The engine answers in the middle of a script or a regular expression, but
 * not inside a single long native call.
 */
function ask(block: Hold) {
  if (block.isAsking) return;
  block.isAsking = true;
  if (!block.session) {
    block.session = new inspector.Session();
    block.session.connectToMainThread();
  }
  const expression = `${question}()`;
  block.session.post('Runtime.evaluate', { expression, returnByValue: true }, (error, given) => {
    block.isAsking = false;
    const answer: unknown = !error && given.result.value;
    if (typeof answer !== 'string') return;
    const { work, stack } = JSON.parse(answer) as { work?: Work; stack: string };
    block.answers.push({ ...(work && { work }), place: placeOf(stack) });
  });
}

/**
 * Determines the culprit: the work that ran in at least half of the answers, or else the only open work. With several
 * candidates it is uncertain.
 */
function judge({ answers }: Hold): { held: Held[]; isCertain: boolean } {
  const times = Map.groupBy(answers, ({ work }) => work && JSON.stringify(work));
  for (const [work, same] of times)
    if (work !== undefined && same.length * 2 >= answers.length)
      return { held: same.slice(-1), isCertain: true };
  const place = answers.at(-1)?.place;
  const open = shared.read().map((work) => ({ work, place }));
  return { held: open.length > 0 ? open : [{ place }], isCertain: open.length === 1 };
}

const asEnd = ({ work, place }: Held): ProcessEnd => ({
  name: work?.name ?? 'unknown',
  record: work?.kind === 'request' ? loggedUrl(work.record) : (work?.record ?? ''),
  account: work?.account ?? null,
  place: place ?? null,
  keys: {},
});

function tell(name: 'warn' | 'fatal', msg: string) {
  const { held, isCertain } = judge(hold);
  const all = held.slice(0, maxCandidates).map((one) => {
    const { name: endpoint, record, account, place } = asEnd(one);
    return { endpoint, record, ...(account && { account }), ...(place && { place }) };
  });
  const about = isCertain ? all[0] : { oneOf: all };
  log(name, { heldMs: hold.looks * every, ...about }, msg);
}

async function end() {
  isEnding = true;
  tell('fatal', 'event loop held: the process ends');
  const { held, isCertain } = judge(hold);
  const ends = held.slice(0, maxCandidates).map((one) => ({
    ...asEnd(one),
    keys: isCertain && one.work ? keysOf(secret, one.work) : {},
  }));
  const { noteEnds } = await import('./process-end.repository.ts');
  const late = sleep(lastWords).then(() => Promise.reject(new Error('the database does not answer')));
  await Promise.race([noteEnds(database, ends, lastWords), late]).catch((error: Error) =>
    log('error', { reason: error.message }, 'what held the event loop was not taken down'),
  );
  process.kill(process.pid, 'SIGKILL');
  // The first process of a container ignores signals from inside. It has to exit itself, in the middle of its work.
  await sleep(lastWords / 6);
  hold.session?.post('Runtime.evaluate', { expression: 'process.reallyExit(137)' });
}

/** True when our own work takes so long, and not a busy machine. */
function isOver({ looks, cpu }: Hold): boolean {
  const milliseconds = looks * every;
  if (milliseconds < endAfter) return false;
  const { user, system } = process.cpuUsage(cpu);
  return (user + system) / 1000 >= milliseconds * minShare || milliseconds >= endAfter * patience;
}

function look() {
  if (isEnding) return;
  if (shared.beats() !== beats || shared.isDebugged()) {
    beats = shared.beats();
    hold.session?.disconnect();
    hold = noHold();
    return;
  }
  hold.looks += 1;
  const looksToTell = Math.round(tellAfter / every);
  if (hold.looks % looksToTell === 0) ask(hold);
  // Logged with the answer, which takes milliseconds, or without one.
  if (hold.looks === looksToTell + 1) tell('warn', 'event loop held');
  if (isOver(hold)) void end();
}

setInterval(look, every);
