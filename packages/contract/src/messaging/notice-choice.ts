import { z } from 'zod';
import { choice } from '../kernel/choice.ts';
import { endpoint, nothing, one } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { noticeChannels, notices } from './notice.ts';

/** How somebody is told of one thing; null where it is never told that way. */
const noticeChoice = z.strictObject({
  notice: choice(notices),
  bell: z.boolean().nullable(),
  mail: z.boolean().nullable(),
  push: z.boolean().nullable(),
});
export type NoticeChoice = z.infer<typeof noticeChoice>;

export const noticeChoiceList = endpoint({
  method: 'GET',
  path: '/notification/choice',
  access: 'signed-in',
  summary: 'How one is told of what, of all that concerns the own role',
  response: one(z.array(noticeChoice)),
});

export const noticeChoose = endpoint({
  method: 'PUT',
  path: '/notification/choice',
  access: 'signed-in',
  summary: 'Say whether one is told of something on a channel; again, nothing changes',
  body: z.strictObject({
    notice: named(choice(notices), 'notice', 'ដំណឹង'),
    channel: named(choice(noticeChannels), 'way', 'របៀបជូនដំណឹង'),
    wanted: named(z.boolean(), 'wanted', 'ចង់ទទួល'),
  }),
  response: nothing,
  limit: 'work',
});

/** @collected by `kernel/pages.ts`. */
export const pages = ['/notification/choice'] as const;
