import { can } from '@acheep/contract/kernel/permission';
import { useSession } from '../../../lib/session.ts';

/** True for job seekers. */
export const useMayIgnore = () => can(useSession()?.user.role, 'IgnoredCompany');
