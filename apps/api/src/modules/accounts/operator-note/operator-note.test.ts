import { auditList } from '@acheep/contract/accounts/admin';
import {
  accountNoteCreate,
  accountNoteList,
  companyNoteCreate,
  companyNoteList,
  operatorNoteDelete,
  operatorNoteUpdate,
} from '@acheep/contract/accounts/operator-note';
import { companyGet } from '@acheep/contract/companies/company';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { untilWaiting } from '../../../testing/waiting.ts';
import { operatorNoteModule } from './operator-note.module.ts';

const api = await startApi();
let admin: { id: string };
let other: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin', name: 'Operator' });
  other = await createUser(api.prisma, { role: 'admin', name: 'Second' });
});

const write = async (id: string, text: string, by = admin) => {
  const response = await api.as(by).call(accountNoteCreate, { params: { id }, body: { text } });
  expect(response.status).toBe(201);
  return response.body.data;
};
const list = async (
  id: string,
  by = admin,
): Promise<{ text: string; own: boolean; author: string | null }[]> =>
  (await api.as(by).call(accountNoteList, { params: { id } })).body.data;

describe('notes of operators', () => {
  it('are read by every operator, the latest first, with who wrote them', async () => {
    const user = await createUser(api.prisma);
    await write(user.id, 'Called about the invoice.');
    await write(user.id, 'ទូរស័ព្ទម្ដងទៀត', other);
    expect(await list(user.id)).toMatchObject([
      { text: 'ទូរស័ព្ទម្ដងទៀត', author: 'Second', own: false },
      { text: 'Called about the invoice.', author: 'Operator', own: true },
    ]);
  });

  it('of a company stay with it and stand on no public page', async () => {
    const { id: ownerId, company } = await createRecruiter(api.prisma);
    const params = { id: company?.id ?? '' };
    const body = { text: 'Asks candidates for a fee?' };
    expect((await api.as(admin).call(companyNoteCreate, { params, body })).status).toBe(201);
    expect((await api.as(other).call(companyNoteList, { params })).body.data).toMatchObject([body]);
    expect(await list(ownerId)).toEqual([]);
    for (const reader of [null, { id: ownerId }])
      expect(JSON.stringify((await api.as(reader).call(companyGet, { params })).body)).not.toContain(
        'Asks candidates',
      );
  });

  it('are changed and deleted by who wrote them, and by nobody over a newer text', async () => {
    const user = await createUser(api.prisma);
    const { _id: id, updatedAt } = await write(user.id, 'First');
    const change = (text: string, by = admin) =>
      api.as(by).call(operatorNoteUpdate, { params: { id }, body: { text, updatedAt } });
    expect((await change('Theirs', other)).status).toBe(404);
    expect((await change('Second')).body.data).toMatchObject({ text: 'Second', own: true });
    expect((await change('Third')).body.code).toBe('record.changed');
    expect((await api.as(other).call(operatorNoteDelete, { params: { id } })).status).toBe(404);
    expect((await api.as(admin).call(operatorNoteDelete, { params: { id } })).status).toBe(200);
    expect(await list(user.id)).toEqual([]);
  });

  it('outlive who wrote them, and are anybody’s to delete then', async () => {
    const user = await createUser(api.prisma);
    const gone = await createUser(api.prisma, { role: 'admin' });
    const { _id: id } = await write(user.id, 'Left behind', gone);
    await api.prisma.user.delete({ where: { id: gone.id } });
    expect(await list(user.id)).toMatchObject([{ text: 'Left behind', author: null }]);
    expect((await api.as(other).call(operatorNoteDelete, { params: { id } })).status).toBe(200);
  });

  it('of somebody who is no operator any more are anybody’s to delete', async () => {
    const { id: userId } = await createUser(api.prisma);
    const former = await createUser(api.prisma, { role: 'admin', name: 'Former' });
    const { _id: id } = await write(userId, 'Wrong number.', former);
    const remove = async () => (await api.as(other).call(operatorNoteDelete, { params: { id } })).status;
    expect(await remove()).toBe(404);
    await api.prisma.user.update({ where: { id: former.id }, data: { role: 'editor' } });
    expect(await list(userId)).toMatchObject([{ text: 'Wrong number.', own: false, author: null }]);
    expect(await remove()).toBe(200);
    expect(await list(userId)).toEqual([]);
  });

  it('are written down in the audit log without what they say', async () => {
    const user = await createUser(api.prisma);
    const { _id: id, updatedAt } = await write(user.id, 'A secret word');
    await api
      .as(admin)
      .call(operatorNoteUpdate, { params: { id }, body: { text: 'Another secret', updatedAt } });
    await api.as(admin).call(operatorNoteDelete, { params: { id } });
    const query = { 'filter[targetId]': user.id, sort: 'createdAt_1' };
    const { data } = (await api.as(admin).call(auditList, { query })).body;
    expect(data.map(({ action }: { action: string }) => action)).toEqual([
      'note.create',
      'note.edit',
      'note.delete',
    ]);
    expect(JSON.stringify(data)).not.toMatch(/secret/i);
  });

  it('about a person are in the copy of their data, and end with the account', async () => {
    const user = await createUser(api.prisma);
    await write(user.id, 'Wants to be called after five.');
    const copy = operatorNoteModule.ownData?.['operator-notes']?.(api.prisma, user.id);
    expect(await copy).toEqual([
      { text: 'Wants to be called after five.', createdAt: expect.any(Date), updatedAt: expect.any(Date) },
    ]);
    await api.prisma.user.delete({ where: { id: user.id } });
    expect(await api.prisma.operatorNote.count({ where: { userId: user.id } })).toBe(0);
  });

  it('want a text, and something that is there', async () => {
    const { id } = await createUser(api.prisma);
    const none = '01900000-0000-7000-8000-000000000000';
    for (const text of ['', '   ', 'x'.repeat(5001)])
      expect((await api.as(admin).call(accountNoteCreate, { params: { id }, body: { text } })).status).toBe(
        422,
      );
    const body = { text: 'Nobody' };
    expect((await api.as(admin).call(accountNoteCreate, { params: { id: none }, body })).status).toBe(404);
    expect((await api.as(admin).call(companyNoteList, { params: { id: none } })).status).toBe(404);
  });

  it('are refused where what they are about goes in the same moment', async () => {
    const { id: ownerId } = await createRecruiter(api.prisma);
    const { id } = await api.prisma.company.findUniqueOrThrow({ where: { ownerId } });
    for (const [endpoint, params] of [
      [companyNoteCreate, { id }],
      [accountNoteCreate, { id: ownerId }],
    ] as const) {
      let writing: Promise<{ status: number }> | undefined;
      await api.prisma.$transaction(
        async (tx) => {
          if (endpoint === companyNoteCreate) await tx.company.delete({ where: { id } });
          else await tx.user.delete({ where: { id: ownerId } });
          writing = api.as(admin).call(endpoint, { params, body: { text: 'Call them.' } });
          writing.catch(() => undefined);
          await untilWaiting(api);
        },
        { timeout: 30_000 },
      );
      expect((await writing)?.status).toBe(404);
    }
  });
});
