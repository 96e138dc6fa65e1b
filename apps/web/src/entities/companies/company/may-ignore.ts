import { can } from '@acheep/contract/kernel/permission';
import { useSession } from '../../../lib/session.ts';

/** Whether the signed-in person may ignore companies: job seekers do. */
export const useMayIgnore = () => can(useSession()?.user.role, 'IgnoredCompany');
