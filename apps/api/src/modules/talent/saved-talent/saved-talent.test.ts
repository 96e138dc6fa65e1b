import {
  maxSavedTalents,
  savedTalentIdList,
  savedTalentList,
  talentNoteCreate,
  talentNoteDelete,
  talentNoteList,
  talentNoteUpdate,
  talentSave,
  talentUnsave,
} from '@acheep/contract/talent/saved-talent';
import { createIgnoredCompany } from '@acheep/prisma/factories/ignored-company';
import { createResume } from '@acheep/prisma/factories/resume';
import { createSavedTalent } from '@acheep/prisma/factories/saved-talent';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { savedTalentModule } from './saved-talent.module.ts';

const api = await startApi();

type Person = { id: string };
const save = (by: Person | null, id: string) => api.as(by).call(talentSave, { params: { id } });
const remove = (by: Person | null, id: string) => api.as(by).call(talentUnsave, { params: { id } });
const ids = async (by: Person): Promise<string[]> => (await api.as(by).call(savedTalentIdList)).body.data;
const list = async (by: Person, query: object = {}) =>
  (await api.as(by).call(savedTalentList, { query })).body;
const titles = async (by: Person, query: object = {}) =>
  (await list(by, query)).data.map(({ talent }: { talent: { title: { en: string } } }) => talent.title.en);
const note = (by: Person, id: string, text: string) =>
  api.as(by).call(talentNoteCreate, { params: { id }, body: { text } });
const notes = (by: Person, id: string) => api.as(by).call(talentNoteList, { params: { id } });
const texts = async (by: Person, id: string) =>
  (await notes(by, id)).body.data.map(({ text }: { text: string }) => text);

/** Creates CVs that a company can no longer find, one for each reason. */
async function hide(companyId: string) {
  const hidden = await createResume(api.prisma);
  const ignoring = await createResume(api.prisma);
  const disabled = await createResume(api.prisma);
  return {
    cvs: [hidden, ignoring, disabled],
    async now() {
      await api.prisma.resume.update({ where: { id: hidden.id }, data: { visibility: 'hidden' } });
      await createIgnoredCompany(api.prisma, { userId: ignoring.userId, companyId });
      await api.prisma.user.update({ where: { id: disabled.userId }, data: { disabledAt: new Date() } });
    },
  };
}

