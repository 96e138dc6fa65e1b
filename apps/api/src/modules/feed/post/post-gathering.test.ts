import { trainingStatusChange } from '@acheep/contract/events/gathering-own';
import { commentCreate } from '@acheep/contract/feed/comment';
import { postFeed, postGet } from '@acheep/contract/feed/post';
import { adminReportList, reportCreate } from '@acheep/contract/feed/report';
import { notificationList } from '@acheep/contract/messaging/notification';
import { createGathering, createTrainer } from '@acheep/prisma/factories/gathering';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

const entryOf = (gatheringId: string) => api.prisma.post.findUnique({ where: { gatheringId } });
const feedOf = async (createdBy: string) =>
  (await api.as(null).call(postFeed, { query: { 'filter[createdBy]': createdBy } })).body.data;

describe('the entry of a training or an event', () => {
  it('is made when it is published, once, and shows it', async () => {
    const owner = await createTrainer(api.prisma);
    const { id } = await createGathering(api.prisma, { ownerId: owner.id, status: 'draft', postedAt: null });
    expect(await entryOf(id)).toBeNull();
    const publish = () =>
      api.as(owner).call(trainingStatusChange, { params: { id }, body: { status: 'active' } });
    const answers = await Promise.all([publish(), publish(), publish()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await feedOf(owner.id)).toMatchObject([
      { kind: 'training', gathering: { _id: id, status: 'active' }, job: null },
    ]);
  });

  it('leaves the feed with the end of its last session, and keeps its page', async () => {
    const owner = await createTrainer(api.prisma);
    const over = await createGathering(api.prisma, { ownerId: owner.id, kind: 'event', inDays: [-3, -2] });
    const entry = await entryOf(over.id);
    expect(entry).toMatchObject({ kind: 'event', status: 'active' });
    expect(await feedOf(owner.id)).toEqual([]);
    const page = await api.as(null).call(postGet, { params: { id: entry?.id ?? '' } });
    expect(page.body.data.gathering).toMatchObject({ status: 'closed' });
    await createGathering(api.prisma, { ownerId: owner.id, inDays: [1] });
    expect(await feedOf(owner.id)).toHaveLength(1);
  });

  it('goes with it when a draft that was never shown is deleted, and is not there before', async () => {
    const { id } = await createGathering(api.prisma, { status: 'active' });
    await api.prisma.gathering.delete({ where: { id } });
    expect(await entryOf(id)).toBeNull();
  });

  it('is called by its title where people comment on it and report it, and its publisher is told', async () => {
    const owner = await createTrainer(api.prisma);
    const publisher = await createMember(api.prisma, owner.company?.id ?? '', { role: 'trainer' });
    const { id } = await createGathering(api.prisma, { ownerId: publisher.id, title: 'Beekeeping' });
    const postId = (await entryOf(id))?.id ?? '';
    const other = await createRecruiter(api.prisma);
    await api.as(other).call(commentCreate, { body: { postId, text: 'For beginners too?' } });
    const told = async (person: { id: string }) => (await api.as(person).call(notificationList)).body.data;
    expect(await told(publisher)).toMatchObject([{ kind: 'post-commented', params: { post: 'Beekeeping' } }]);
    expect(await told(owner)).toEqual([]);
    await api.as(other).call(reportCreate, { body: { noun: 'post', aboutId: postId, reason: 'spam' } });
    const admin = await createUser(api.prisma, { role: 'admin' });
    const reports = await api.as(admin).call(adminReportList, { query: { search: 'beekeep' } });
    expect(reports.body.data).toMatchObject([{ about: { postId, text: 'Beekeeping' } }]);
  });
});
