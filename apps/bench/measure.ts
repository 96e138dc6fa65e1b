import autocannon from 'autocannon';

export interface Measured {
  perSecond: number;
  /** Milliseconds. */
  p95: number;
}

const connections = 10;

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]) =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

const oneOf = <T>(values: readonly T[]) => values[Math.floor(Math.random() * values.length)] as T;

/**
 * Loads a server for some seconds over ten connections, each request to one of the paths. Any response but 200 is an
 * error of the benchmark.
 */
export async function drive(server: string, paths: readonly string[], seconds: number): Promise<Measured> {
  const times: number[] = [];
  const setupRequest = (request: { path: string }) => ({ ...request, path: oneOf(paths) });
  const running = autocannon({
    url: server + paths[0],
    connections,
    duration: seconds,
    // Building each request at run time slows the generator down, which favours the slower server.
    ...(paths.length > 1 && { requests: [{ setupRequest }] }),
  });
  running.on('response', (_client, status, _bytes, time) => {
    if (status !== 200) throw new Error(`${server} answered ${status}`);
    times.push(time);
  });
  const { duration } = await running;
  times.sort((a, b) => a - b);
  return { perSecond: times.length / duration, p95: percentile(times, 0.95) };
}

/** p95 of single, sequential requests in milliseconds, each after `before`. */
export async function single(url: string, times: number, before: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let index = 0; index < times; index++) {
    await before();
    const start = performance.now();
    const response = await fetch(url);
    await response.arrayBuffer();
    taken.push(performance.now() - start);
  }
  return percentile(
    taken.sort((a, b) => a - b),
    0.95,
  );
}
