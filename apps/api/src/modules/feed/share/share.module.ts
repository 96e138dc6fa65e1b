import { postShare } from '@acheep/contract/feed/share';
import type { Module } from '../../../module.ts';
import { shareService } from './share.service.ts';

export const shareModule: Module = {
  routes(register, deps) {
    const shares = shareService(deps);
    register(postShare, async ({ tx, actor, params, body }) => ({
      data: await shares.shareIn(tx, actor, params.id, body),
    }));
  },
};
