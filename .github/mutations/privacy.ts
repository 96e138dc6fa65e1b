import { at, type Mutation } from './mutation.ts';

/** Hidden and private data, export and deletion. */
export const privacy: readonly Mutation[] = [
  {
    name: 'Everybody reads every file by its path, CVs among them.',
    file: `${at.modules}/platform/upload/upload.repository.ts`,
    from: "upload('e.path', '=', path), upload.or(shownToAll)));",
    to: "upload('e.path', '=', path)));",
    by: [`${at.modules}/platform/file/file.test.ts`, `${at.modules}/jobs/job/job-attachment.test.ts`],
  },
  {
    name: 'A link to a CV works for ever.',
    file: `${at.api}/plumbing/signed.ts`,
    from: 'Number(expires) > now().getTime()',
    to: 'Number(expires) > 0',
    by: [`${at.modules}/platform/file/file.test.ts`],
  },
  {
    name: 'A company opens the files of an application that was taken back.',
    file: `${at.modules}/hiring/application/application.repository.ts`,
    from: "    application('e.status', '<>', 'withdrawn'),\n",
    to: '',
    by: [`${at.modules}/hiring/application/application-link.test.ts`, `${at.modules}/hiring/application/`],
  },
  {
    name: 'Texts of talent search show telephone numbers and addresses.',
    file: 'packages/search/src/redaction/anonymous-text.ts',
    from: '[...contacts, ...hidden.find(folded, contacts)]',
    to: '[...hidden.find(folded, contacts)]',
    by: ['packages/search/src/redaction/anonymous-text.test.ts'],
  },
  {
    name: 'The title of a talent card shows what its owner wrote into it, name and number too.',
    file: 'packages/search/src/redaction/unnamed-resume.ts',
    from: 'title: title && hidden(title),',
    to: 'title,',
    by: [`${at.modules}/talent/talent/talent.test.ts`, `${at.modules}/talent/talent/`],
  },
  {
    name: 'The history of an application tells its applicant reasons that were not meant for them.',
    file: `${at.modules}/hiring/application/application.presenter.ts`,
    from: 'reason: event.notifyReason ? event.reason : null,',
    to: 'reason: event.reason,',
    by: [
      `${at.modules}/hiring/application/application-decision.test.ts`,
      `${at.modules}/hiring/application/`,
    ],
  },
  {
    name: 'When an application changed tells its applicant of a decision that waits.',
    file: `${at.modules}/hiring/application/application.presenter.ts`,
    from: '  updatedAt: lastNotifiedAt(row),\n',
    to: '  ...(lastNotifiedAt(row) && {}),\n',
    by: [`${at.modules}/hiring/application/application-decision.test.ts`],
  },
  {
    name: 'The data export has no applications that one’s company received.',
    file: `${at.modules}/hiring/application/application.module.ts`,
    from: "    'applications-received': eachApplicationReceived,\n",
    to: '',
    by: [`${at.modules}/accounts/privacy/data-export.test.ts`],
  },
  {
    name: 'Mail that waits goes out after the account of which it tells has ended.',
    file: `${at.modules}/accounts/privacy/account-end.service.ts`,
    from: '    await deleteMail(tx, { email, words, ids });\n',
    to: '    void [deleteMail, words];\n',
    by: [
      `${at.modules}/accounts/privacy/account-end.test.ts`,
      `${at.modules}/accounts/privacy/erasure.test.ts`,
    ],
  },
  {
    name: 'The nightly sweep forgets files that no record names.',
    file: `${at.modules}/platform/upload/upload.tasks.ts`,
    from: '  await sweepStorage(deps, before);\n',
    to: '',
    by: [`${at.modules}/platform/upload/upload-sweep.test.ts`],
  },
  {
    name: 'A backup leaves out the audit log.',
    file: 'packages/database/src/stored-table.ts',
    from: "c.relname <> '_prisma_migrations' AND",
    to: "c.relname NOT IN ('_prisma_migrations', 'audit_entry') AND",
    by: ['packages/database/src/schema-drift.test.ts'],
  },
  {
    name: 'Who has said that no company may write gets mail from them.',
    file: `${at.modules}/messaging/mail/send-mail.ts`,
    from: 'if (endsByAddress(kind, reader) && (await isStopped(tx, addressKey(config, sent.to)))) continue;',
    to: 'if (endsByAddress(kind, reader)) await isStopped(tx, addressKey(config, sent.to));',
    by: [`${at.modules}/messaging/mail-consent/`, `${at.modules}/messaging/mail/mail.test.ts`],
  },
  {
    name: 'Personal answers may be kept by caches.',
    file: `${at.api}/plugins/endpoint.ts`,
    from: "if (endpoint.access !== 'public' || endpoint.method !== 'GET')",
    to: "if (endpoint.access !== 'public' && endpoint.method !== 'GET')",
    by: [`${at.testing}/edge.test.ts`, `${at.testing}/access.test.ts`],
  },
];
