import type { PrismaClient } from '@acheep/database/client';
import type { FoundRecords, PageStatuses, PageStatuses, SharedPages } from '../../module.ts';
import { companyMayShow } from '../../search/search-condition.repository.ts';
import { publicImage } from '../upload/image-key.ts';
import { findPublicPost, isShown, isShown, mayBeShown, mayBeShown } from './post.repository.ts';

/** The page of an entry is there while the public may see it; once it was posted and is archived, no more. */
async function statusOf(db: PrismaClient, id: string) {
  if (await isShown(db, id)) return 200;
  const archived = { status: 'archived' as const };
  const gone = {
    OR: [
      { status: 'archived' },
      { status: 'active', job: archived },
      { status: 'active', gathering: archived },
    ],
  };
  const was = await db.post.count({ where: { id, postedAt: { not: null }, AND: [mayBeShown, gone] } });
  return was > 0 ? 410 : 404;
}

export const postPages: PageStatuses = { '/public-post/:id': statusOf };

/** What somebody wrote. An entry that publishing made says what the page of the job, the training or the event says. */
export const foundPosts: FoundRecords = {
  table: 'post',
  only: ['e.job_id IS NULL AND e.gathering_id IS NULL'],
  listed: () => [
    `e.status = 'active'`,
    companyMayShow('e'),
    `(e.created_by_id IS NULL OR e.created_by_id NOT IN (SELECT u.id FROM "user" u WHERE u.disabled_at IS NOT NULL))`,
  ],
};

const longest = { title: 90, description: 200 };
/** In whole characters: half of one is no text. */
export function cut(text: string, most: number): string {
  const characters = [...text.slice(0, 2 * most + 2)];
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text;
}

/** What an entry is shared with: its first line, its words, its first picture. */
export const sharedPosts: SharedPages = {
  '/public-post/:id': async (db, id, locale) => {
    const post = await findPublicPost(db, id);
    if (!post) return null;
    const { name, nameKm, logoPath } = post.company;
    const company = locale === 'km' ? (nameKm ?? name) : name;
    const body = post.body ?? post.job?.title ?? post.gathering?.title ?? company;
    const [line = ''] = body.split('\n');
    const picture = post.pictures[0]?.upload.path ?? post.gathering?.cover?.path ?? logoPath;
    return {
      title: cut(line, longest.title),
      description: cut(`${company}: ${body.replace(/\s+/g, ' ')}`, longest.description),
      image: picture ? publicImage(picture).image : null,
    };
  },
};
