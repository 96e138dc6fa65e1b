import type * as contract from '@acheep/contract/hiring/candidate-message';
import { mostTemplates } from '@acheep/contract/hiring/candidate-message';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound, refuseOutdated } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { inNameOrder } from '../../../name-order.ts';
import { lockCompanyOf, lockCompanyToChange } from '../../companies/company/company-lock.repository.ts';
import { presentTemplate } from './candidate-message.presenter.ts';
import * as templates from './message-template.repository.ts';

type Body = ParsedBodyOf<typeof contract.messageTemplateCreate>;

const columnsOf = ({ name, en, km }: Body) => ({
  name,
  subjectEn: en?.subject ?? null,
  textEn: en?.text ?? null,
  subjectKm: km?.subject ?? null,
  textKm: km?.text ?? null,
});

/** Templates for messages: every member of the company writes and changes them. */
export function messageTemplateService({ database: { prisma } }: Pick<Deps, 'database'>) {
  async function hold(tx: Transaction, actor: Actor, id: string) {
    const company = await lockCompanyOf(tx, actor.id);
    const row = company && (await templates.lockTemplate(tx, company.id, id));
    if (!row) throw notFound();
    return row;
  }

  return {
    list: async ({ actor, locale }: Call<typeof contract.messageTemplateList>) =>
      inNameOrder(await templates.listTemplates(prisma, actor.id), ({ name }) => name, locale).map(
        presentTemplate,
      ),

    async create({ tx, actor, body }: Call<typeof contract.messageTemplateCreate>) {
      // Serialized by the lock on the company, so that the limit holds.
      const company = await lockCompanyToChange(tx, actor.id);
      if (!company) throw new AppError('access.denied');
      if ((await templates.countTemplates(tx, company.id)) >= mostTemplates)
        throw new AppError('message.most_templates', { most: mostTemplates });
      const { id: companyId } = company;
      return presentTemplate(await templates.createTemplate(tx, { ...columnsOf(body), companyId }));
    },

    update: ({
      actor,
      params: { id },
      body: { updatedAt, ...body },
    }: Call<typeof contract.messageTemplateUpdate>) =>
      prisma.$transaction(async (tx) => {
        refuseOutdated(await hold(tx, actor, id), updatedAt);
        return presentTemplate(await templates.saveTemplate(tx, id, columnsOf(body)));
      }),

    remove: ({ actor, params: { id } }: Call<typeof contract.messageTemplateDelete>) =>
      prisma.$transaction(async (tx) => {
        await hold(tx, actor, id);
        await templates.deleteTemplate(tx, id);
      }),
  };
}
