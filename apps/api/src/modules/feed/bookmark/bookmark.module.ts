import * as bookmark from '@acheep/contract/feed/bookmark';
import { bookmarkNouns } from '@acheep/contract/feed/bookmark-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { eachBookmark } from './bookmark.repository.ts';
import { bookmarkService } from './bookmark.service.ts';
import { savedClosingMail } from './saved-closing.mail.ts';
import { savedClosingTasks } from './saved-closing.tasks.ts';

const calls = {
  job: { save: bookmark.bookmarkJob, remove: bookmark.unbookmarkJob },
  training: { save: bookmark.bookmarkTraining, remove: bookmark.unbookmarkTraining },
  event: { save: bookmark.bookmarkEvent, remove: bookmark.unbookmarkEvent },
  post: { save: bookmark.bookmarkPost, remove: bookmark.unbookmarkPost },
} as const;

function bookmarkRoutes(register: Register, deps: Deps) {
  const bookmarks = bookmarkService(deps);

  register(bookmark.bookmarkList, bookmarks.list);
  register(bookmark.bookmarkIdList, ({ actor }) => bookmarks.ids(actor));
  register(bookmark.bookmarkNote, bookmarks.write);
  for (const noun of valuesOf(bookmarkNouns)) {
    register(calls[noun].save, ({ actor, params }) => bookmarks.save(actor, { noun, id: params.id }));
    register(calls[noun].remove, ({ actor, params }) => bookmarks.remove(actor, { noun, id: params.id }));
  }
}

export const bookmarkModule: Module = {
  routes: bookmarkRoutes,
  tasks: savedClosingTasks,
  mails: [savedClosingMail],
  tables: { bookmark: 'saved' },
  ownData: { saved: eachBookmark },
};
