import { rightRoles, rights, rightWords } from '@acheep/contract/accounts/access-right';
import { can } from '@acheep/contract/kernel/permission';
import { html } from '../../../page/html.ts';
import type { AskedPage } from '../../../page/page-document.ts';
import { plainDocument, tableContent } from '../../../page/plain-document.ts';

/** Server-rendered document of the access rights: the table that the API enforces. */
export async function accessRightDocument(page: AskedPage) {
  const { say, locale } = page;
  const title = 'library:entry.access.title';
  const roles = rightRoles.map((role) => say(`library:access.role.${role}`));
  const mayPost = rightRoles.map((role, index) =>
    say(can(role, 'Post') ? 'library:access.mayPost' : 'library:access.mayNotPost', {
      role: roles[index] ?? '',
    }),
  );
  const rows = rights.map((subject) => [
    rightWords[subject][locale],
    ...rightRoles.map((role) => say(can(role, subject) ? 'library:access.may' : 'library:access.mayNot')),
  ]);
  return plainDocument(page, { title, lead: 'library:entry.access.lead' }, [
    html`<ul>${[say('library:access.visitor'), ...mayPost].map((line) => html`<li>${line}</li>`)}</ul>`,
    tableContent(say(title), [say('library:access.right'), ...roles], rows),
    html`<p>${say('library:access.note')}</p>`,
  ]);
}
