/** One request or job, as the log, the console and its fingerprint need it. */
export interface Work {
  kind: 'request' | 'task';
  /** Name of the endpoint, the page or the task. */
  name: string;
  /** URL of the request, or id of the job. */
  record: string;
  /** True when all callers get the same response: the caller is then no part of its fingerprint. */
  isShared: boolean;
  /** The account, the partner's key, or else the IP address; empty for a task. */
  caller: string;
  account?: string;
}

/** Maximum characters of a logged URL. */
export const maxLoggedUrlLength = 1_500;
/** Maximum open work that is recorded, and bytes for each. Unwritten memory pages cost nothing. */
const [places, bytes] = [256, 4_096];
const [beats, debugged] = [0, 1];
const headBytes = 8;
const lengthsBytes = places * 4;

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/**
 * Memory shared by the event loop and the watchdog thread: the beat, and the open work. The thread reads it while the
 * event loop is blocked.
 */
export function workMemory(memory = new SharedArrayBuffer(headBytes + lengthsBytes + places * bytes)) {
  const head = new Int32Array(memory, 0, headBytes / 4);
  const lengths = new Int32Array(memory, headBytes, places);
  const place = (index: number) => new Uint8Array(memory, headBytes + lengthsBytes + index * bytes, bytes);

  return {
    memory,
    places,
    beat(isDebugged: boolean) {
      Atomics.store(head, debugged, isDebugged ? 1 : 0);
      Atomics.add(head, beats, 1);
    },
    beats: () => Atomics.load(head, beats),
    isDebugged: () => Atomics.load(head, debugged) === 1,
    write(index: number, work: Work) {
      const { read, written } = encoder.encodeInto(JSON.stringify(work), place(index));
      // An entry that is too long, because of a URL with unusual characters, is not recorded.
      Atomics.store(lengths, index, read > 0 && written < bytes ? written : 0);
    },
    clear(index: number) {
      Atomics.store(lengths, index, 0);
    },
    read(): Work[] {
      return [...lengths.entries()].flatMap(([index, length]) =>
        // A copy: shared memory cannot be decoded.
        length > 0 ? [JSON.parse(decoder.decode(place(index).slice(0, length))) as Work] : [],
      );
    },
  };
}
