import { adminPaths } from '@acheep/contract/admin-paths';
import type { PackageOffer } from '@acheep/contract/billing/package';
import { cheapestOffer } from '@acheep/contract/billing/package-option';
import * as contract from '@acheep/contract/billing/service';
import { effectTerms, type ServiceEffect } from '@acheep/contract/billing/service-option';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import { type Currency, moneyText } from '@acheep/contract/kernel/money';
import { paths } from '@acheep/contract/paths';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound, refuseOutdated } from '../../../error.ts';
import type { Call, Module, Register } from '../../../module.ts';
import { html } from '../../../page/html.ts';
import type { AskedPage } from '../../../page/page-document.ts';
import { plainDocument, typedLines } from '../../../page/plain-document.ts';
import { reorderRows } from '../../../reorder.repository.ts';
import { refuseUnknown } from '../../jobs/reference/unknown-reference.ts';
import { auditBy } from '../../platform/audit/audit.repository.ts';
import { changedIn } from '../../platform/audit/audit-change.ts';
import { packageService } from '../package/package.service.ts';
import * as services from './paid-service.repository.ts';

const presentService = ({
  id,
  isActive: _,
  price,
  currency,
  effect,
  createdAt,
  updatedAt,
  ...row
}: services.ServiceRow): contract.Service => ({
  ...row,
  _id: id,
  price: price === null ? null : Number(price),
  currency: currency as Currency,
  effect: effect as ServiceEffect | null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const presentOwnService = (row: services.ServiceRow): contract.AdminService => ({
  ...presentService(row),
  isActive: row.isActive,
});

type Body = ParsedBodyOf<typeof contract.adminServiceCreate>;

const columnsOf = ({ price = null, effect = null, amount = null, ...body }: Body) => ({
  ...body,
  price,
  effect,
  // Effects without a measure have no amount; the form may still send a previous one.
  amount: effect && effectTerms[effect].measure ? amount : null,
});

function paidServiceService({ database: { prisma }, now }: Pick<Deps, 'database' | 'now'>) {
  const note = auditBy(now);

  async function hold(tx: Transaction, id: string) {
    const row = await services.lockService(tx, id);
    if (!row) throw notFound();
    return row;
  }

  return {
    offered: async () => (await services.listOffered(prisma)).map(presentService),

    list: async () => (await services.listAll(prisma)).map(presentOwnService),

    async create({ tx, body, ...by }: Call<typeof contract.adminServiceCreate>) {
      if ((await services.lockAll(tx)) >= contract.maxServices)
        throw new AppError('service.most', { most: contract.maxServices });
      const row = await services.createService(tx, columnsOf(body));
      await note(tx, by, 'service.create', row.id, { service: row.title });
      return presentOwnService(row);
    },

    update: ({
      params: { id },
      body: { updatedAt, ...body },
      ...by
    }: Call<typeof contract.adminServiceUpdate>) =>
      prisma.$transaction(async (tx) => {
        const before = await hold(tx, id);
        refuseOutdated(before, updatedAt);
        const data = columnsOf(body);
        const row = await services.saveService(tx, id, data);
        await note(tx, by, 'service.edit', id, { service: row.title, ...changedIn(before, data) });
        return presentOwnService(row);
      }),

    reorder: ({ body: { ids }, ...by }: Call<typeof contract.adminServiceOrder>) =>
      prisma.$transaction(async (tx) => {
        await services.lockAll(tx);
        const known = new Set((await services.listAll(tx)).map(({ id }) => id));
        if (ids.some((id) => !known.has(id))) refuseUnknown(['ids']);
        await reorderRows(tx, 'service', ids);
        await note(tx, by, 'service.order', null, {});
        return (await services.listAll(tx)).map(presentOwnService);
      }),

    remove: ({ params: { id }, ...by }: Call<typeof contract.adminServiceDelete>) =>
      prisma.$transaction(async (tx) => {
        const { title } = await hold(tx, id);
        await services.deleteService(tx, id);
        await note(tx, by, 'service.delete', id, { service: title });
      }),
  };
}

function priceFrom(packages: readonly PackageOffer[], { say }: AskedPage) {
  const cheapest = cheapestOffer(packages);
  if (!cheapest) return say('library:service.inPackages');
  if (cheapest.price === 0) return say('library:service.free');
  return say('library:service.from', { price: moneyText(cheapest.price, cheapest.currency) });
}

function priceText({ price, currency }: contract.Service, { say }: AskedPage) {
  if (price === null) return say('library:service.onRequest');
  if (price === 0) return say('library:service.free');
  return say('library:service.price', { price: moneyText(price, currency) });
}

function serviceContent(service: contract.Service, packages: readonly PackageOffer[], page: AskedPage) {
  const { say, link, locale } = page;
  const { effect, amount } = service;
  const measured =
    effect && amount && say(`library:service.${effectTerms[effect].measure ?? 'days'}`, { count: amount });
  return html`<section><h2>${locale === 'km' ? service.titleKm : service.title}</h2>
${typedLines(locale === 'km' ? service.textKm : service.text)}
<p><strong>${service.soldInPackages ? priceFrom(packages, page) : priceText(service, page)}</strong>${measured && html` · ${measured}`}</p>
${service.soldInPackages && html`<p><a href="${link(paths.package())}">${say('library:service.packages')}</a></p>`}</section>`;
}

function serviceDocument(deps: Deps) {
  const packages = packageService(deps);
  const service = paidServiceService(deps);
  return async (page: AskedPage) => {
    const { say } = page;
    const offered = await service.offered();
    const packed = offered.some(({ soldInPackages }) => soldInPackages) ? await packages.offers() : null;
    const none = html`<h2>${say('library:service.none.title')}</h2><p>${say('library:service.none.text')}</p>`;
    return plainDocument(
      page,
      { title: 'library:entry.service.title', lead: 'library:entry.service.lead' },
      offered.length > 0 ? offered.map((one) => serviceContent(one, packed ?? [], page)) : none,
      [
        ['GET /service', {}, { data: offered }],
        ...(packed ? [['GET /package', {}, { data: packed }] as const] : []),
      ],
    );
  };
}

function paidServiceRoutes(register: Register, deps: Deps) {
  const service = paidServiceService(deps);

  register(contract.serviceList, () => service.offered());
  register(contract.adminServiceList, service.list);
  register(contract.adminServiceCreate, service.create);
  register(contract.adminServiceUpdate, service.update);
  register(contract.adminServiceOrder, service.reorder);
  register(contract.adminServiceDelete, service.remove);
}

/** Services offered by the operator in addition to packages. */
export const paidServiceModule: Module = {
  audited: {
    service: {
      title: { en: 'Service', km: 'សេវាកម្ម' },
      name: 'service',
      page: () => adminPaths.services(),
      isList: true,
      bodies: [contract.adminServiceUpdate.body],
    },
  },
  routes: paidServiceRoutes,
  found: { '/service': null },
  documents: (deps) => ({ '/service': serviceDocument(deps) }),
  tables: { service: { without: 'what the site offers to everybody' } },
};
