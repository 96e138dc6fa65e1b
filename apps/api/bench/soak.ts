/** `pnpm bench:soak [minutes]`: mixed work for twenty minutes, and whether the memory of the process grows. */
import { drivePeople, mixture } from './people.ts';
import { startSite } from './site.ts';

const minutes = Number(process.argv[2] ?? 20);
const jobs = 10_000;
const say = (text: string) => process.stdout.write(`${text}\n`);

interface Sample {
  /** Minutes since the beginning. */
  at: number;
  resident: number;
  heap: number;
}

/** By how much a line through the samples rises in an hour. */
function slope(samples: readonly Sample[], of: (sample: Sample) => number): number {
  const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const [middle, level] = [mean(samples.map(({ at }) => at)), mean(samples.map(of))];
  const rise = samples.reduce((sum, one) => sum + (one.at - middle) * (of(one) - level), 0);
  return (60 * rise) / samples.reduce((sum, { at }) => sum + (at - middle) ** 2, 0);
}

const site = await startSite(jobs);
const next = await mixture(site.database);
const began = performance.now();
const samples: Sample[] = [];
async function look() {
  const [resident, heap] = await Promise.all([
    site.number('process_resident_memory_bytes'),
    site.number('nodejs_heap_size_used_bytes'),
  ]);
  const at = (performance.now() - began) / 60_000;
  samples.push({ at, resident: resident / 1e6, heap: heap / 1e6 });
  if (samples.length % 6 === 0)
    say(`${at.toFixed(0)} min: ${(resident / 1e6).toFixed(0)} MB, heap ${(heap / 1e6).toFixed(0)} MB`);
}
const looking = setInterval(() => void look(), 10_000);
const heard = await drivePeople(site.url, next, { people: 40, pause: 200, seconds: minutes * 60 });
clearInterval(looking);

// What is remembered fills up first; the second half tells.
const half = samples.slice(Math.floor(samples.length / 2));
const [first, last] = [half[0], half.at(-1)];
say(
  `${minutes} minutes, ${jobs} jobs: ${heard.perSecond.toFixed(0)} requests/s, p50 ${heard.p50.toFixed(0)} ms, p95 ${heard.p95.toFixed(0)} ms, p99 ${heard.p99.toFixed(0)} ms, ${heard.failed} failed.`,
);
say(
  `Second half: resident ${first?.resident.toFixed(0)} → ${last?.resident.toFixed(0)} MB (${slope(half, ({ resident }) => resident).toFixed(1)} MB an hour), heap ${first?.heap.toFixed(0)} → ${last?.heap.toFixed(0)} MB (${slope(half, ({ heap }) => heap).toFixed(1)} MB an hour).`,
);
await site.stop();
if (heard.failed > 0) process.exitCode = 1;
