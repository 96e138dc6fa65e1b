import type { Currency } from '@acheep/contract/money';
import type { AdminService, Service } from '@acheep/contract/service';
import type { ServiceRow } from './service.repository.ts';

export const presentService = ({
  id,
  isActive: _,
  price,
  currency,
  createdAt,
  updatedAt,
  ...row
}: ServiceRow): Service => ({
  ...row,
  _id: id,
  price: price === null ? null : Number(price),
  currency: currency as Currency,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export const presentOwnService = (row: ServiceRow): AdminService => ({
  ...presentService(row),
  isActive: row.isActive,
});
