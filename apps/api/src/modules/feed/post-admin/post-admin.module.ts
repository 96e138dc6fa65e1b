import { adminPostGet, adminPostPin } from '@acheep/contract/feed/post-admin';
import type { Module } from '../../../module.ts';
import { by } from '../../accounts/admin/by.ts';
import { postAdminService } from './post-admin.service.ts';

export const postAdminModule: Module = {
  routes(register, deps) {
    const posts = postAdminService(deps);
    register(adminPostGet, async ({ params }) => ({ data: await posts.get(params.id) }));
    register(adminPostPin, async ({ params, body, ...call }) => ({
      data: await posts.pin(by(call), params.id, body),
    }));
  },
};
