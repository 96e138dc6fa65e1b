import * as contract from '@acheep/contract/domain/sample-noun';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { sampleNounService } from './sample-noun.service.ts';

function sampleNounRoutes(register: Register, deps: Deps) {
  const sampleNouns = sampleNounService(deps);

  register(contract.sampleNounList, sampleNouns.list);
  register(contract.sampleNounGet, sampleNouns.get);
  register(contract.sampleNounCreate, sampleNouns.create);
  register(contract.sampleNounUpdate, sampleNouns.update);
  register(contract.sampleNounDelete, sampleNouns.remove);
}

export const sampleNounModule: Module = {
  routes: sampleNounRoutes,
  tables: { sample_noun: { without: 'what the operator keeps, of nobody' } },
};
