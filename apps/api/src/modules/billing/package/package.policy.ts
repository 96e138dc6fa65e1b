import type { PackageAction } from '@acheep/contract/billing/package';
import type { PackageStatus } from '@acheep/contract/billing/package-option';

export interface PackageState {
  status: PackageStatus;
  /** Number of orders ever placed for it. */
  orders: number;
}

const actions: Record<PackageStatus, readonly PackageAction[]> = {
  active: ['edit', 'deactivate', 'archive'],
  inactive: ['edit', 'activate', 'archive', 'delete'],
  archived: ['deactivate', 'delete'],
};

/** Operator actions on a package in its current state. One on sale, or ever ordered, cannot be deleted. */
export const packageActionsOf = ({ status, orders }: PackageState): PackageAction[] =>
  actions[status].filter((action) => action !== 'delete' || orders === 0);

const towards: Record<PackageStatus, PackageAction> = {
  active: 'activate',
  inactive: 'deactivate',
  archived: 'archive',
};

export const mayBecome = (to: PackageStatus, state: PackageState) =>
  packageActionsOf(state).includes(towards[to]);
