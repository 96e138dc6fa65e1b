import { memberRemove } from '@acheep/contract/companies/company-member';
import { maxSavedViews } from '@acheep/contract/platform/saved-view';
import { createSavedView } from '@acheep/prisma/factories/saved-view';
import { createMember, createRecruiter } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

/** Calls of one person. */
async function person(user?: Awaited<ReturnType<typeof createMember>>) {
  return callsOf(user ?? (await createRecruiter(api.prisma)));
}
async function callsOf(user: Awaited<ReturnType<typeof createMember>>) {
  const token = `Bearer ${await api.tokenOf(user)}`;
  return {
    id: user.id,
    name: user.name,
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
      {
        _id: body.data._id,
        name: 'To call',
        query: 'filter%5Bstatus%5D=shortlisted',
        shared: false,
        by: null,
        deletable: true,
      },
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

describe('a shared view', () => {
  const shown = { page, name: 'To call', query: 'stage=x', shared: true };
  /** The owner of a company, and members of it. */
  async function company() {
    const owner = await createRecruiter(api.prisma);
    const { companyId } = await api.prisma.companyMember.findUniqueOrThrow({ where: { userId: owner.id } });
    const member = async (role: 'recruiter' | 'interviewer' | 'reader') =>
      person(await createMember(api.prisma, companyId, { member: { role } }));
    return { owner: await person(owner), member, companyId };
  }

  it('is seen by colleagues who see the list, and by nobody else', async () => {
    const { owner, member } = await company();
    const recruiter = await member('recruiter');
    const { body } = await recruiter.save(shown);
    const ids = async (who: Awaited<ReturnType<typeof person>>, list = page) =>
      (await who.list(list)).map(({ _id }: { _id: string }) => _id);
    expect(await ids(await member('interviewer'))).toEqual([body.data._id]);
    expect(await owner.list(page)).toMatchObject([{ by: recruiter.name, shared: true, deletable: true }]);
    expect(await ids(await member('reader'))).toEqual([]);
    expect(await ids(await person())).toEqual([]);
    expect(await ids(owner, '/manage-shortlist')).toEqual([]);
  });

  it('is changed and deleted by who saved it and by the owner of the company only', async () => {
    const { owner, member } = await company();
    const [recruiter, other] = [await member('recruiter'), await member('recruiter')];
    const { body } = await recruiter.save(shown);
    expect(await other.list(page)).toMatchObject([{ deletable: false }]);
    expect((await other.remove(body.data._id)).status).toBe(404);
    expect((await owner.save({ ...shown, query: 'stage=y' })).body.data).toMatchObject({
      _id: body.data._id,
      by: recruiter.name,
    });
    expect(await recruiter.list(page)).toMatchObject([{ query: 'stage=y', by: null }]);
    // A colleague's own of the same name stands beside it.
    await other.save(shown);
    expect((await owner.list(page)).length).toBe(2);
    expect((await owner.remove(body.data._id)).status).toBe(200);
    expect(await recruiter.list(page)).toMatchObject([{ by: other.name }]);
  });

  it('is no longer shared once who saved it leaves the company', async () => {
    const { owner, member } = await company();
    const recruiter = await member('recruiter');
    await recruiter.save(shown);
    await api.as(owner).call(memberRemove, { params: { id: recruiter.id } });
    expect([await owner.list(page), (await recruiter.list(page)).length]).toEqual([[], 1]);
    expect(await recruiter.list(page)).toMatchObject([{ shared: false }]);
  });

  it('is refused of a list that is not the company’s, and of who may not see it', async () => {
    const { member } = await company();
    for (const [who, list] of [
      [await member('recruiter'), '/manage-job'],
      [await member('reader'), page],
    ] as const) {
      const { status, body } = await who.save({ ...shown, page: list });
      expect([status, Object.keys(body.data)]).toEqual([422, ['shared']]);
    }
  });
});
