import { adminPostHide } from '@acheep/contract/feed/moderation';
import { adminPostGet, adminPostPin } from '@acheep/contract/feed/post-admin';
import { adminJobPromote } from '@acheep/contract/jobs/job-admin';
import { paths } from '@acheep/contract/paths';
import type { Module } from '../../../module.ts';
import { postAdminService } from './post-admin.service.ts';

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
    const posts = postAdminService(deps);
    register(adminPostGet, posts.get);
    register(adminPostPin, posts.pin);
  },
};
