import { existsSync } from 'node:fs';
import path from 'node:path';
import { hiringGet } from '@acheep/contract/jobs/hiring';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { readDocument } from '../../../testing/read-document.ts';
import { hiringNow } from './job-hiring.service.ts';

const isBuilt = existsSync(path.resolve(import.meta.dirname, '../../../../../web/dist/index.html'));

const api = await startApi();

const day = 86_400_000;
const ago = (days: number) => ({ postedAt: new Date(Date.now() - days * day) });
/** Bypasses the one-minute cache of the API. */
const now = () => hiringNow(api.deps)();

describe('who is hiring', () => {
  it('is nobody on a site that has no job yet', async () => {
    const { status, body } = await api.as(null).call(hiringGet);
    expect([status, body.data]).toEqual([200, { openJobs: 0, newJobs: 0, companies: 0, employers: [] }]);
  });

  it('are the companies with open jobs, those with the most first, and what is offered in all', async () => {
    const few = await createRecruiter(api.prisma, { company: { name: 'Few', nameKm: 'តិច' } });
    const many = await createRecruiter(api.prisma, { company: { name: 'Many' } });
    const closed = await createRecruiter(api.prisma, { company: { name: 'Closed' } });
    await createJob(api.prisma, { ownerId: few.id, ...ago(1) });
    for (const days of [0, 6, 8]) await createJob(api.prisma, { ownerId: many.id, ...ago(days) });
    await createJob(api.prisma, { ownerId: closed.id, status: 'draft' });
    await createJob(api.prisma, { ownerId: closed.id, closesOn: '2020-01-01' });
    const answer = await now();
    expect(answer).toMatchObject({ openJobs: 4, newJobs: 3, companies: 2 });
    expect(answer.employers.map(({ name, nameKm, openJobs }) => [name, nameKm, openJobs])).toEqual([
      ['Many', null, 3],
      ['Few', 'តិច', 1],
    ]);
    // Cached for a minute, for every caller.
    expect((await api.as(null).call(hiringGet)).body.data.openJobs).toBe(0);
  });

  it('security 22: are none whose account is disabled', async () => {
    const gone = await createRecruiter(api.prisma, { company: { name: 'Gone' } });
    for (let index = 0; index < 5; index++) await createJob(api.prisma, { ownerId: gone.id });
    expect((await now()).employers[0]?.name).toBe('Gone');
    await api.prisma.user.update({ where: { id: gone.id }, data: { disabledAt: new Date() } });
    expect((await now()).employers.map(({ name }) => name)).toEqual(['Many', 'Few']);
  });

  it('names eight, and counts them all', async () => {
    for (let index = 0; index < 9; index++)
      await createJob(api.prisma, { ownerId: (await createRecruiter(api.prisma)).id });
    const { employers, companies } = await now();
    expect([employers.length, companies]).toEqual([8, 11]);
  });

  it('refuses a question that it does not know', async () => {
    expect((await api.http().get('/api/v1/job/hiring?limit=100')).status).toBe(422);
  });

  it.runIf(isBuilt)('stands on the home page without scripts too, in its language', async () => {
    // A document that is not ready within a second is sent without content; later requests get it whole.
    const says = (path: string, part: string) =>
      expect
        .poll(async () => readDocument((await api.http().get(path)).text).words, { timeout: 30_000 })
        .toContain(part);
    for (const part of ['13 open jobs', '11 companies hiring', 'Hiring now', 'Many', '3 open jobs'])
      await says('/', part);
    for (const part of ['ការងារកំពុងផ្សាយ 13', 'ក្រុមហ៊ុនកំពុងជ្រើសរើសបុគ្គលិក', 'តិច']) await says('/km', part);
  });
});
