import { languageOf } from '@acheep/contract/kernel/locale';
import type { PrismaClient } from '@acheep/database/client';
import { demoAccounts } from './account.ts';
import type { Employer } from './insert-company.ts';
import { feed } from './post.ts';
import { between, createRandom, sample } from './random.ts';

/** Number of posts with comments, latest first; the rest have likes at most. */
const talkedAbout = 45;

/** Time between the post and now; later the higher `part` is. */
const after = (postedAt: Date, now: Date, part: number) =>
  new Date(postedAt.getTime() + (now.getTime() - postedAt.getTime()) * part);

/** Likes on all written posts, and comments on the latest of them, in the language of each. */
export async function insertTalk(prisma: PrismaClient, employers: readonly Employer[]): Promise<void> {
  const now = new Date();
  const random = createRandom(48);
  const posts = await prisma.post.findMany({
    where: {
      kind: { in: ['written', 'shared'] },
      status: 'active',
      postedAt: { not: null },
      companyId: { in: employers.map((one) => one.companyId) },
    },
    select: { id: true, companyId: true, createdById: true, body: true, postedAt: true },
    orderBy: [{ postedAt: 'desc' }, { id: 'desc' }],
  });
  for (const [index, { id: postId, companyId, createdById, body, postedAt }] of posts.entries()) {
    const others = employers.filter((one) => one.companyId !== companyId);
    const at = (part: number) => after(postedAt ?? now, now, part);
    const fans = sample(random, others, between(random, 0, 11));
    await prisma.postLike.createMany({
      data: fans.map((fan, place) => ({
        postId,
        userId: fan.ownerId,
        companyId: fan.companyId,
        createdAt: at((place + 1) / (fans.length + 2)),
      })),
    });
    if (index >= talkedAbout || index % 3 === 2) continue;
    const language = languageOf(body ?? '');
    const talks = sample(random, feed.talks[language], between(random, 1, 3));
    const speakers = sample(random, others, talks.length + 1);
    for (const [place, { comment: text, answer }] of talks.entries()) {
      const speaker = speakers[place];
      if (!speaker) continue;
      const createdAt = at((place + 1) / 6);
      const { id: parentId } = await prisma.comment.create({
        data: { postId, authorId: speaker.ownerId, companyId: speaker.companyId, text, createdAt },
        select: { id: true },
      });
      if (answer && createdById)
        await prisma.comment.create({
          data: {
            postId,
            parentId,
            authorId: createdById,
            companyId,
            text: answer,
            createdAt: at((place + 2) / 6),
          },
        });
      const named = speakers.at(-1);
      if (index % 7 !== 0 || place > 0 || !named) continue;
      const name = language === 'km' ? named.nameKm : named.name;
      await prisma.comment.create({
        data: {
          postId,
          parentId,
          authorId: speaker.ownerId,
          companyId: speaker.companyId,
          text: `@${name} ${feed.namings[language]}`,
          createdAt: at(0.8),
          mentions: { create: { companyId: named.companyId, name } },
        },
      });
    }
  }
  await insertReport(prisma, employers, posts[1]?.id);
}

/** Inappropriate comment, and the report of it by the demo's job seeker. */
async function insertReport(
  prisma: PrismaClient,
  employers: readonly Employer[],
  postId: string | undefined,
) {
  const writer = employers.at(-1);
  if (!postId || !writer) return;
  const createdAt = new Date(Date.now() - 40 * 60_000);
  const { id: commentId } = await prisma.comment.create({
    data: {
      postId,
      authorId: writer.ownerId,
      companyId: writer.companyId,
      text: 'Earn 1,500 dollars a month from home, no experience needed. Write to us on Telegram and pay the 30 dollars for your training first.',
      createdAt,
    },
    select: { id: true },
  });
  const reporter = await prisma.user.findUniqueOrThrow({ where: { email: demoAccounts[1].email } });
  const words = 'They asked my sister for the money too, and there was no job.';
  await prisma.report.create({
    data: { reporterId: reporter.id, commentId, reason: 'scam', words, createdAt: new Date() },
  });
}
