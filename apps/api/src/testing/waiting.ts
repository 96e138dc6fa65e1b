import { expect, vi } from 'vitest';
import type { Harness } from './harness.ts';

/** Resolves when `count` statements of the API wait for another session's lock. */
export const untilWaiting = (api: Harness, count = 1) =>
  vi.waitFor(
    async () => {
      const { rows } = await api.deps.database.pool.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(rows.length).toBeGreaterThanOrEqual(count);
    },
    { timeout: 15_000, interval: 10 },
  );
