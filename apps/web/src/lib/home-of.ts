import { can } from '@acheep/contract/kernel/permission';
import type { Role } from '@acheep/contract/kernel/role';
import { paths } from '@acheep/contract/paths';

/** Page with somebody's own work: for job seekers the home page, for others the dashboard. */
export const homeOf = (role: Role) => (can(role, 'UserAppliedJob') ? paths.home() : paths.dashboard());
