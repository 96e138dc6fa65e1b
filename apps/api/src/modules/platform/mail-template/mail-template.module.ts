import * as contract from '@acheep/contract/platform/mail-template';
import type { Module } from '../../../module.ts';
import { mailTemplateService } from './mail-template.service.ts';

/** The words of the site's mails, which the operator may change. */
export const mailTemplateModule: Module = {
  routes(register, deps) {
    const mails = mailTemplateService(deps);
    register(contract.mailTemplateList, ({ query, locale }) => mails.list(query.language ?? locale));
    register(contract.mailWordsGet, ({ query: { name, language }, locale }) =>
      mails.find(name ?? 'activation', language ?? locale),
    );
    register(contract.mailWordsSave, mails.save);
    register(contract.mailWordsPreview, mails.preview);
    register(contract.mailWordsTest, mails.test);
  },
  tables: { mail_wording: { without: 'the words of the site’s mails' } },
};
