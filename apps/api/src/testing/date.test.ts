import { endpoints } from '@acheep/contract/endpoints';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { type Endpoint, labelIn } from '@acheep/contract/kernel/endpoint';
import { locales } from '@acheep/contract/kernel/locale';
import { check, parse } from '@acheep/contract/kernel/validation';
import { noResumeYet } from '@acheep/contract/talent/resume';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { bearerFor } from './bearer.ts';
import { startApi } from './harness.ts';
import { accessCases } from './noun-case.ts';

const api = await startApi({ LIMIT_FACTOR: '1000' });

type Format = 'date' | 'date-time';

/** Names of a schema's date or timestamp fields. */
function dateFields(schema: z.ZodType | undefined, format: Format): string[] {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).flatMap(([name, field]) =>
    typeof field === 'object' && field.format === format ? [name] : [],
  );
}

interface Field {
  /** `POST /job closingDate`. */
  name: string;
  endpoint: Endpoint;
  part: 'query' | 'body';
  field: string;
}
const all: readonly Endpoint[] = endpoints;
const fieldsOf = (format: Format) =>
  all.flatMap((endpoint) =>
    (['query', 'body'] as const).flatMap((part) =>
      dateFields(endpoint[part], format).map((field): Field => {
        return { name: `${endpoint.method} ${endpoint.path} ${field}`, endpoint, part, field };
      }),
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
/** Response to a caller with access, without a server error. */
const isAnswer = (status: number) => status < 500 && status !== 401 && status !== 403;
const taken = ['1900-01-01', '2100-12-31', '2028-02-29', addDays(today(), 3)];

/** Bodies that are valid but for the date, where the endpoint needs no record. */
const bodies: Record<string, object> = {
  'POST /job': { title: 'Cook' },
  'POST /training': { title: 'Cooking' },
  'POST /event': { title: 'Meeting' },
  'PUT /company/own': { name: 'Angkor Coffee', address: 'Street 1' },
  'PUT /users/profile': { name: 'Sok Dara', locale: 'en' },
  'POST /admin/order': {
    companyId: '01900000-0000-7000-8000-000000000000',
    packageId: '01900000-0000-7000-8000-000000000000',
    paidBy: 'cash',
  },
  'POST /admin/api-key': { name: 'A partner', email: 'partner@example.com', perMinute: 60 },
  'PUT /admin/setting': { banks: [] },
  'POST /admin/article': { kind: 'prakas', title: { en: 'A sample' } },
  'PUT /application/stage': { stages: [{ nameEn: 'Offer', nameKm: 'ការផ្ដល់ការងារ' }] },
  'PUT /admin/mail-template/words': {
    name: 'activation',
    language: 'en',
    subject: '{subject}',
    text: '{text}',
  },
  'PUT /resume/visibility': { visibility: 'hidden', updatedAt: noResumeYet },
};
/** Every other section of a CV may be empty. */
const bodyOf = (name: string) =>
  bodies[name] ?? (name.startsWith('PUT /resume/') ? { updatedAt: noResumeYet } : undefined);

/** Returns a function that sends values for one field, with all else valid. */
async function sender({ part, field, endpoint }: Field) {
  const name = `${endpoint.method} ${endpoint.path}`;
  const made = await accessCases[name]?.(api.prisma);
  const rest = part === 'body' ? ((made?.body ?? bodyOf(name)) as object | undefined) : {};
  if (!rest) throw new Error(`${name} takes a date and has no body here`);
  const url = `/api/v1${endpoint.path.replace(':id', made?.id ?? '')}`;
  const headers =
    made && endpoint.access !== 'partner'
      ? { Authorization: `Bearer ${await api.tokenOf(made.owner)}` }
      : await bearerFor(api, endpoint);
  return async (value: string) => {
    const sent = { [part === 'body' ? 'payload' : 'query']: { ...rest, [field]: value } };
    const response = await api.app.inject({ method: endpoint.method, url, headers, ...sent });
    return { status: response.statusCode, body: response.json() };
  };
}

it('security 27: the walk finds the dates of forms and of filters', () => {
  const found = fields.map(({ name }) => name);
  expect(found).toEqual(expect.arrayContaining(['POST /job closingDate', 'GET /admin/audit filter[from]']));
});

it('security 27: no field takes what is no day of these centuries, and each is named in both languages', () => {
  const failures: unknown[] = [];
  for (const { name, endpoint, part, field } of fields) {
    for (const locale of locales) {
      for (const value of refused) {
        const checked = parse(endpoint[part] as z.ZodType, { [field]: value }, locale);
        const [sentence = '', ...others] = checked.ok ? [] : (checked.errors[field] ?? []);
        const label = labelIn(endpoint, field)?.[locale] ?? 'no label';
        if (!sentence.includes(label) || others.length > 0) failures.push([name, value, sentence, ...others]);
      }
    }
  }
  expect(failures).toEqual([]);
});

it('security 27: every field is answered whatever day of these centuries it says, and names one that is none', async () => {
  const failures: unknown[] = [];
  for (const one of fields) {
    const send = await sender(one);
    for (const value of taken) {
      const { status } = await send(value);
      if (!isAnswer(status)) failures.push([one.name, value, status]);
    }
    const { status, body } = await send('0000-01-01');
    if (status !== 422 || Object.keys(body.data ?? {}).join() !== one.field)
      failures.push([one.name, status, body]);
  }
  expect(failures).toEqual([]);
});

it('security 27: no endpoint fails over a moment of another millennium, or over what is none', async () => {
  const moments = [...refused, ...taken].flatMap((day) => [day, `${day}T00:00:00Z`, `${day}T24:61:00Z`]);
  const failures: unknown[] = [];
  for (const [place, one] of fieldsOf('date-time').entries()) {
    const schema = one.endpoint[one.part] as z.ZodType;
    const send = await sender(one);
    // Values that the contract refuses go no further; one of those is sent all the same.
    const isTaken = (value: string) => {
      const checked = check(schema, { [one.field]: value });
      return checked.ok || !checked.faults.has(one.field);
    };
    // One place reads all moments: each field gets others of them.
    const some = moments.filter((_, at) => at % 4 === place % 4);
    for (const value of ['infinity', ...some.filter(isTaken)]) {
      const { status } = await send(value);
      if (!isAnswer(status)) failures.push([one.name, value, status]);
    }
  }
  expect(failures).toEqual([]);
});
