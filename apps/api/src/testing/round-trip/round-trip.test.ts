import { endpoints } from '@acheep/contract/endpoints';
import type { Endpoint } from '@acheep/contract/kernel/endpoint';
import { describe, expect, it } from 'vitest';
import { startApi } from '../harness.ts';
import { roundTripsOf } from '../noun-case.ts';
import { beside, type Values } from './round-trip.ts';

const api = await startApi();

const roundTrips = roundTripsOf(() => api);

type Shape = { shape?: Record<string, Shape> };
const isRecord = ({ response }: Endpoint) => '_id' in ((response as Shape).shape?.data?.shape ?? {});
/** Endpoints that save the form of a record. */
const saving = (endpoints as readonly Endpoint[]).filter(
  (one) => one.body && isRecord(one) && (one.method === 'PUT' || one.status === 201),
);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const isRecordLike = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Shows a file by its path only, where a record shows it in full; also within lists. */
function asSent(value: unknown, sent: unknown): unknown {
  if (!isRecordLike(value)) return value;
  if (typeof sent === 'string') return value.path;
  if (!isRecordLike(sent)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, asSent(one, sent[name])]));
}

/** Fields of a body that name several records by their ids. */
const namedByIds: Record<string, string> = {
  companyIds: 'companies',
  interviewerIds: 'interviewers',
  amends: 'amends',
};

/** Value in a record of the body's `field`. */
function shown(record: Values, field: string, sent: unknown): unknown {
  if (field.endsWith('Id')) return (record[field.slice(0, -2)] as Values | null)?._id ?? null;
  const list = namedByIds[field];
  if (list) return (record[list] as Values[] | undefined)?.map(({ _id }) => _id) ?? [];
  const value = record[field] ?? null;
  return Array.isArray(value) && Array.isArray(sent)
    ? value.map((one, place) => asSent(one, sent[place]))
    : asSent(value, sent);
}

it('every endpoint that saves a record has a case beside its noun', () => {
  expect(Object.keys(roundTrips).sort()).toEqual(saving.map(nameOf).sort());
});

describe.each(saving.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (name, endpoint) => {
  it('keeps every field of its body, wherever the record is shown, and empties what is left out', async () => {
    const fields = Object.keys((endpoint.body as Shape).shape ?? {}).filter((one) => !beside.includes(one));
    const roundTrip = await roundTrips[name]?.();
    if (!roundTrip) throw new Error(`${name} has no case`);
    const [before] = await roundTrip.save(roundTrip.least);
    const found = new Set<string>();
    for (const body of roundTrip.full) {
      const records = await roundTrip.save(body);
      for (const [place, record] of records.entries()) {
        for (const field of Object.keys(body)) {
          const value = shown(record, field, body[field]);
          expect({ place, [field]: value }).toMatchObject({ place, [field]: body[field] });
          if (JSON.stringify(value) !== JSON.stringify(shown(before ?? {}, field, body[field])))
            found.add(field);
        }
      }
    }
    expect([...found].sort()).toEqual(fields.sort());
    if (endpoint.method !== 'PUT') return;
    const [after] = await roundTrip.save(roundTrip.least);
    for (const field of fields) expect([field, after?.[field]]).toEqual([field, before?.[field]]);
  });
});
