/** What one request or one piece of background work is, as the log, the console and its fingerprint need it. */
export interface Work {
  kind: 'request' | 'task';
  /** Of the endpoint, the page or the task. */
  name: string;
  /** The address that was asked for, or the id of the task. */
  record: string;
  /** Whoever reads it gets the same: who it was is no part of its fingerprint. */
  isShared: boolean;
  /** The account, the partner's key, or else the network address; a task has none. */
  caller: string;
  account?: string;
}

/** Where an address stops being told, letters. */
export const longestRecord = 1_500;
/** How much can be open and is still told of, and the bytes that each has. Pages that nothing is written on cost nothing. */
const [places, bytes] = [256, 4_096];
const [beats, debugged] = [0, 1];
const headBytes = 8;
const lengthsBytes = places * 4;

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/**
 * The memory that the event loop and the thread that watches it share: the beat, and what is open. The thread reads it
 * while the loop stands still.
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
      // What does not fit, by an address of strange letters, is not told.
      Atomics.store(lengths, index, read > 0 && written < bytes ? written : 0);
    },
    clear(index: number) {
      Atomics.store(lengths, index, 0);
    },
    read(): Work[] {
      return [...lengths.entries()].flatMap(([index, length]) =>
        // A copy: what is shared cannot be decoded.
        length > 0 ? [JSON.parse(decoder.decode(place(index).slice(0, length))) as Work] : [],
      );
    },
  };
}
