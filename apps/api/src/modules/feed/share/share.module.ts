import { postShare } from '@acheep/contract/feed/share';
import type { Module } from '../../../module.ts';
import { shareService } from './share.service.ts';

export const shareModule: Module = {
  routes(register, deps) {
    const shares = shareService(deps);
    register(postShare, shares.share);
  },
};
