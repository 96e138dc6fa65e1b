import { profileGet, profileUpdate } from '@acheep/contract/accounts/account';
import { orderCreate, orderGet } from '@acheep/contract/billing/order';
import { adminOrderGet, adminOrderNote } from '@acheep/contract/billing/order-admin';
import { ownCompanyGet, ownCompanyUpdate } from '@acheep/contract/companies/company';
import { invitationCreate } from '@acheep/contract/companies/company-member';
import { jobCopy, jobCreate, jobSchedule, jobUpdate, ownJobGet } from '@acheep/contract/jobs/job';
import { adminJobPromote } from '@acheep/contract/jobs/job-admin';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { Endpoint } from '@acheep/contract/kernel/endpoint';
import { endpoints } from '@acheep/contract/kernel/endpoints';
import type { UploadKindName } from '@acheep/contract/platform/upload-kind';
import { videoPartBegin, videoPartGet } from '@acheep/contract/platform/video-part';
import { createJob } from '@acheep/prisma/factories/job';
import { createOrder } from '@acheep/prisma/factories/order';
import { createPackage } from '@acheep/prisma/factories/package';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';
import { alertRoundTrips } from './alert.ts';
import { applicationRoundTrips } from './application.ts';
import { articleRoundTrips } from './article.ts';
import { engagementRoundTrips } from './engagement.ts';
import { gatheringRoundTrips } from './gathering.ts';
import { interviewRoundTrips } from './interview.ts';
import { libraryRoundTrips } from './library.ts';
import { operatorRoundTrips } from './operator.ts';
import { packageRoundTrips } from './package.ts';
import { postRoundTrips } from './post.ts';
import { referenceRoundTrips } from './reference.ts';
import { resumeRoundTrips } from './resume.ts';
import {
  beside,
  type Full,
  fileOf as fileOfPerson,
  type Person,
  type RoundTrip,
  type Values,
} from './round-trip.ts';
import { synonymRoundTrips } from './synonym.ts';
import { talentRoundTrips } from './talent.ts';

let api: Harness;
beforeAll(async () => {
  api = await startHarness();
});
afterAll(() => api.close());

const reference = async () => ({
  categoryId: (await api.prisma.category.findFirstOrThrow()).id,
  industryId: (await api.prisma.industry.findFirstOrThrow()).id,
  provinceId: (await api.prisma.province.findFirstOrThrow()).id,
});

const fileOf = (person: Person, kind?: UploadKindName) => fileOfPerson(api, person, kind);

async function jobOf(owner: Person): Promise<Pick<RoundTrip, 'least' | 'full'>> {
  const full: Full<typeof jobCreate> = {
    ...(await reference()),
    title: 'Cook',
    type: 'internship',
    experience: '3-years',
    qualification: 'vocational',
    gender: 'female',
    ageFrom: 21,
    ageTo: 43,
    vacancies: 7,
    currency: 'KHR',
    salaryFrom: 80_000_000,
    salaryTo: 90_000_000,
    negotiable: false,
    address: 'Street 51',
    description: '<p>Cooks.</p>',
    requirements: '<p>Hands.</p>',
    benefits: '<p>Lunch.</p>',
    skills: [
      { kind: 'hard', name: 'Amok' },
      { kind: 'soft', name: 'Patience' },
    ],
    questions: [
      { kind: 'yes-no', text: 'Do you cook?', required: true, wantedAnswer: 'yes' },
      {
        kind: 'number',
        text: 'For how long?',
        unit: 'years',
        minimum: 0,
        maximum: 50,
        wantedMinimum: 2,
        wantedMaximum: 9.5,
      },
      {
        kind: 'choice',
        text: 'What?',
        several: true,
        options: [{ name: 'Amok', fits: true }, { name: 'Bread' }],
      },
      { kind: 'text', text: 'Why?' },
    ],
    languages: ['zh', 'km'],
    closingDate: addDays(today(), 20),
    attachments: [await fileOf(owner), await fileOf(owner)],
    applyBy: ['email', 'phone'],
    contactName: 'Sokha',
    contactPhone: '+85512345678',
    contactEmail: 'sokha@example.com',
  };
  const { salaryFrom: _, salaryTo: __, ...unpaid } = full;
  return { least: { title: 'Baker' }, full: [full, { ...unpaid, negotiable: true }] };
}

/** Saved job, as its form reads it, and as copied. */
async function jobsAs(owner: Person, id: string): Promise<Values[]> {
  const read = async (of: string) =>
    (await api.as(owner).call(ownJobGet, { params: { id: of } })).body.data as Values;
  const copied = await api.as(owner).call(jobCopy, { params: { id } });
  return [await read(id), copied.body.data, await read(copied.body.data._id)];
}

