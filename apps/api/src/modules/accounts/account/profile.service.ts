import type { Profile, profileGet, profileUpdate } from '@acheep/contract/accounts/account';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound, refuseOutdated } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { lockOwnUpload } from '../../platform/upload/upload.repository.ts';
import { presentProfile } from './account.presenter.ts';
import * as accounts from './account.repository.ts';

export function profileService(deps: Deps) {
  const { prisma } = deps.database;

  return {
    async get({ actor }: Call<typeof profileGet>): Promise<Profile> {
      const row = await accounts.findProfile(prisma, actor.id);
      if (!row) throw new AppError('session.invalid');
      return presentProfile(row, deps, actor.sessionId);
    },

    async update({
      actor,
      body: { name, phone, locale, photo, updatedAt },
    }: Call<typeof profileUpdate>): Promise<Profile> {
      return prisma.$transaction(async (tx) => {
        const held = await accounts.lockProfile(tx, actor.id);
        if (!held) throw new AppError('session.invalid');
        refuseOutdated(held, updatedAt);
        if (held.name !== name) await accounts.refileResumeOf(tx, actor.id);
        if (photo && !(await lockOwnUpload(tx, { ownerId: actor.id, kind: 'photo', path: photo })))
          throw notFound();
        const data = { name, phone: phone ?? null, locale, photoPath: photo ?? null };
        return presentProfile(await accounts.updateProfile(tx, actor.id, data), deps, actor.sessionId);
      });
    },
  };
}
