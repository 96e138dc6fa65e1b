import { globSync } from 'node:fs';
import path from 'node:path';
import type { MakeCase } from './access-case.ts';
import type { Harness } from './harness.ts';
import type { RoundTrip } from './round-trip/round-trip.ts';

/** A noun's data for the tests of all endpoints, in a `*.case.ts` file beside the noun. */
interface NounCases {
  /** One for each endpoint with an `:id`. */
  accessCases?: Record<string, MakeCase>;
  /** One for each endpoint that saves a form. */
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
