import * as message from '@acheep/contract/hiring/candidate-message';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { candidateMessageMail } from './candidate-message.mail.ts';
import { candidateMessageService } from './candidate-message.service.ts';
import { eachTemplate } from './message-template.repository.ts';
import { messageTemplateService } from './message-template.service.ts';

function candidateMessageRoutes(register: Register, deps: Deps) {
  const messages = candidateMessageService(deps);
  const templates = messageTemplateService(deps);

  register(message.messageCreate, async ({ tx, actor, body }) => ({
    data: await messages.writeIn(tx, actor, body),
  }));
  register(message.messageDayGet, async ({ actor }) => ({ data: await messages.day(actor) }));
  register(message.messageList, async ({ actor, params }) => ({
    data: await messages.list(actor, params.id),
  }));
  register(message.messageTemplateList, async ({ actor, locale }) => ({
    data: await templates.list(actor, locale),
  }));
  register(message.messageTemplateCreate, async ({ tx, actor, body }) => ({
    data: await templates.createIn(tx, actor, body),
  }));
  register(message.messageTemplateUpdate, async ({ actor, params, body }) => ({
    data: await templates.update(actor, params.id, body),
  }));
  register(message.messageTemplateDelete, async ({ actor, params }) => {
    await templates.remove(actor, params.id);
    return { data: null };
  });
}

/** Messages from companies to candidates, exported with the applications. */
export const candidateMessageModule: Module = {
  routes: candidateMessageRoutes,
  mails: [candidateMessageMail],
  tables: { candidate_message: 'applications-received', message_template: 'message-templates' },
  authors: ['candidate_message.author_id'],
  ownData: { 'message-templates': eachTemplate },
};
