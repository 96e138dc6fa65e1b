import { globSync } from 'node:fs';
import path from 'node:path';
import type { MakeCase } from './access-case.ts';
import type { Harness } from './harness.ts';
import type { RoundTrip } from './round-trip/round-trip.ts';

/** What the tests that walk the contract need of a noun. It lies beside the noun, and is found by its name as tests are. */
interface NounCases {
  /** One for each of its endpoints with an `:id`. */
  accessCases?: Record<string, MakeCase>;
  /** One for each of its endpoints that saves what a form says of a record. */
  roundTrips?(harness: () => Harness): Record<string, () => Promise<RoundTrip>>;
}

const modules = path.join(import.meta.dirname, '../modules');
const nounCases: NounCases[] = await Promise.all(
  globSync('*/*/*.case.ts', { cwd: modules }).map((file) => import(path.join(modules, file))),
);

export const accessCases: Record<string, MakeCase> = Object.assign(
  {},
  ...nounCases.map(({ accessCases }) => accessCases),
);

export const roundTripsOf = (harness: () => Harness): Record<string, () => Promise<RoundTrip>> =>
  Object.assign({}, ...nounCases.map(({ roundTrips }) => roundTrips?.(harness)));
