import type { AdminPackage, PackageOffer } from '@acheep/contract/billing/package';
import type { Currency } from '@acheep/contract/kernel/money';
import { packageActionsOf } from './package.policy.ts';
import type { PackageRow } from './package.repository.ts';

export const presentOffer = (
  { id, createdAt, updatedAt, price, currency, position: _, ...row }: PackageRow,
  vatRate: number,
): PackageOffer => ({
  ...row,
  _id: id,
  price: Number(price),
  currency: currency as Currency,
  vatRate,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export const presentPackage = (row: PackageRow, orders: number, vatRate: number): AdminPackage => ({
  ...presentOffer(row, vatRate),
  orders,
  actions: packageActionsOf({ status: row.status, orders }),
});