describe('saving CVs: success', () => {
  it('keeps one for the company, once however often and by whom it is asked for', async () => {
    const recruiter = await createRecruiter(api.prisma);
    const colleague = await createMember(api.prisma, recruiter.company?.id ?? '');
    const { id } = await createResume(api.prisma);
    const answers = await Promise.all([recruiter, colleague, recruiter].map((by) => save(by, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first] = (await list(recruiter)).data;
    await save(colleague, id);
    expect((await list(colleague)).data).toEqual([first]);
    expect([await ids(recruiter), await ids(await createRecruiter(api.prisma))]).toEqual([[id], []]);
    expect(await api.prisma.notification.count()).toBe(0);
  });

  it('security 19: shows the unnamed card, and the name of whom the company has opened', async () => {
    const recruiter = await createRecruiter(api.prisma);
    const companyId = recruiter.company?.id ?? '';
    const person = await createUser(api.prisma, { name: 'Keo Bopha' });
    const { id } = await createResume(api.prisma, { userId: person.id, titleEn: 'Weaver' });
    await save(recruiter, id);
    const [unnamed] = (await list(recruiter)).data;
    expect(Object.keys(unnamed).sort()).toEqual(['_id', 'createdAt', 'name', 'notes', 'talent', 'updatedAt']);
    expect([unnamed.name, unnamed.notes, unnamed.talent._id]).toEqual([null, 0, id]);
    expect(JSON.stringify(unnamed)).not.toContain('Bopha');
    await api.prisma.resumeView.create({ data: { companyId, resumeId: id } });
    expect((await list(recruiter)).data[0].name).toEqual({ en: 'Keo Bopha', km: null });
    await api.prisma.resume.update({ where: { id }, data: { nameKm: 'កែវ បុប្ផា' } });
    expect((await list(recruiter)).data[0].name).toEqual({ en: null, km: 'កែវ បុប្ផា' });
    const other = await createRecruiter(api.prisma);
    await save(other, id);
    expect((await list(other)).data[0].name).toBeNull();
  });

  it('finds them by what their CVs say and by what is noted, the last saved first', async () => {
    const recruiter = await createRecruiter(api.prisma);
    for (const titleEn of ['Potter', 'Glazier', 'Thatcher']) {
      const { id } = await createResume(api.prisma, { titleEn });
      await save(recruiter, id);
      if (titleEn === 'Glazier') await note(recruiter, id, 'Calls back on 100% sure');
    }
    await createResume(api.prisma, { titleEn: 'Potter' });
    expect(await titles(recruiter)).toEqual(['Thatcher', 'Glazier', 'Potter']);
    expect(await titles(recruiter, { sort: 'createdAt_1', limit: 1 })).toEqual(['Potter']);
    for (const [search, found] of [
      ['potter', ['Potter']],
      ['100%', ['Glazier']],
      ['astronaut', []],
    ] as const)
      expect([search, await titles(recruiter, { search })]).toEqual([search, found]);
    expect((await list(recruiter, { search: 'potter' })).meta.total).toBe(1);
  });

  it('takes one out, and brings it back with its notes until the sweep', async () => {
    const recruiter = await createRecruiter(api.prisma);
    const { id } = await createResume(api.prisma);
    expect((await note(recruiter, id, 'Met at the fair')).status).toBe(201);
    expect(await ids(recruiter)).toEqual([id]);
    for (let times = 0; times < 2; times += 1) expect((await remove(recruiter, id)).status).toBe(200);
    expect([await ids(recruiter), await texts(recruiter, id)]).toEqual([[], []]);
    await savedTalentModule.sweep?.(api.deps);
    await save(recruiter, id);
    expect(await texts(recruiter, id)).toEqual(['Met at the fair']);
    await remove(recruiter, id);
    api.setClock(new Date(Date.now() + 8 * 86_400_000));
    await savedTalentModule.sweep?.(api.deps);
    api.setClock(null);
    await save(recruiter, id);
    expect(await texts(recruiter, id)).toEqual([]);
  });
});

describe('saving CVs: validation', () => {
  it('security 22: neither shows, marks nor counts who is not for the company any more, and back they are', async () => {
    const recruiter = await createRecruiter(api.prisma);
    const { cvs, now } = await hide(recruiter.company?.id ?? '');
    for (const { id } of cvs) await note(recruiter, id, 'Kept');
    const [first] = (await notes(recruiter, cvs[0]?.id ?? '')).body.data;
    expect((await ids(recruiter)).length).toBe(3);
    await now();
    expect([await ids(recruiter), (await list(recruiter)).meta.total]).toEqual([[], 0]);
    expect((await list(recruiter, { search: 'kept' })).meta.total).toBe(0);
    const change = { params: { id: first._id }, body: { text: 'Changed' } };
    expect((await api.as(recruiter).call(talentNoteUpdate, change)).status).toBe(404);
    for (const { id } of cvs)
      expect([
        (await save(recruiter, id)).status,
        (await notes(recruiter, id)).status,
        (await note(recruiter, id, 'More')).status,
      ]).toEqual([404, 404, 404]);
    await api.prisma.ignoredCompany.deleteMany();
    expect(await titles(recruiter, { search: 'kept' })).toEqual(['Accountant']);
    // A hidden CV can still be removed.
    expect((await remove(recruiter, cvs[0]?.id ?? '')).status).toBe(200);
  });

  it('takes as many as there may be, and of several at once no more', async () => {
    const recruiter = await createRecruiter(api.prisma);
    const companyId = recruiter.company?.id ?? '';
    const colleague = await createMember(api.prisma, companyId);
    const user = (number: number) => ({
      email: `saved${number}@example.com`,
      role: 'user' as const,
      name: 'Sok',
      passwordHash: 'none',
      activatedAt: new Date(),
    });
    const users = await api.prisma.user.createManyAndReturn({
      data: Array.from({ length: maxSavedTalents - 1 }, (_, number) => user(number)),
      select: { id: true },
    });
    const data = users.map(({ id: userId }) => ({ userId, phone: [] }));
    const cvs = await api.prisma.resume.createManyAndReturn({ data, select: { id: true } });
    await api.prisma.savedTalent.createMany({
      data: cvs.map(({ id: resumeId }) => ({ companyId, resumeId })),
    });
    const two = [await createResume(api.prisma), await createResume(api.prisma)];
    const answers = await Promise.all(
      two.map(({ id }, place) => save([recruiter, colleague][place] ?? null, id)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('saved_talent.full');
    expect((await save(recruiter, cvs[0]?.id ?? '')).status).toBe(200);
  });
});

describe('notes on saved CVs', () => {
  it('are read by colleagues, and changed by who wrote them', async () => {
    const recruiter = await createRecruiter(api.prisma);
    const colleague = await createMember(api.prisma, recruiter.company?.id ?? '');
    const { id } = await createResume(api.prisma);
    const { data } = (await note(recruiter, id, 'Speaks Thai')).body;
    expect(data).toMatchObject({ text: 'Speaks Thai', author: recruiter.name, own: true });
    expect((await notes(colleague, id)).body.data).toEqual([{ ...data, own: false }]);
    const params = { id: data._id };
    const change = (by: Person, text: string) =>
      api.as(by).call(talentNoteUpdate, { params, body: { text, updatedAt: data.updatedAt } });
    expect((await change(colleague, 'Mine')).status).toBe(403);
    expect((await change(recruiter, 'Speaks Lao')).status).toBe(200);
    expect((await change(recruiter, 'Late')).body.code).toBe('record.changed');
    expect((await api.as(colleague).call(talentNoteDelete, { params })).status).toBe(403);
    expect((await list(colleague)).data[0].notes).toBe(1);
    expect((await api.as(recruiter).call(talentNoteDelete, { params })).status).toBe(200);
    expect(await texts(recruiter, id)).toEqual([]);
  });

  it('stay when their author goes, and go with the job seeker', async () => {
    const recruiter = await createRecruiter(api.prisma);
    const colleague = await createMember(api.prisma, recruiter.company?.id ?? '');
    const { id, userId } = await createResume(api.prisma);
    await note(colleague, id, 'Left behind');
    await api.prisma.user.delete({ where: { id: colleague.id } });
    expect((await notes(recruiter, id)).body.data).toMatchObject([{ text: 'Left behind', author: null }]);
    await api.prisma.user.delete({ where: { id: userId } });
    expect(await api.prisma.savedTalentNote.count({ where: { text: 'Left behind' } })).toBe(0);
  });
});

describe('saving CVs: authentication and authorisation', () => {
  it('is for recruiters and trainers who work for a company', async () => {
    const { resumeId: id } = await createSavedTalent(api.prisma);
    expect((await save(await createRecruiter(api.prisma, { role: 'trainer' }), id)).status).toBe(200);
    const nobody = await createUser(api.prisma, { role: 'recruiter' });
    expect([(await save(nobody, id)).status, (await note(nobody, id, 'A')).status]).toEqual([403, 403]);
  });
});
