import * as contract from '@acheep/contract/accounts/operator-note';
import type { Module } from '../../../module.ts';
import { listOwn } from './operator-note.repository.ts';
import { operatorNoteService } from './operator-note.service.ts';

export const operatorNoteModule: Module = {
  routes(register, deps) {
    const notes = operatorNoteService(deps);
    register(contract.accountNoteList, ({ actor, params }) => notes.list(actor, { userId: params.id }));
    register(contract.accountNoteCreate, ({ params, body, tx, ...call }) =>
      notes.createIn(tx, call, { userId: params.id }, body.text),
    );
    register(contract.companyNoteList, ({ actor, params }) => notes.list(actor, { companyId: params.id }));
    register(contract.companyNoteCreate, ({ params, body, tx, ...call }) =>
      notes.createIn(tx, call, { companyId: params.id }, body.text),
    );
    register(contract.operatorNoteUpdate, ({ params, body, ...call }) => notes.update(call, params.id, body));
    register(contract.operatorNoteDelete, ({ params, ...call }) => notes.remove(call, params.id));
  },
  tables: { operator_note: 'operator-notes' },
  authors: ['operator_note.author_id'],
  ownData: { 'operator-notes': listOwn },
};
