import {
  sampleNounCreate,
  sampleNounDelete,
  sampleNounGet,
  sampleNounList,
  sampleNounUpdate,
} from '@acheep/contract/domain/sample-noun';
import { createSampleNoun } from '@acheep/prisma/factories/sample-noun';
import { createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from '../../../testing/harness.ts';

let api: Harness;
let admin: { id: string };
beforeAll(async () => {
  api = await startHarness();
  admin = await createUser(api.prisma, { role: 'admin' });
});
afterAll(() => api.close());

const body = { name: 'The first', description: 'Of this year.' };
const unknownId = '01900000-0000-7000-8000-000000000000';

describe('sample nouns: success', () => {
  it('are added, read, saved and deleted, and the audit log tells of each', async () => {
    const added = await api.as(admin).call(sampleNounCreate, { body });
    expect(added.status).toBe(201);
    const { _id: id, updatedAt } = added.body.data;
    const read = await api.as(admin).call(sampleNounGet, { params: { id } });
    expect(read.body.data).toMatchObject(body);
    const edit = { params: { id }, body: { name: 'The second', updatedAt } };
    const saved = await api.as(admin).call(sampleNounUpdate, edit);
    expect(saved.body.data).toMatchObject({ name: 'The second', description: null });
    expect((await api.as(admin).call(sampleNounDelete, { params: { id } })).status).toBe(200);
    expect((await api.as(admin).call(sampleNounGet, { params: { id } })).status).toBe(404);
    const noted = await api.prisma.auditEntry.findMany({
      where: { actorId: admin.id },
      orderBy: { id: 'asc' },
    });
    expect(noted.map(({ action, details }) => [action, details])).toEqual([
      ['record.create', { noun: 'sample-noun', record: 'The first' }],
      ['record.edit', { noun: 'sample-noun', record: 'The second' }],
      ['record.delete', { noun: 'sample-noun', record: 'The second' }],
    ]);
  });

  it('are found by name, the newest first, page by page', async () => {
    for (const name of ['Of trade', 'Of crafts', 'Of trade again'])
      await createSampleNoun(api.prisma, { name });
    const list = async (query: object) => {
      const { data, meta } = (await api.as(admin).call(sampleNounList, { query })).body;
      return [data.map(({ name }: { name: string }) => name), meta.total];
    };
    expect(await list({ search: 'TRADE' })).toEqual([['Of trade again', 'Of trade'], 2]);
    expect(await list({ search: 'trade', sort: 'createdAt_1', limit: 1, offset: 1 })).toEqual([
      ['Of trade again'],
      2,
    ]);
    expect(await list({ search: 'fishing' })).toEqual([[], 0]);
  });
});

describe('sample nouns: validation', () => {
  it('have a name that is not too long', async () => {
    for (const name of ['', ' ', 'x'.repeat(121), 1]) {
      const { status, body: answer } = await api
        .as(admin)
        .call(sampleNounCreate, { body: { ...body, name } });
      expect([name, status, Object.keys(answer.data)]).toEqual([name, 422, ['name']]);
    }
  });

  it('tell the second of two who edit one', async () => {
    const { id, updatedAt } = await createSampleNoun(api.prisma);
    const edit = { params: { id }, body: { ...body, updatedAt: updatedAt.toISOString() } };
    expect((await api.as(admin).call(sampleNounUpdate, edit)).status).toBe(200);
    expect((await api.as(admin).call(sampleNounUpdate, edit)).body.code).toBe('record.changed');
  });

  it('are not there under an id of none', async () => {
    for (const endpoint of [sampleNounGet, sampleNounDelete]) {
      const { status, body: answer } = await api.as(admin).call(endpoint, { params: { id: unknownId } });
      expect([status, answer.code]).toEqual([404, 'not_found']);
    }
  });
});

describe('sample nouns: authentication', () => {
  it('are for who is signed in', async () => {
    const { status, body: answer } = await api.as(null).call(sampleNounList);
    expect([status, answer.code]).toEqual([401, 'session.missing']);
  });
});

describe('sample nouns: authorisation', () => {
  it.each(['user', 'recruiter', 'trainer', 'editor'] as const)('are no matter of a %s', async (role) => {
    const person = await createUser(api.prisma, { role });
    const { id } = await createSampleNoun(api.prisma);
    const { status, body: answer } = await api.as(person).call(sampleNounDelete, { params: { id } });
    expect([status, answer.code]).toEqual([403, 'access.denied']);
    expect(await api.prisma.sampleNoun.count({ where: { id } })).toBe(1);
  });
});
