import { addDays, today } from '@acheep/contract/kernel/calendar';
import { maxNamedPerDay, resumeGet, resumeList } from '@acheep/contract/talent/resume-view';
import { maxShownPerDay, talentGet } from '@acheep/contract/talent/talent';
import { createResume } from '@acheep/prisma/factories/resume';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { talentModule } from './talent.module.ts';
import { noteActive } from './talent.repository.ts';

const api = await startApi();
let recruiter: Awaited<ReturnType<typeof createRecruiter>>;
beforeAll(async () => {
  recruiter = await createRecruiter(api.prisma);
});

const read = (person: { id: string }, id: string) => api.as(person).call(talentGet, { params: { id } });

describe('talents: what is counted', () => {
  it('counts a look at a CV once a company and day, and lets a company look at so many a day', async () => {
    const { company, ...owner } = await createRecruiter(api.prisma);
    const companyId = company?.id ?? '';
    const colleague = await createMember(api.prisma, companyId);
    const [first, last] = [await createResume(api.prisma), await createResume(api.prisma)];
    const day = new Date(today());
    const seekers = await Promise.all(
      Array.from({ length: maxShownPerDay - 1 }, (_, index) =>
        api.prisma.user.create({
          data: { email: `shown${index}@example.com`, role: 'user', name: 'x', passwordHash: 'none' },
        }),
      ),
    );
    const others = await api.prisma.resume.createManyAndReturn({
      data: seekers.map(({ id: userId }) => ({ userId })),
    });
    const rows = others.map(({ id: resumeId }) => ({ companyId, day, resumeId }));
    await api.prisma.resumeShown.createMany({ data: rows });
    for (const person of [owner, colleague, owner]) expect((await read(person, first.id)).status).toBe(200);
    expect(await api.prisma.resumeShown.count({ where: { companyId } })).toBe(maxShownPerDay);
    const refused = await read(colleague, last.id);
    expect([refused.status, refused.body.code]).toEqual([429, 'talent.most_a_day']);
    expect((await read(recruiter, last.id)).status).toBe(200);
    api.setClock(new Date(Date.now() + 25 * 3_600_000));
    expect((await read(colleague, last.id)).status).toBe(200);
    api.setClock(null);
  });

  it('security 63: tells a job seeker the names of so many a day, on cards and whole, and of no more, however many calls at once', async () => {
    const seen = (person: { id: string }, query: object) => api.as(person).call(resumeList, { query });
    const whole = (person: { id: string }, id: string) => api.as(person).call(resumeGet, { params: { id } });
    for (let made = 0; made < 4; made += 1)
      await createResume(api.prisma, { visibility: 'public', titleEn: 'Dugong keeper' });
    const seeker = await createUser(api.prisma);
    const others = await api.prisma.user.createManyAndReturn({
      data: Array.from({ length: maxNamedPerDay - 2 }, (_, at) => ({
        email: `named${at}@example.com`,
        role: 'user' as const,
        name: 'x',
        passwordHash: 'none',
      })),
    });
    const before = await api.prisma.resume.createManyAndReturn({
      data: others.map(({ id: userId }) => ({ userId })),
    });
    const day = new Date(today());
    await api.prisma.resumeNamed.createMany({
      data: before.map(({ id: resumeId }) => ({ userId: seeker.id, day, resumeId })),
    });
    await Promise.all(Array.from({ length: 4 }, () => seen(seeker, { search: 'dugong' })));
    const cards: { _id: string; name: object | null }[] = (await seen(seeker, { search: 'dugong' })).body
      .data;
    expect(cards.map(({ name }) => name !== null)).toEqual([true, true, false, false]);
    const statuses = await Promise.all(cards.map(async ({ _id }) => (await whole(seeker, _id)).status));
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect((await whole(seeker, cards[3]?._id ?? '')).body.code).toBe('resume.most_a_day');
    expect(await api.prisma.resumeNamed.count({ where: { userId: seeker.id } })).toBe(maxNamedPerDay);
    expect((await whole(await createUser(api.prisma), cards[3]?._id ?? '')).status).toBe(200);
  });

  it('lets calls at once not slip past that together', async () => {
    const { company, ...owner } = await createRecruiter(api.prisma);
    const companyId = company?.id ?? '';
    const resumes = await api.prisma.resume.findMany({ take: maxShownPerDay - 2 });
    expect(resumes.length).toBe(maxShownPerDay - 2);
    const day = new Date(today());
    await api.prisma.resumeShown.createMany({
      data: resumes.map(({ id: resumeId }) => ({ companyId, day, resumeId })),
    });
    const fresh = [];
    for (let made = 0; made < 6; made += 1) fresh.push(await createResume(api.prisma));
    const answers = await Promise.all(fresh.map(({ id }) => read(owner, id)));
    const left = maxShownPerDay - resumes.length;
    expect(answers.filter(({ status }) => status === 200).length).toBe(Math.min(left, fresh.length));
  });

  it('forgets after a year, and notes who was on the site by day', async () => {
    const { id, userId, updatedAt } = await createResume(api.prisma, { activeOn: new Date('2026-01-01') });
    const companyId = recruiter.company?.id ?? '';
    const of = (days: number) => ({
      companyId,
      resumeId: id,
      day: new Date(addDays(today(), -days)),
    });
    await api.prisma.resumeShown.createMany({ data: [of(366), of(364)] });
    await talentModule.sweep?.(api.deps);
    expect(await api.prisma.resumeShown.findMany({ where: { resumeId: id } })).toEqual([of(364)]);
    await api.tokenOf({ id: userId });
    await noteActive(api.prisma, new Date(Date.now() - 60_000));
    const noted = await api.prisma.resume.findUniqueOrThrow({ where: { id } });
    expect([noted.activeOn.toISOString().slice(0, 10), noted.updatedAt]).toEqual([today(), updatedAt]);
    expect(await noteActive(api.prisma, new Date(Date.now() - 60_000))).toBe(0);
  });
});
