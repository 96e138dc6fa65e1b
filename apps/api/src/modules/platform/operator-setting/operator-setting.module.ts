import { adminPaths } from '@acheep/contract/admin-paths';
import { phoneText } from '@acheep/contract/kernel/phone-text';
import { adminSettingGet, adminSettingUpdate, contactGet } from '@acheep/contract/platform/operator-setting';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { html } from '../../../page/html.ts';
import type { AskedPage } from '../../../page/page-document.ts';
import { plainDocument } from '../../../page/plain-document.ts';
import { shownBy } from '../upload/upload.repository.ts';
import { transferLogo } from './operator-setting.repository.ts';
import { operatorSettingService } from './operator-setting.service.ts';

type Contact = Awaited<ReturnType<ReturnType<typeof operatorSettingService>['contact']>>;

const mailTo = (address: string) => html`<a href="mailto:${address}">${address}</a>`;

const person = ({ name, role, roleKm, phone, workEmail }: Contact['people'][number], { locale }: AskedPage) =>
  html`<li><strong>${name}</strong>
<p>${locale === 'km' ? roleKm : role}</p>
${phone && html`<p><a href="tel:${phone}">${phoneText(phone)}</a></p>`}
${workEmail && html`<p>${mailTo(workEmail)}</p>`}</li>`;

/** The document of the contact page: the people to call. The form needs the application. */
function contactDocument(deps: Deps) {
  const settings = operatorSettingService(deps);
  return async (page: AskedPage) => {
    const { say } = page;
    const contact = await settings.contact();
    const { people, supportEmail } = contact;
    return plainDocument(
      page,
      { title: 'library:entry.contact.title', lead: 'library:entry.contact.lead' },
      [
        people.length > 0 && html`<ul>${people.map((one) => person(one, page))}</ul>`,
        supportEmail && html`<p>${say('library:contact.email')} ${mailTo(supportEmail)}</p>`,
        people.length === 0 && !supportEmail && html`<p>${say('library:contact.formOnly')}</p>`,
      ],
      [['GET /contact', {}, { data: contact }]],
    );
  };
}

function operatorSettingRoutes(register: Register, deps: Deps) {
  const settings = operatorSettingService(deps);

  register(adminSettingGet, settings.get);
  register(adminSettingUpdate, settings.save);
  register(contactGet, () => settings.contact());
}

export const operatorSettingModule: Module = {
  audited: {
    setting: {
      title: { en: 'Settings', km: 'ការកំណត់' },
      name: '',
      page: () => adminPaths.settings(),
      isList: true,
      bodies: [adminSettingUpdate.body],
    },
  },
  routes: operatorSettingRoutes,
  found: { '/contact': null },
  documents: (deps) => ({ '/contact': contactDocument(deps) }),
  tables: { operator_setting: { without: 'the settings of the site' } },
  // The files of a deleted account are deleted, but the site's logo stays.
  on: { 'account.deleted': (tx, { id }) => transferLogo(tx, id) },
  uploads: {
    'operator_setting.logo_id': { public: shownBy('picture', 'operator_setting', 'logo_id') },
  },
};
