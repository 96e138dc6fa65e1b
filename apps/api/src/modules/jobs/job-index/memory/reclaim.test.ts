import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { reclaimer } from './reclaim.ts';

describe('memory that is not kept any more', () => {
  it('goes when all who may have it have ended, after the turn in which the last did', async () => {
    const { retire, whileReading } = reclaimer();
    const memory = new ArrayBuffer(64);
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const reading = whileReading(() => first.promise);
    const other = whileReading(() => second.promise);
    retire([memory]);
    const later = whileReading(() => Promise.resolve());

    await later;
    second.resolve();
    await other;
    await turn();
    expect(memory.detached).toBe(false);

    first.resolve();
    await reading;
    expect(memory.detached).toBe(false);
    await turn();
    expect(memory.detached).toBe(true);
  });

  it('does not wait for who came afterwards, and goes where a reading failed', async () => {
    const { retire, whileReading } = reclaimer();
    const memory = new ArrayBuffer(64);
    const failing = whileReading(async () => {
      await turn();
      throw new Error('no connection');
    });
    // Twice, as by two users of the same memory.
    retire([memory]);
    retire([memory]);
    const later = Promise.withResolvers<void>();
    const reading = whileReading(() => later.promise);

    await expect(failing).rejects.toThrow('no connection');
    await turn();
    expect(memory.detached).toBe(true);
    later.resolve();
    await reading;
  });
});
