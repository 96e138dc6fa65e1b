import * as contract from '@acheep/contract/platform/mail-template';
import type { Module } from '../../../module.ts';
import { by } from '../../accounts/admin/by.ts';
import { mailTemplateService } from './mail-template.service.ts';

/** The words of the site's mails, which the operator may change. */
export const mailTemplateModule: Module = {
  routes(register, deps) {
    const mails = mailTemplateService(deps);
    register(contract.mailTemplateList, async ({ query, locale }) => ({
      data: await mails.list(query.language ?? locale),
    }));
    register(contract.mailWordsGet, async ({ query: { name, language }, locale }) => ({
      data: await mails.find(name ?? 'activation', language ?? locale),
    }));
    register(contract.mailWordsSave, async ({ body, ...call }) => ({
      data: await mails.save(by(call), body),
    }));
    register(contract.mailWordsPreview, async ({ body }) => ({ data: await mails.preview(body) }));
    register(contract.mailWordsTest, async ({ body, ...call }) => {
      await mails.test(by(call), body);
      return { data: null };
    });
  },
  tables: { mail_wording: { without: 'the words of the site’s mails' } },
};
