import type { PackageAction } from '@acheep/contract/billing/package';
import type { PackageStatus } from '@acheep/contract/billing/package-option';

/** What decides about a package. */
export interface PackageState {
  status: PackageStatus;
  /** Ever made with it. */
  orders: number;
}

const actions: Record<PackageStatus, readonly PackageAction[]> = {
  active: ['edit', 'deactivate', 'archive'],
  inactive: ['edit', 'activate', 'archive', 'delete'],
  archived: ['deactivate', 'delete'],
};

/** What the operator may do with a package now. What was ordered stays; what is sold is taken down first. */
export const packageActionsOf = ({ status, orders }: PackageState): PackageAction[] =>
  actions[status].filter((action) => action !== 'delete' || orders === 0);

const towards: Record<PackageStatus, PackageAction> = {
  active: 'activate',
  inactive: 'deactivate',
  archived: 'archive',
};

export const mayBecome = (to: PackageStatus, state: PackageState) =>
  packageActionsOf(state).includes(towards[to]);
