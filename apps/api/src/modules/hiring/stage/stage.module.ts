import * as stage from '@acheep/contract/hiring/stage';
import type { Module } from '../../../module.ts';
import { eachStage } from './stage.repository.ts';
import { stageService } from './stage.service.ts';

/** The stages of each company inside the short list. Moving candidates is part of their applications. */
export const stageModule: Module = {
  routes(register, deps) {
    const stages = stageService(deps);
    register(stage.stageListGet, async ({ actor }) => ({ data: await stages.list(actor) }));
    register(stage.stageListUpdate, async ({ actor, body, locale }) => ({
      data: await stages.save(actor, body, locale),
    }));
  },
  tables: { candidate_stage: 'candidate-stages' },
  ownData: { 'candidate-stages': eachStage },
};
