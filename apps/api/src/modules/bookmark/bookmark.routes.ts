import * as bookmark from '@acheep/contract/bookmark';
import type { Deps } from '../../deps.ts';
import type { Register } from '../../module.ts';
import { bookmarkService } from './bookmark.service.ts';

export function bookmarkRoutes(register: Register, deps: Deps) {
  const bookmarks = bookmarkService(deps);

  register(bookmark.bookmarkList, ({ actor, query }) => bookmarks.list(actor, query));
  register(bookmark.bookmarkIdList, async ({ actor }) => ({ data: await bookmarks.ids(actor) }));
  register(bookmark.bookmarkJob, async ({ actor, params }) => {
    await bookmarks.saveJob(actor, params.id);
    return { data: null };
  });
  register(bookmark.unbookmarkJob, async ({ actor, params }) => {
    await bookmarks.removeJob(actor, params.id);
    return { data: null };
  });
}
