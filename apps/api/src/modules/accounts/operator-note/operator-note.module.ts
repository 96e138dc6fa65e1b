import * as contract from '@acheep/contract/accounts/operator-note';
import type { Module } from '../../../module.ts';
import { by } from '../admin/by.ts';
import { listOwn } from './operator-note.repository.ts';
import { operatorNoteService } from './operator-note.service.ts';

export const operatorNoteModule: Module = {
  routes(register, deps) {
    const notes = operatorNoteService(deps);
    register(contract.accountNoteList, async ({ actor, params }) => ({
      data: await notes.list(actor, { userId: params.id }),
    }));
    register(contract.accountNoteCreate, async ({ params, body, tx, ...call }) => ({
      data: await notes.create(tx, by(call), { userId: params.id }, body.text),
    }));
    register(contract.companyNoteList, async ({ actor, params }) => ({
      data: await notes.list(actor, { companyId: params.id }),
    }));
    register(contract.companyNoteCreate, async ({ params, body, tx, ...call }) => ({
      data: await notes.create(tx, by(call), { companyId: params.id }, body.text),
    }));
    register(contract.operatorNoteUpdate, async ({ params, body, ...call }) => ({
      data: await notes.update(by(call), params.id, body),
    }));
    register(contract.operatorNoteDelete, async ({ params, ...call }) => {
      await notes.remove(by(call), params.id);
      return { data: null };
    });
  },
  tables: { operator_note: 'operator-notes' },
  authors: ['operator_note.author_id'],
  ownData: { 'operator-notes': listOwn },
};
