import * as stage from '@acheep/contract/hiring/stage';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError, refuseOutdated } from '../../../error.ts';
import type { Call, Module } from '../../../module.ts';
import { lockCompanyToChange } from '../../companies/company/company-lock.repository.ts';
import { companyIdOf } from '../../companies/company/company-people.repository.ts';
import * as repository from './stage.repository.ts';

type Wanted = ParsedBodyOf<typeof stage.stageListUpdate>;

/** Version of the stages that no company has saved. */
const never = new Date(0);

/** A company's stages for short-listed candidates: every member changes them. */
function stageService({ database: { prisma }, now }: Pick<Deps, 'database' | 'now'>) {
  async function present(
    db: PrismaClient | Transaction,
    companyId: string,
    actor: Actor,
  ): Promise<stage.StageList> {
    const { stages, savedAt } = await repository.listStages(db, companyId);
    const counts = await repository.countInStages(db, actor.id);
    return {
      stages: stages.map(({ id, nameEn, nameKm }) => ({
        _id: id,
        nameEn,
        nameKm,
        candidates: counts.get(id) ?? 0,
      })),
      updatedAt: (savedAt ?? never).toISOString(),
    };
  }

  /** Moves the candidates of the stages that are left out; refuses where it is not said where to. */
  async function empty(
    tx: Transaction,
    { actor, companyId, locale }: { actor: Actor; companyId: string; locale: Locale },
    { stages, moves }: Wanted,
  ) {
    const { stages: before } = await repository.listStages(tx, companyId);
    const counts = await repository.countInStages(tx, actor.id);
    const kept = new Set(stages.map(({ _id }) => _id));
    for (const { id: from, ...names } of before.filter(({ id }) => !kept.has(id))) {
      const candidates = counts.get(from);
      if (!candidates) continue;
      const target = moves.find((move) => move.from === from)?.to;
      if (!target)
        throw new AppError('stage.in_use', {
          stage: locale === 'km' ? names.nameKm : names.nameEn,
          candidates,
        });
      const to = before.find(({ id }) => id === target && kept.has(id));
      if (!to) throw fieldError({ moves: 'unknown_reference' });
      await repository.moveStage(tx, companyId, { from, to, byId: actor.id, at: now() });
    }
  }

  return {
    async list({ actor }: Call<typeof stage.stageListGet>) {
      const companyId = await companyIdOf(prisma, actor.id);
      if (companyId === null) throw new AppError('access.denied');
      return present(prisma, companyId, actor);
    },

    save: ({ actor, body: wanted, locale }: Call<typeof stage.stageListUpdate>) =>
      prisma.$transaction(async (tx) => {
        const company = await lockCompanyToChange(tx, actor.id);
        if (!company) throw new AppError('access.denied');
        const { stages: before, savedAt } = await repository.listStages(tx, company.id);
        refuseOutdated({ updatedAt: savedAt ?? never }, wanted.updatedAt);
        const unknown = wanted.stages.findIndex(({ _id }) => _id && !before.some(({ id }) => id === _id));
        if (unknown >= 0) throw fieldError({ [`stages.${unknown}._id`]: 'unknown_reference' });
        await empty(tx, { actor, companyId: company.id, locale }, wanted);
        const rows = wanted.stages.map(({ _id: id, nameEn, nameKm }) => ({
          id,
          // The contract wants one of the two.
          nameEn: nameEn ?? nameKm ?? '',
          nameKm: nameKm ?? nameEn ?? '',
        }));
        await repository.saveStages(tx, company.id, rows, now());
        return present(tx, company.id, actor);
      }),
  };
}

/** The stages of each company inside the short list. Moving candidates is part of their applications. */
export const stageModule: Module = {
  routes(register, deps) {
    const stages = stageService(deps);
    register(stage.stageListGet, stages.list);
    register(stage.stageListUpdate, stages.save);
  },
  tables: { candidate_stage: 'candidate-stages' },
  ownData: { 'candidate-stages': repository.eachStage },
};
