import { phoneText } from '@acheep/contract/kernel/phone-text';
import type { Deps } from '../../../deps.ts';
import { html } from '../../../page/html.ts';
import type { AskedPage } from '../../../page/page-document.ts';
import { plainDocument } from '../../../page/plain-document.ts';
import { operatorSettingService } from './operator-setting.service.ts';

type Contact = Awaited<ReturnType<ReturnType<typeof operatorSettingService>['contact']>>;

const mailTo = (address: string) => html`<a href="mailto:${address}">${address}</a>`;

const person = ({ name, role, roleKm, phone, workEmail }: Contact['people'][number], { locale }: AskedPage) =>
  html`<li><strong>${name}</strong>
<p>${locale === 'km' ? roleKm : role}</p>
${phone && html`<p><a href="tel:${phone}">${phoneText(phone)}</a></p>`}
${workEmail && html`<p>${mailTo(workEmail)}</p>`}</li>`;

/** The document of the contact page: the people to call. The form needs the application. */
export function contactDocument(deps: Deps) {
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
