import type { AdminService, Service } from '@acheep/contract/billing/service';
import type { ServiceEffect } from '@acheep/contract/billing/service-option';
import type { Currency } from '@acheep/contract/kernel/money';
import type { ServiceRow } from './paid-service.repository.ts';

export const presentService = ({
  id,
  isActive: _,
  price,
  currency,
  effect,
  createdAt,
  updatedAt,
  ...row
}: ServiceRow): Service => ({
  ...row,
  _id: id,
  price: price === null ? null : Number(price),
  currency: currency as Currency,
  effect: effect as ServiceEffect | null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export const presentOwnService = (row: ServiceRow): AdminService => ({
  ...presentService(row),
  isActive: row.isActive,
});
