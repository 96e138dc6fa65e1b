import * as choice from '@acheep/contract/messaging/notice-choice';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { noticeService } from './notice.service.ts';

export function noticeRoutes(register: Register, deps: Deps) {
  const notices = noticeService(deps);
  register(choice.noticeChoiceList, async ({ actor }) => ({ data: await notices.list(actor) }));
  register(choice.noticeChoose, async ({ actor, body }) => {
    await notices.choose(actor, body);
    return { data: null };
  });
}
