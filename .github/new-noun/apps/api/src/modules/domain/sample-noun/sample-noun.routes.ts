import * as contract from '@acheep/contract/domain/sample-noun';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { by } from '../../accounts/admin/by.ts';
import { sampleNounService } from './sample-noun.service.ts';

export function sampleNounRoutes(register: Register, deps: Deps) {
  const sampleNouns = sampleNounService(deps);

  register(contract.sampleNounList, async ({ query }) => sampleNouns.list(query));
  register(contract.sampleNounGet, async ({ params }) => ({ data: await sampleNouns.get(params.id) }));
  register(contract.sampleNounCreate, async ({ tx, body, ...call }) => ({
    data: await sampleNouns.create(tx, by(call), body),
  }));
  register(contract.sampleNounUpdate, async ({ params, body, ...call }) => ({
    data: await sampleNouns.update(by(call), params.id, body),
  }));
  register(contract.sampleNounDelete, async ({ params, ...call }) => {
    await sampleNouns.remove(by(call), params.id);
    return { data: null };
  });
}
