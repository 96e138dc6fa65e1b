import { adminPaths } from '@acheep/contract/admin-paths';
import * as contract from '@acheep/contract/platform/import';
import { importKinds } from '@acheep/contract/platform/import-option';
import type { Module } from '../../../module.ts';
import { carryOut } from '../../../plumbing/task.ts';
import { companyOfferMail } from './import.mail.ts';
import { deleteOldEntries } from './import.repository.ts';
import { importService } from './import.service.ts';
import { importTask } from './import.tasks.ts';
import { checkImport } from './import-check.service.ts';
import { runImport } from './import-run.service.ts';
import { undoImport } from './import-undo.service.ts';

const day = 86_400_000;

/** Import of companies and jobs from files of other sites. */
export const importModule: Module = {
  audited: {
    import: {
      title: { en: 'Import', km: 'ការនាំចូល' },
      name: 'file',
      page: (id) => adminPaths.import(id),
      bodies: [contract.adminImportCreate.query],
      choices: { holds: importKinds },
    },
  },
  routes(register, deps) {
    const imports = importService(deps);
    register(contract.adminImportList, imports.list);
    register(contract.adminImportSample, ({ query, locale }) =>
      imports.sample(query.kind, query.language ?? locale),
    );
    register(contract.adminImportCreate, ({ query, locale, ...call }) =>
      imports.create(call, query, call.request, locale),
    );
    register(contract.adminImportGet, imports.get);
    register(contract.adminImportRowList, imports.rows);
    register(contract.adminImportFaults, imports.faults);
    register(contract.adminImportRun, imports.run);
    register(contract.adminImportCancel, imports.cancel);
    register(contract.adminImportUndo, imports.undo);
  },
  tasks: [
    carryOut(importTask, async (deps, { importId }, { signal }) => {
      await checkImport(deps, importId);
      await runImport(deps, importId, signal);
      await undoImport(deps, importId, signal);
    }),
  ],
  mails: [companyOfferMail],
  tables: {
    import: { without: 'what the operator brought in from other sites' },
    import_row: { without: 'rows of such a file, for some weeks' },
    import_record: { without: 'what a company or a job is called where it came from' },
  },
  authors: ['import.created_by_id'],
  sweep: ({ database: { prisma }, now }) =>
    deleteOldEntries(prisma, new Date(now().getTime() - contract.importDays * day)),
};
