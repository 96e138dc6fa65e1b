import { adminSettingGet, adminSettingUpdate, contactGet } from '@acheep/contract/platform/operator-setting';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { by } from '../../accounts/admin/by.ts';
import { operatorSettingService } from './operator-setting.service.ts';

export function operatorSettingRoutes(register: Register, deps: Deps) {
  const settings = operatorSettingService(deps);

  register(adminSettingGet, async () => ({ data: await settings.get() }));
  register(adminSettingUpdate, async ({ body, ...call }) => ({ data: await settings.save(by(call), body) }));
  register(contactGet, async () => ({ data: await settings.contact() }));
}
