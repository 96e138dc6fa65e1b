import type { AuditAction } from '@acheep/contract/audit';
import * as contract from '@acheep/contract/billing/package';
import type { PackageStatus } from '@acheep/contract/billing/package-option';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import { type Currency, moneyText } from '@acheep/contract/kernel/money';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound, refuseOutdated } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { reorderRows } from '../../../reorder.repository.ts';
import { refuseUnknown } from '../../jobs/reference/unknown-reference.ts';
import { auditBy } from '../../platform/audit/audit.repository.ts';
import { changedIn } from '../../platform/audit/audit-change.ts';
import type { By } from '../../platform/audit/by.ts';
import { readSettings } from '../../platform/operator-setting/operator-setting.repository.ts';
import * as packages from './package.repository.ts';

interface PackageState {
  status: PackageStatus;
  /** Number of orders ever placed for it. */
  orders: number;
}

const actions: Record<PackageStatus, readonly contract.PackageAction[]> = {
  active: ['edit', 'deactivate', 'archive'],
  inactive: ['edit', 'activate', 'archive', 'delete'],
  archived: ['deactivate', 'delete'],
};

/** Operator actions on a package in its current state. One on sale, or ever ordered, cannot be deleted. */
const packageActionsOf = ({ status, orders }: PackageState): contract.PackageAction[] =>
  actions[status].filter((action) => action !== 'delete' || orders === 0);

const towards: Record<PackageStatus, contract.PackageAction> = {
  active: 'activate',
  inactive: 'deactivate',
  archived: 'archive',
};

const mayBecome = (to: PackageStatus, state: PackageState) => packageActionsOf(state).includes(towards[to]);

const presentOffer = (
  { id, createdAt, updatedAt, price, currency, position: _, ...row }: packages.PackageRow,
  vatRate: number,
): contract.PackageOffer => ({
  ...row,
  _id: id,
  price: Number(price),
  currency: currency as Currency,
  vatRate,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const presentPackage = (
  row: packages.PackageRow,
  orders: number,
  vatRate: number,
): contract.AdminPackage => ({
  ...presentOffer(row, vatRate),
  orders,
  actions: packageActionsOf({ status: row.status, orders }),
});

type Body = ParsedBodyOf<typeof contract.adminPackageCreate>;
type Reader = Parameters<typeof packages.listAll>[0];

const columnsOf = (body: Body) => ({
  ...body,
  description: body.description ?? null,
  descriptionKm: body.descriptionKm ?? null,
});

/** The price as people read it. */
const priced = <P extends { price: number | bigint; currency: string }>(row: P) => ({
  ...row,
  price: moneyText(Number(row.price), row.currency as Currency),
});

export function packageService({ database: { prisma }, now }: Deps) {
  const vatRate = async (db: Reader) => (await readSettings(db)).settings.invoicing.vatRate;

  async function list(db: Reader = prisma): Promise<contract.AdminPackage[]> {
    const [rows, counts, rate] = [
      await packages.listAll(db),
      await packages.countOrders(db),
      await vatRate(db),
    ];
    return rows.map((row) => presentPackage(row, counts.get(row.id) ?? 0, rate));
  }

  const note = auditBy(now);

  async function ordersOf(tx: Transaction, id: string) {
    return (await packages.countOrders(tx, id)).get(id) ?? 0;
  }

  /** Locks a package after all the others, changes it as `decide` says, and writes the audit entry. */
  const change = (
    by: By,
    id: string,
    action: AuditAction,
    decide: (
      tx: Transaction,
      row: packages.PackageRow,
      orders: number,
    ) => Promise<{ data: Parameters<typeof packages.savePackage>[2]; details?: Record<string, string> }>,
  ) =>
    prisma.$transaction(async (tx) => {
      await packages.lockAll(tx);
      const row = await packages.lockPackage(tx, id);
      if (!row) throw notFound();
      const orders = await ordersOf(tx, id);
      const { data, details } = await decide(tx, row, orders);
      const saved = await packages.savePackage(tx, id, data);
      await note(tx, by, action, id, { package: saved.title, ...details });
      return presentPackage(saved, orders, await vatRate(tx));
    });

  return {
    async offers() {
      const [rows, rate] = await Promise.all([packages.listActive(prisma), vatRate(prisma)]);
      return rows.map((row) => presentOffer(row, rate));
    },

    list: () => list(),

    async create({ tx, body, ...by }: Call<typeof contract.adminPackageCreate>) {
      if ((await packages.lockAll(tx)) >= contract.maxPackages)
        throw new AppError('package.most', { most: contract.maxPackages });
      if (body.isRecommended) await packages.unrecommendAll(tx);
      const row = await packages.createPackage(tx, columnsOf(body));
      await note(tx, by, 'package.create', row.id, { package: row.title });
      return presentPackage(row, 0, await vatRate(tx));
    },

    update: ({
      params: { id },
      body: { updatedAt, ...body },
      ...by
    }: Call<typeof contract.adminPackageUpdate>) =>
      change(by, id, 'package.edit', async (tx, row, orders) => {
        refuseOutdated(row, updatedAt);
        if (!packageActionsOf({ status: row.status, orders }).includes('edit'))
          throw new AppError('package.status');
        const data = columnsOf(body);
        if (body.isRecommended) await packages.unrecommendAll(tx, id);
        return { data, details: changedIn(priced(row), priced(data)) };
      }),

    changeStatus: ({ params: { id }, body: { status }, ...by }: Call<typeof contract.adminPackageStatus>) =>
      change(by, id, 'package.status', async (_tx, row, orders) => {
        if (!mayBecome(status, { status: row.status, orders })) throw new AppError('package.status');
        return { data: { status }, details: changedIn(row, { status }) };
      }),

    reorder: ({ body: { ids }, ...by }: Call<typeof contract.adminPackageOrder>) =>
      prisma.$transaction(async (tx) => {
        await packages.lockAll(tx);
        const known = new Set((await packages.listAll(tx)).map(({ id }) => id));
        if (ids.some((id) => !known.has(id))) refuseUnknown(['ids']);
        await reorderRows(tx, 'package', ids);
        await note(tx, by, 'package.order', null, {});
        return list(tx);
      }),

    remove: ({ params: { id }, ...by }: Call<typeof contract.adminPackageDelete>) =>
      prisma.$transaction(async (tx) => {
        const row = await packages.lockPackage(tx, id);
        if (!row) throw notFound();
        const orders = await ordersOf(tx, id);
        if (orders > 0) throw new AppError('package.ordered');
        if (!packageActionsOf({ status: row.status, orders }).includes('delete'))
          throw new AppError('package.status');
        await packages.deletePackage(tx, id);
        await note(tx, by, 'package.delete', id, { package: row.title });
      }),
  };
}
