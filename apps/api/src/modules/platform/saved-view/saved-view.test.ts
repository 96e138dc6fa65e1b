import { maxSavedViews } from '@acheep/contract/platform/saved-view';
import { createSavedView } from '@acheep/prisma/factories/saved-view';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

/** Calls of one person. */
async function person() {
  const user = await createRecruiter(api.prisma);
  const token = `Bearer ${await api.tokenOf(user)}`;
  return {
    id: user.id,
    list: async (page: string) =>
      (await api.http().get(`/api/v1/saved-view?page=${page}`).set('Authorization', token)).body.data,
    save: (body: object) => api.http().put('/api/v1/saved-view').set('Authorization', token).send(body),
    remove: (id: string) => api.http().delete(`/api/v1/saved-view/${id}`).set('Authorization', token),
  };
}
const page = '/manage-applied';

describe('a saved view', () => {
  it('belongs to a person and a list, and is replaced by one of the same name', async () => {
    const [sok, dara] = [await person(), await person()];
    await sok.save({ page, name: 'To call', query: 'filter%5Bstatus%5D=received' });
    const { status, body } = await sok.save({
      page,
      name: 'To call',
      query: 'filter%5Bstatus%5D=shortlisted',
    });
    expect(status).toBe(200);
    expect(await sok.list(page)).toEqual([
      { _id: body.data._id, name: 'To call', query: 'filter%5Bstatus%5D=shortlisted' },
    ]);
    expect([await sok.list('/manage-job'), await dara.list(page)]).toEqual([[], []]);
    expect((await dara.remove(body.data._id)).status).toBe(404);
    expect((await sok.remove(body.data._id)).status).toBe(200);
    expect(await sok.list(page)).toEqual([]);
  });

  it('is refused beyond the number that a list takes, and for an address that is no page', async () => {
    const sok = await person();
    for (let number = 0; number < maxSavedViews; number++)
      await createSavedView(api.prisma, { userId: sok.id, name: `View ${number}` });
    const { status, body } = await sok.save({ page, name: 'One more', query: '' });
    expect([status, body.code]).toEqual([409, 'view.most']);
    expect((await sok.save({ page, name: 'View 0', query: 'search=cook' })).status).toBe(200);
    for (const wrong of ['//evil.example', 'https://evil.example', '/manage-applied?x=1'])
      expect((await sok.save({ page: wrong, name: 'Wrong', query: '' })).status).toBe(422);
  });
});