/** By endpoint. A test fails where one is missing. */
const roundTrips: Record<string, () => Promise<RoundTrip>> = {
  'POST /job': async () => {
    const owner = await createRecruiter(api.prisma);
    return {
      ...(await jobOf(owner)),
      async save(body) {
        const { data } = (await api.as(owner).call(jobCreate, { body })).body;
        return [data, ...(await jobsAs(owner, data._id))];
      },
    };
  },
  'PUT /job/:id': async () => {
    const owner = await createRecruiter(api.prisma);
    const { id } = await createJob(api.prisma, { ownerId: owner.id, status: 'draft' });
    return {
      ...(await jobOf(owner)),
      async save(body) {
        const { data } = (await api.as(owner).call(jobUpdate, { params: { id }, body })).body;
        return [data, ...(await jobsAs(owner, id))];
      },
    };
  },
  'PUT /job/:id/schedule': async () => {
    const owner = await createRecruiter(api.prisma);
    const { id } = await createJob(api.prisma, { ownerId: owner.id, status: 'draft' });
    return {
      least: { scheduledOn: null },
      full: [{ scheduledOn: addDays(today(), 3) }],
      async save(body) {
        const { data } = (await api.as(owner).call(jobSchedule, { params: { id }, body })).body;
        // A copy starts without a schedule, so it is not compared.
        return [data, (await api.as(owner).call(ownJobGet, { params: { id } })).body.data];
      },
    };
  },
  'POST /company/own/invitation': async () => {
    const owner = await createRecruiter(api.prisma);
    const save = async (body: object) => [(await api.as(owner).call(invitationCreate, { body })).body.data];
    return { least: { email: 'dara@example.com' }, full: [{ email: 'nary@example.com' }], save };
  },
  'PUT /company/own': async () => {
    const owner = await createRecruiter(api.prisma);
    const { categoryId: _, ...references } = await reference();
    const full: Full<typeof ownCompanyUpdate> = {
      ...references,
      name: 'Angkor Coffee',
      nameKm: 'កាហ្វេអង្គរ',
      logo: (await fileOf(owner, 'logo')).path,
      photos: [(await fileOf(owner, 'picture')).path, (await fileOf(owner, 'picture')).path],
      about: '<p>Since 1999.</p>',
      size: '51-200',
      website: 'https://example.com/',
      address: 'Street 1',
    };
    return {
      least: { name: 'Angkor', address: 'Street 2' },
      full: [full],
      async save(body) {
        const saved = await api.as(owner).call(ownCompanyUpdate, { body });
        return [saved.body.data, (await api.as(owner).call(ownCompanyGet)).body.data];
      },
    };
  },
  'PUT /users/profile': async () => {
    const person = await createUser(api.prisma);
    const { path: photo } = await fileOf(person, 'photo');
    const full: Full<typeof profileUpdate> = { name: 'Dara', phone: '+85512345678', locale: 'km', photo };
    return {
      least: { name: 'Bopha', locale: 'en' },
      full: [full],
      async save(body) {
        const saved = await api.as(person).call(profileUpdate, { body });
        return [saved.body.data, (await api.as(person).call(profileGet)).body.data];
      },
    };
  },
  'POST /upload/videos/part': async () => {
    const owner = await createUser(api.prisma);
    const full: Full<typeof videoPartBegin> = { originalName: 'ខ្ញុំ.mp4', size: 40_000_000 };
    return {
      least: { originalName: 'me.mp4', size: 1 },
      full: [full],
      async save(body) {
        const { data } = (await api.as(owner).call(videoPartBegin, { body })).body;
        return [data, (await api.as(owner).call(videoPartGet, { params: { id: data._id } })).body.data];
      },
    };
  },
  'POST /order': async () => {
    const owner = await createRecruiter(api.prisma);
    const some = async () => (await createPackage(api.prisma)).id;
    const draft = await createJob(api.prisma, { ownerId: owner.id, status: 'draft' });
    const full: Full<typeof orderCreate> = { packageId: await some(), jobId: draft.id };
    return {
      least: { packageId: await some() },
      full: [full],
      async save(body) {
        const { data } = (await api.as(owner).call(orderCreate, { body })).body;
        return [data, (await api.as(owner).call(orderGet, { params: { id: data._id } })).body.data];
      },
    };
  },
  'PUT /admin/job/:id/promotion': async () => {
    const admin = await createUser(api.prisma, { role: 'admin' });
    const params = { id: (await createJob(api.prisma)).id };
    const full: Full<typeof adminJobPromote> = {
      pinnedUntil: addDays(today(), 7),
      boostedUntil: addDays(today(), 9),
    };
    return {
      least: { pinnedUntil: null, boostedUntil: null },
      full: [full],
      save: async (body) => [(await api.as(admin).call(adminJobPromote, { params, body })).body.data],
    };
  },
  'PUT /admin/order/:id/note': async () => {
    const admin = await createUser(api.prisma, { role: 'admin' });
    const params = { id: (await createOrder(api.prisma)).id };
    const full: Full<typeof adminOrderNote> = { note: 'Pays late.' };
    return {
      least: { note: null },
      full: [full],
      async save(body) {
        const saved = await api.as(admin).call(adminOrderNote, { params, body });
        return [saved.body.data, (await api.as(admin).call(adminOrderGet, { params })).body.data];
      },
    };
  },
  ...applicationRoundTrips(() => api),
  ...interviewRoundTrips(() => api),
  ...resumeRoundTrips(() => api),
  ...alertRoundTrips(() => api),
  ...postRoundTrips(() => api),
  ...engagementRoundTrips(() => api),
  ...libraryRoundTrips(() => api),
  ...referenceRoundTrips(() => api),
  ...synonymRoundTrips(() => api),
  ...operatorRoundTrips(() => api),
  ...packageRoundTrips(() => api),
  ...talentRoundTrips(() => api),
  ...gatheringRoundTrips(() => api),
  ...articleRoundTrips(() => api),
};

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
const namedByIds: Record<string, string> = { companyIds: 'companies', amends: 'amends' };

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

it('every endpoint that saves a record has a case here', () => {
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
