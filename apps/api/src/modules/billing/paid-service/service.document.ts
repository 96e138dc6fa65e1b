import type { PackageOffer } from '@acheep/contract/billing/package';
import { cheapestOffer } from '@acheep/contract/billing/package-option';
import type { Service } from '@acheep/contract/billing/service';
import { effectTerms } from '@acheep/contract/billing/service-option';
import { moneyText } from '@acheep/contract/kernel/money';
import { paths } from '@acheep/contract/paths';
import type { Deps } from '../../../deps.ts';
import { html } from '../../../page/html.ts';
import type { AskedPage } from '../../../page/page-document.ts';
import { plainDocument, typedLines } from '../../../page/plain-document.ts';
import { packageService } from '../package/package.service.ts';
import { paidServiceService } from './paid-service.service.ts';

function priceFrom(packages: readonly PackageOffer[], { say }: AskedPage) {
  const cheapest = cheapestOffer(packages);
  if (!cheapest) return say('library:service.inPackages');
  if (cheapest.price === 0) return say('library:service.free');
  return say('library:service.from', { price: moneyText(cheapest.price, cheapest.currency) });
}

function priceText({ price, currency }: Service, { say }: AskedPage) {
  if (price === null) return say('library:service.onRequest');
  if (price === 0) return say('library:service.free');
  return say('library:service.price', { price: moneyText(price, currency) });
}

function serviceContent(service: Service, packages: readonly PackageOffer[], page: AskedPage) {
  const { say, link, locale } = page;
  const { effect, amount } = service;
  const measured =
    effect && amount && say(`library:service.${effectTerms[effect].measure ?? 'days'}`, { count: amount });
  return html`<section><h2>${locale === 'km' ? service.titleKm : service.title}</h2>
${typedLines(locale === 'km' ? service.textKm : service.text)}
<p><strong>${service.soldInPackages ? priceFrom(packages, page) : priceText(service, page)}</strong>${measured && html` · ${measured}`}</p>
${service.soldInPackages && html`<p><a href="${link(paths.package())}">${say('library:service.packages')}</a></p>`}</section>`;
}

export function serviceDocument(deps: Deps) {
  const packages = packageService(deps);
  const services = paidServiceService(deps);
  return async (page: AskedPage) => {
    const { say } = page;
    const offered = await services.offered();
    const packed = offered.some(({ soldInPackages }) => soldInPackages) ? await packages.offers() : null;
    const none = html`<h2>${say('library:service.none.title')}</h2><p>${say('library:service.none.text')}</p>`;
    return plainDocument(
      page,
      { title: 'library:entry.service.title', lead: 'library:entry.service.lead' },
      offered.length > 0 ? offered.map((service) => serviceContent(service, packed ?? [], page)) : none,
      [
        ['GET /service', {}, { data: offered }],
        ...(packed ? [['GET /package', {}, { data: packed }] as const] : []),
      ],
    );
  };
}
