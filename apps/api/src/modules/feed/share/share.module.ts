import { postShare } from '@acheep/contract/feed/share';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call, Module } from '../../../module.ts';
import { momentAt } from '../../../moment.ts';
import { lockCompanyOf } from '../../companies/company/company-lock.repository.ts';
import { publishing } from '../post/post.policy.ts';
import { presentPost } from '../post/post.presenter.ts';
import { createPost, findPublicPost, lockPublicPost } from '../post/post.repository.ts';
import { readPostContext } from '../post/post-context.ts';

function shareService({ now }: Pick<Deps, 'now'>) {
  return {
    /** Sharing a shared post shares its original, provided that is still on the site. */
    async share({ tx, actor, params: { id }, body: { body } }: Call<typeof postShare>) {
      const company = await lockCompanyOf(tx, actor.id);
      if (!company) throw new AppError('access.denied');
      if (!(await lockPublicPost(tx, id))) throw notFound();
      const shared = await findPublicPost(tx, id);
      const origin = shared?.sharedPostId ?? id;
      if (origin !== id && !(await lockPublicPost(tx, origin))) throw new AppError('post.gone');
      const at = now();
      const row = await createPost(
        tx,
        {
          companyId: company.id,
          createdById: actor.id,
          kind: 'shared',
          body,
          sharedPostId: origin,
          ...publishing({ postedAt: null }, at),
        },
        [],
      );
      const moment = momentAt(at);
      return presentPost(row, moment, await readPostContext(tx, [row], moment));
    },
  };
}

export const shareModule: Module = {
  routes(register, deps) {
    const shares = shareService(deps);
    register(postShare, shares.share);
  },
};
