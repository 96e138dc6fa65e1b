import { postLike } from '@acheep/contract/feed/like';
import { createComment } from '@acheep/prisma/factories/comment';
import { createGathering, createTrainer } from '@acheep/prisma/factories/gathering';
import { createPost } from '@acheep/prisma/factories/post';
import { createCertificate, createRegistration } from '@acheep/prisma/factories/registration';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { modules } from '../../../modules.ts';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

/** Rows of the data export about a user in one of its files. */
async function exported(file: string, { id }: { id: string }) {
  const source = modules.map(({ ownData }) => ownData?.[file]).find((one) => one !== undefined);
  const rows = [];
  const given = await source?.(api.prisma, id);
  for await (const row of given as AsyncIterable<Record<string, unknown>>) rows.push(row);
  return rows;
}

describe('the data export', () => {
  it('of who takes part has the seats and certificates that are theirs, and not the link to join', async () => {
    const seeker = await createUser(api.prisma);
    const { id: gatheringId } = await createGathering(api.prisma, { link: 'https://meet.example/secret' });
    const { id } = await createRegistration(api.prisma, { gatheringId, userId: seeker.id });
    const other = await createRegistration(api.prisma, { gatheringId });
    const certificate = await createCertificate(api.prisma, { userId: seeker.id });
    await createCertificate(api.prisma, { userId: other.userId });
    const seats = await exported('registrations', seeker);
    expect(seats).toMatchObject([{ id, state: 'seat', gathering: { id: gatheringId } }]);
    expect(JSON.stringify(seats)).not.toContain('secret');
    expect(await exported('certificates', seeker)).toMatchObject([{ number: certificate.number }]);
    expect(await exported('gatherings', seeker)).toEqual([]);
  });

  it('of a trainer has the trainings whole, and by name who registered', async () => {
    const trainer = await createTrainer(api.prisma);
    const link = 'https://meet.example/mine';
    const { id: gatheringId } = await createGathering(api.prisma, { ownerId: trainer.id, link });
    await createGathering(api.prisma);
    const { userId } = await createRegistration(api.prisma, { gatheringId });
    const { name, email } = await api.prisma.user.findUniqueOrThrow({ where: { id: userId } });
    expect(await exported('gatherings', trainer)).toMatchObject([{ id: gatheringId, link }]);
    const registered = await exported('registrations', trainer);
    expect(registered).toMatchObject([{ gathering: { id: gatheringId }, user: { name } }]);
    expect(JSON.stringify(registered)).not.toContain(email);
    expect(await exported('certificates', trainer)).toEqual([]);
  });

  it('of who writes has the entries of the company, and one’s own likes, comments and reports alone', async () => {
    const [writer, other] = [await createRecruiter(api.prisma), await createRecruiter(api.prisma)];
    const training = await createGathering(api.prisma, { title: 'Beekeeping' });
    const shown = await api.prisma.post.findFirstOrThrow({ where: { gatheringId: training.id } });
    const { id: own } = await createPost(api.prisma, { ownerId: writer.id });
    const { id: foreign } = await createPost(api.prisma, { ownerId: other.id });
    for (const person of [writer, other]) await api.as(person).call(postLike, { params: { id: shown.id } });
    const { id: commentId } = await createComment(api.prisma, { postId: foreign, authorId: writer.id });
    await createComment(api.prisma, { postId: own, authorId: other.id });
    const about = { reporterId: writer.id, reason: 'spam', words: 'Again and again', createdAt: new Date() };
    await api.prisma.report.create({ data: { ...about, postId: foreign } });
    await api.prisma.report.create({ data: { ...about, reporterId: other.id, postId: own } });
    const ids = async (file: string) => (await exported(file, writer)).map(({ id }) => id);
    expect([await ids('posts'), await ids('comments')]).toEqual([[own], [commentId]]);
    expect(await exported('likes', writer)).toMatchObject([
      { post: { id: shown.id, gathering: { title: 'Beekeeping' } } },
    ]);
    expect(await exported('reports', writer)).toMatchObject([{ postId: foreign, words: 'Again and again' }]);
  });
});
