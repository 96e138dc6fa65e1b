import { adminPaths } from '@acheep/contract/admin-paths';
import { adminSettingGet, adminSettingUpdate, contactGet } from '@acheep/contract/platform/operator-setting';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { shownBy } from '../upload/upload.repository.ts';
import { contactDocument } from './contact.document.ts';
import { transferLogo } from './operator-setting.repository.ts';
import { operatorSettingService } from './operator-setting.service.ts';

function operatorSettingRoutes(register: Register, deps: Deps) {
  const settings = operatorSettingService(deps);

  register(adminSettingGet, settings.get);
  register(adminSettingUpdate, settings.save);
  register(contactGet, () => settings.contact());
}

export const operatorSettingModule: Module = {
  audited: {
    setting: {
      title: { en: 'Settings', km: 'ការកំណត់' },
      name: '',
      page: () => adminPaths.settings(),
      isList: true,
      bodies: [adminSettingUpdate.body],
    },
  },
  routes: operatorSettingRoutes,
  found: { '/contact': null },
  documents: (deps) => ({ '/contact': contactDocument(deps) }),
  tables: { operator_setting: { without: 'the settings of the site' } },
  // The files of a deleted account are deleted, but the site's logo stays.
  on: { 'account.deleted': (tx, { id }) => transferLogo(tx, id) },
  uploads: {
    'operator_setting.logo_id': { public: shownBy('picture', 'operator_setting', 'logo_id') },
  },
};
