import { type AdminPost, type adminPostPin, mostPinned, pinDays } from '@acheep/contract/feed/post-admin';
import { addDays, today as dayAt, momentOf } from '@acheep/contract/kernel/calendar';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError, notFound } from '../../../error.ts';
import { writeAudit } from '../../accounts/admin/audit.repository.ts';
import type { By } from '../../accounts/admin/by.ts';
import { presentCompany } from '../../jobs/job/job.presenter.ts';
import { excerptOf } from '../post/post.presenter.ts';
import { findListed } from '../post/post-feed.repository.ts';
import * as posts from './post-admin.repository.ts';

const sayingOf = ({ body, job, gathering }: posts.AdminPostRow) =>
  excerptOf(body ?? job?.title ?? gathering?.title) || null;

/** A pin is kept as the moment at which its last day is over in Phnom Penh. */
const endOf = (day: string) => momentOf(addDays(day, 1), '00:00');
const lastDayOf = (moment: Date) => dayAt(new Date(moment.getTime() - 1));

/** What operators do with entries of the feed. */
export function postAdminService({ database: { prisma }, now }: Pick<Deps, 'database' | 'now'>) {
  /** Which of these lead the feed, and whether it shows the one that is looked at. */
  async function engagement(db: posts.Reader, id: string) {
    const at = { now: now(), today: dayAt(now()) };
    const listed = await findListed(db, [id, ...(await posts.listOtherPinned(db, id, at.now))], at);
    const shown = listed.delete(id);
    return { shown, others: listed.size };
  }

  async function present(db: posts.Reader, row: posts.AdminPostRow): Promise<AdminPost> {
    const { pinnedUntil } = row;
    return {
      _id: row.id,
      company: presentCompany(row.company),
      saying: sayingOf(row),
      pinnedUntil: pinnedUntil && pinnedUntil > now() ? lastDayOf(pinnedUntil) : null,
      ...(await engagement(db, row.id)),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    };
  }

  return {
    async get(id: string) {
      const row = await posts.findPost(prisma, id);
      if (!row) throw notFound();
      return present(prisma, row);
    },

    /** Pins an entry that the feed shows, where there is room; a pin is taken away whatever has become of the entry. */
    pin: ({ actor, requestId }: By, id: string, { pinnedUntil }: ParsedBodyOf<typeof adminPostPin>) =>
      prisma.$transaction(async (tx) => {
        const row = await posts.lockPost(tx, id, now());
        if (!row) throw notFound();
        if (pinnedUntil !== null) {
          const today = dayAt(now());
          const last = addDays(today, pinDays);
          if (pinnedUntil < today || pinnedUntil > last)
            throw fieldError({ pinnedUntil: { key: 'date_range', params: { first: today, last } } });
          const { shown, others } = await engagement(tx, id);
          if (!shown) throw new AppError('post.status');
          if (others >= mostPinned) throw new AppError('post.pins', { most: mostPinned });
        }
        const saved = await posts.savePin(tx, row, pinnedUntil === null ? null : endOf(pinnedUntil));
        await writeAudit(tx, {
          actorId: actor.id,
          action: 'post.pin',
          targetId: row.company.ownerId,
          details: { post: sayingOf(row) ?? '', pinnedUntil: pinnedUntil ?? '' },
          requestId,
          createdAt: now(),
        });
        return present(tx, saved);
      }),
  };
}
