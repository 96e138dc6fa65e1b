import { adminPostHide } from '@acheep/contract/feed/moderation';
import {
  type AdminPost,
  adminPostGet,
  adminPostPin,
  maxPinned,
  pinDays,
} from '@acheep/contract/feed/post-admin';
import { adminJobPromote } from '@acheep/contract/jobs/job-admin';
import { addDays, today as dayAt, momentOf } from '@acheep/contract/kernel/calendar';
import { paths } from '@acheep/contract/paths';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError, notFound } from '../../../error.ts';
import type { Call, Module } from '../../../module.ts';
import type { Reader } from '../../../search/rows.repository.ts';
import { presentCompanyName } from '../../companies/company/company.presenter.ts';
import { writeAudit } from '../../platform/audit/audit.repository.ts';
import { excerptOf } from '../post/post.presenter.ts';
import { findListed } from '../post/post-feed.repository.ts';
import * as posts from './post-admin.repository.ts';

const sayingOf = ({ body, job, gathering }: posts.AdminPostRow) =>
  excerptOf(body ?? job?.title ?? gathering?.title) || null;

/** A pin is stored as the end of its last day in Phnom Penh. */
const endOf = (day: string) => momentOf(addDays(day, 1), '00:00');
const lastDayOf = (moment: Date) => dayAt(new Date(moment.getTime() - 1));

function postAdminService({ database: { prisma }, now }: Pick<Deps, 'database' | 'now'>) {
  /** Number of other pinned posts that the feed shows, and whether it shows this one. */
  async function placesOf(db: Reader, id: string) {
    const at = { now: now(), today: dayAt(now()) };
    const listed = await findListed(db, [id, ...(await posts.listOtherPinned(db, id, at.now))], at);
    const shown = listed.delete(id);
    return { shown, others: listed.size };
  }

  async function present(db: Reader, row: posts.AdminPostRow): Promise<AdminPost> {
    const { pinnedUntil } = row;
    return {
      _id: row.id,
      company: presentCompanyName(row.company),
      saying: sayingOf(row),
      pinnedUntil: pinnedUntil && pinnedUntil > now() ? lastDayOf(pinnedUntil) : null,
      ...(await placesOf(db, row.id)),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    };
  }

  return {
    async get({ params: { id } }: Call<typeof adminPostGet>) {
      const row = await posts.findPost(prisma, id);
      if (!row) throw notFound();
      return present(prisma, row);
    },

    /** Pins a post that the feed shows, if the limit permits; a pin can be removed in any state of the post. */
    pin: ({ actor, params: { id }, body: { pinnedUntil }, requestId }: Call<typeof adminPostPin>) =>
      prisma.$transaction(async (tx) => {
        const row = await posts.lockPost(tx, id, now());
        if (!row) throw notFound();
        if (pinnedUntil !== null) {
          const today = dayAt(now());
          const last = addDays(today, pinDays);
          if (pinnedUntil < today || pinnedUntil > last)
            throw fieldError({ pinnedUntil: { key: 'date_range', params: { first: today, last } } });
          const { shown, others } = await placesOf(tx, id);
          if (!shown) throw new AppError('post.status');
          if (others >= maxPinned) throw new AppError('post.pins', { most: maxPinned });
        }
        const saved = await posts.savePin(tx, row, pinnedUntil === null ? null : endOf(pinnedUntil));
        await writeAudit(tx, {
          actorId: actor.id,
          action: 'post.pin',
          targetId: row.company.ownerId,
          subjectId: row.id,
          details: { post: sayingOf(row) ?? '', pinnedUntil: pinnedUntil ?? '' },
          requestId,
          createdAt: now(),
        });
        return present(tx, saved);
      }),
  };
}

export const postAdminModule: Module = {
  audited: {
    post: {
      title: { en: 'Post', km: 'ការបង្ហោះ' },
      name: 'post',
      page: (id) => paths.publicPost(id),
      bodies: [adminPostHide.body, adminJobPromote.body],
    },
  },
  routes(register, deps) {
    const service = postAdminService(deps);
    register(adminPostGet, service.get);
    register(adminPostPin, service.pin);
  },
};
