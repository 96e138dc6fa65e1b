import { addDays, today } from '@acheep/contract/calendar';
import { type Endpoint, labelIn } from '@acheep/contract/endpoint';
import { endpoints } from '@acheep/contract/endpoints';
import { locales } from '@acheep/contract/locale';
import { noResumeYet } from '@acheep/contract/resume';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accessCases } from './access-case.ts';
import { type Harness, startHarness } from './harness.ts';

let api: Harness;
beforeAll(async () => {
  api = await startHarness();
});
afterAll(() => api.close());

type Format = 'date' | 'date-time';

/** What a schema takes as a day, or as a moment, by name. */
function dateFields(schema: z.ZodType | undefined, format: Format): string[] {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).flatMap(([name, field]) =>
    typeof field === 'object' && field.format === format ? [name] : [],
  );
}

type Part = 'query' | 'body';
const all: readonly Endpoint[] = endpoints;
const fieldsOf = (format: Format) =>
  all.flatMap((endpoint) =>
    (['query', 'body'] as const).flatMap((part) =>
      dateFields(endpoint[part], format).map((field): [string, Part, string, Endpoint] => [
        `${endpoint.method} ${endpoint.path}`,
        part,
        field,
        endpoint,
      ]),
    ),
  );
const fields = fieldsOf('date');

const refused = [
  '0000-01-01',
  '0001-01-01',
  '1899-12-31',
  '2101-01-01',
  '9999-12-31',
  '+010000-01-01',
  '+275760-09-13',
  '-000001-01-01',
  '2027-02-30',
  '2027-13-01',
  '2027-1-1',
  '2027-01-01T00:00:00Z',
  '១៩៩៩-០១-០១',
  'infinity',
  'today',
];
const taken = ['1900-01-01', '2100-12-31', '2028-02-29', addDays(today(), 3)];

/** Bodies that are right but for the date, where the endpoint has no record. */
const bodies: Record<string, object> = {
  'POST /job': { title: 'Cook' },
  'POST /training': { title: 'Cooking' },
  'POST /event': { title: 'Meeting' },
  'PUT /company/own': { name: 'Angkor Coffee', address: 'Street 1' },
  'PUT /users/profile': { name: 'Sok Dara', locale: 'en' },
  'POST /admin/api-key': { name: 'A partner', email: 'partner@example.com', perMinute: 60 },
  'PUT /admin/setting': { banks: [] },
  'POST /admin/article': { kind: 'prakas', title: { en: 'A sample' } },
  'PUT /resume/visibility': { visibility: 'hidden', updatedAt: noResumeYet },
};
/** Every other section of a CV may be empty. */
const bodyOf = (name: string) =>
  bodies[name] ?? (name.startsWith('PUT /resume/') ? { updatedAt: noResumeYet } : undefined);

/** Somebody whom an endpoint is for. */
function callerOf({ access }: Endpoint) {
  if (access === 'Admin' || access === 'Content') return createUser(api.prisma, { role: 'admin' });
  if (access === 'Trainer') return createRecruiter(api.prisma, { role: 'trainer' });
  return access === 'Resume' ? createUser(api.prisma) : createRecruiter(api.prisma);
}

/** Sends `value` as the one field, all else being right. */
async function sender(name: string, part: Part, field: string, endpoint: Endpoint) {
  const made = await accessCases[name]?.(api.prisma);
  const owner = made?.owner ?? (await callerOf(endpoint));
  const rest = part === 'body' ? ((made?.body ?? bodyOf(name)) as object | undefined) : {};
  if (!rest) throw new Error(`${name} takes a date and has no body here`);
  return (value: string, locale: (typeof locales)[number] = 'en') =>
    api.as(owner).call(endpoint, {
      params: made && { id: made.id },
      [part]: { ...rest, [field]: value },
      locale,
    } as object);
}

it('security 27: the walk finds the dates of forms and of filters', () => {
  const found = fields.map(([name, , field]) => `${name} ${field}`);
  expect(found).toEqual(expect.arrayContaining(['POST /job closingDate', 'GET /admin/audit filter[from]']));
});

describe.each(fields)('security 27: %s, %s %s', (name, part, field, endpoint) => {
  it('refuses what is no day of these centuries, by its name in both languages', async () => {
    const send = await sender(name, part, field, endpoint);
    for (const value of refused) {
      const { status, body } = await send(value);
      expect([value, status, Object.keys(body.data ?? {})]).toEqual([value, 422, [field]]);
      expect(body.data[field]).toHaveLength(1);
    }
    for (const locale of locales)
      expect((await send('0000-01-01', locale)).body.data[field][0]).toContain(
        labelIn(endpoint, field)?.[locale],
      );
  });

  it('answers every other day', async () => {
    const send = await sender(name, part, field, endpoint);
    for (const value of taken) expect([value, (await send(value)).status < 500]).toEqual([value, true]);
  });
});

describe.each(fieldsOf('date-time'))('security 27: %s, %s %s', (name, part, field, endpoint) => {
  it('never fails over a moment of another millennium, or over what is none', async () => {
    const send = await sender(name, part, field, endpoint);
    for (const day of [...refused, ...taken]) {
      for (const value of [day, `${day}T00:00:00Z`, `${day}T24:61:00Z`])
        expect([value, (await send(value)).status < 500]).toEqual([value, true]);
    }
  });
});
