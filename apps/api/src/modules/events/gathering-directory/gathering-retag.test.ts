import { ownCompanyUpdate } from '@acheep/contract/companies/company';
import { eventList, trainingList } from '@acheep/contract/events/gathering-public';
import { createGathering, createTrainer } from '@acheep/prisma/factories/gathering';
import { expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { companyRenamedForGatherings } from '../../companies/company/company.tasks.ts';

const api = await startApi();

async function found(search: string, list: typeof trainingList | typeof eventList = trainingList) {
  const { body } = await api.as(null).call(list, { query: { search } });
  return body.data.map(({ _id }: { _id: string }) => _id);
}

it('of a company that is renamed, trainings and events are found by the new name and not by the old one', async () => {
  const owner = await createTrainer(api.prisma, { company: { name: 'Oldname School' } });
  const made = (overrides: object) => createGathering(api.prisma, { ownerId: owner.id, ...overrides });
  const training = await made({ title: 'Bookbinding' });
  const event = await made({ kind: 'event' });
  const draft = await made({ status: 'draft' });
  const others = await createGathering(api.prisma, { title: 'Beekeeping' });
  expect([await found('oldname'), await found('oldname', eventList)]).toEqual([[training.id], [event.id]]);
  const body = { name: 'Zebrafish Academy', nameKm: 'សាលាអង្គរ', address: 'Street 1' };
  expect((await api.as(owner).call(ownCompanyUpdate, { body })).status).toBe(200);
  await api.work(companyRenamedForGatherings);

  await expect.poll(() => found('zebrafish')).toEqual([training.id]);
  expect(await found('zebrafish', eventList)).toEqual([event.id]);
  expect([await found('oldname'), await found('oldname', eventList)]).toEqual([[], []]);
  expect([await found('សាលាអង្គរ'), await found('bookbinding')]).toEqual([[training.id], [training.id]]);
  expect(await found('beekeeping')).toEqual([others.id]);
  const columns = (id: string) => api.prisma.gathering.findUniqueOrThrow({ where: { id } });
  expect((await columns(draft.id)).searchTags).toContain('zebrafish');
  expect((await columns(training.id)).updatedAt).toEqual(training.updatedAt);
});
