import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { uploadKinds } from '@acheep/contract/platform/upload-kind';
import type { PrismaClient } from '@acheep/database/client';
import { searchFields, searchTags } from '@acheep/search/analysis/search-fields';
import { companies } from './company.ts';
import type { Employer } from './insert-company.ts';
import type { PutFile } from './insert-document.ts';
import { type DemoPost, type DemoPoster, feed } from './post.ts';

/** Renders a poster in two sizes, the smaller one `small` pixels wide. Undefined on a machine that cannot render it. */
export type DrawPoster = (
  poster: DemoPoster & { number: number; by: string; km: boolean },
  small: number,
) => Promise<{ large: Buffer; small: Buffer } | undefined>;

interface Tools {
  putFile: PutFile;
  drawPoster: DrawPoster;
}

const minute = 60_000;
const mediaType = 'image/webp';
const { folder, picture } = uploadKinds.picture;

/** Interleaves the lists, so that every part of the feed has some of each. */
const oneAtATime = (...lists: (readonly DemoPost[])[]) =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list[at] ?? []),
  ).flat();

/** Most posts are from today, with ever fewer on the days before, like the jobs between them. */
const postedAt = (index: number, now: Date) => new Date(now.getTime() - 4 * minute * 1.14 ** index);

/** Author: a recruiter of the matching industry, or else the next one. */
function writerOf({ from }: DemoPost, index: number, employers: readonly Employer[]): Employer {
  const matching = from ? companies.findIndex(({ industrySlug }) => industrySlug === from) : -1;
  const employer = employers[matching >= 0 ? matching : (index * 7) % employers.length];
  if (!employer) throw new Error('There is nobody to write.');
  return employer;
}

async function insertPicture(
  prisma: PrismaClient,
  { putFile, file }: { putFile: PutFile; file: string },
  ownerId: string,
  sizes: { large: Buffer; small: Buffer },
): Promise<string> {
  const key = `${folder}/${randomBytes(32).toString('base64url')}`;
  for (const [suffix, content] of [
    ['_l', sizes.large],
    ['_s', sizes.small],
  ] as const) {
    await writeFile(file, content);
    await putFile(`${key}${suffix}`, file, mediaType);
  }
  const size = sizes.large.length + sizes.small.length;
  const data = { ownerId, kind: 'picture', path: `${key}_l`, originalName: 'poster.webp', mediaType, size };
  return (await prisma.upload.create({ data, select: { id: true } })).id;
}

/** Files posts with a text under its words, so that they are found from the start. */
async function filePosts(prisma: PrismaClient) {
  const posts = await prisma.post.findMany({
    where: { body: { not: null } },
    select: { id: true, body: true, company: { select: { name: true, nameKm: true } } },
  });
  const data = posts.map(({ id, body, company }) => ({
    id,
    ...searchFields({ title: [], tags: searchTags(company), texts: [body] }),
  }));
  await prisma.postSearch.createMany({ data, skipDuplicates: true });
}

/** Fills the feed between the jobs, whose posts exist: tips, news, learning, and shared posts. */
export async function insertPosts(
  prisma: PrismaClient,
  employers: readonly Employer[],
  { putFile, drawPoster }: Tools,
): Promise<void> {
  const now = new Date();
  const temporary = await mkdtemp(path.join(tmpdir(), 'acheep-demo-'));
  const files = { putFile, file: path.join(temporary, 'file') };
  const written: { id: string; companyId: string }[] = [];
  let number = 0;
  try {
    for (const [index, post] of oneAtATime(feed.tips, feed.news, feed.work, feed.learning).entries()) {
      const writer = writerOf(post, index, employers);
      const km = post.language === 'km';
      const by = km ? writer.nameKm : writer.name;
      const pictures: string[] = [];
      for (const poster of post.posters ?? []) {
        const drawn = await drawPoster({ ...poster, number, by, km }, picture.sides.small);
        if (drawn) pictures.push(await insertPicture(prisma, files, writer.ownerId, drawn));
        number += 1;
      }
      const at = postedAt(index, now);
      const row = await prisma.post.create({
        data: {
          companyId: writer.companyId,
          createdById: writer.ownerId,
          kind: 'written',
          status: 'active',
          body: post.body,
          postedAt: at,
          createdAt: at,
          pictures: { create: pictures.map((uploadId, position) => ({ uploadId, position })) },
        },
        select: { id: true, companyId: true },
      });
      written.push(row);
    }
    for (const [index, { body }] of feed.sharing.entries()) {
      // Tip of another company.
      const shared = written[index * 8 + 4];
      const others = employers.filter(({ companyId }) => companyId !== shared?.companyId);
      const sharer = others[(index * 5 + 2) % others.length];
      const at = postedAt(index * 8 + 1, now);
      if (sharer)
        await prisma.post.create({
          data: {
            companyId: sharer.companyId,
            createdById: sharer.ownerId,
            kind: 'shared',
            status: 'active',
            body,
            sharedPostId: shared?.id ?? null,
            postedAt: at,
            createdAt: at,
          },
        });
    }
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  await filePosts(prisma);
  await prisma.$executeRaw`
    INSERT INTO post_view (post_id, day, views)
    SELECT p.id, d::date, 3 + abs(hashtext(p.id::text || d::text)) % 40
    FROM post p, generate_series(p.posted_at::date, now()::date, interval '1 day') d
    WHERE p.kind IN ('written', 'shared')`;
}
