import { adminPaths } from '@acheep/contract/admin-paths';
import * as pack from '@acheep/contract/billing/package';
import { moneyText } from '@acheep/contract/kernel/money';
import { paths } from '@acheep/contract/paths';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { html } from '../../../page/html.ts';
import type { AskedPage } from '../../../page/page-document.ts';
import { plainDocument } from '../../../page/plain-document.ts';
import { packageService } from './package.service.ts';

function offerContent(offer: pack.PackageOffer, { say, link, locale }: AskedPage) {
  const title = locale === 'km' ? offer.titleKm : offer.title;
  const text = locale === 'km' ? offer.descriptionKm : offer.description;
  const free = offer.price === 0;
  const facts = [
    say(`package:duration.${offer.durationType}`, { count: offer.duration }),
    say('package:jobs', { count: offer.jobs }),
    offer.cvViews > 0 && say('package:cvViews', { count: offer.cvViews }),
    offer.pinDays > 0 && say('package:pinDays', { count: offer.pinDays }),
    offer.boostDays > 0 && say('package:boostDays', { count: offer.boostDays }),
  ];
  return html`<section><h2>${title}</h2>
${offer.isRecommended && html`<p>${say('package:recommended')}</p>`}
<p><strong>${free ? say('package:free') : moneyText(offer.price, offer.currency)}</strong>
${free ? say('package:noPayment') : say('package:withoutVat', { rate: `${offer.vatRate / 100}%` })}</p>
${text && html`<p>${text}</p>`}
<ul>${facts.map((fact) => fact && html`<li>${fact}</li>`)}</ul>
<p><a href="${link(paths.manageJobCreate({ package: offer._id }))}">${say('package:startWith', { title })}</a></p></section>`;
}

function packageDocument(deps: Deps) {
  const packages = packageService(deps);
  return async (page: AskedPage) => {
    const { say } = page;
    const offers = await packages.offers();
    const none = html`<h2>${say('package:none.title')}</h2><p>${say('package:none.text')}</p>`;
    return plainDocument(
      page,
      { title: 'package:title', lead: 'package:lead' },
      offers.length > 0 ? offers.map((offer) => offerContent(offer, page)) : none,
      [['GET /package', {}, { data: offers }]],
    );
  };
}

function packageRoutes(register: Register, deps: Deps) {
  const packages = packageService(deps);

  register(pack.packageList, () => packages.offers());
  register(pack.adminPackageList, packages.list);
  register(pack.adminPackageCreate, packages.create);
  register(pack.adminPackageUpdate, packages.update);
  register(pack.adminPackageStatus, packages.changeStatus);
  register(pack.adminPackageOrder, packages.reorder);
  register(pack.adminPackageDelete, packages.remove);
}

export const packageModule: Module = {
  audited: {
    package: {
      title: { en: 'Package', km: 'កញ្ចប់សេវា' },
      name: 'package',
      page: () => adminPaths.packages(),
      isList: true,
      bodies: [pack.adminPackageUpdate.body, pack.adminPackageStatus.body],
    },
  },
  routes: packageRoutes,
  found: { '/package': null },
  documents: (deps) => ({ '/package': packageDocument(deps) }),
  tables: { package: { without: 'what the site offers to everybody' } },
};
