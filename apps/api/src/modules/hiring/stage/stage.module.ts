import * as stage from '@acheep/contract/hiring/stage';
import type { Module } from '../../../module.ts';
import { eachStage } from './stage.repository.ts';
import { stageService } from './stage.service.ts';

/** The stages of each company inside the short list. Moving candidates is part of their applications. */
export const stageModule: Module = {
  routes(register, deps) {
    const stages = stageService(deps);
    register(stage.stageListGet, stages.list);
    register(stage.stageListUpdate, stages.save);
  },
  tables: { candidate_stage: 'candidate-stages' },
  ownData: { 'candidate-stages': eachStage },
};
