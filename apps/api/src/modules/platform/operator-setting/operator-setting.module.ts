import type { Module } from '../../../module.ts';
import { contactDocument } from './contact-document.ts';
import { transferLogo } from './operator-setting.repository.ts';
import { operatorSettingRoutes } from './operator-setting.routes.ts';

export const operatorSettingModule: Module = {
  routes: operatorSettingRoutes,
  found: { '/contact': null },
  documents: (deps) => ({ '/contact': contactDocument(deps) }),
  tables: { operator_setting: { without: 'the settings of the site' } },
  // The files of a deleted account are deleted, but the site's logo stays.
  on: { 'account.deleted': (tx, { id }) => transferLogo(tx, id) },
  uploads: {
    'operator_setting.logo_id': { public: { kind: 'picture', siteLogoOf: { some: {} } } },
  },
};
