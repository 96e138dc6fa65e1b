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

  register(message.messageCreate, messages.write);
  register(message.messageDayGet, messages.day);
  register(message.messageList, messages.list);
  register(message.messageTemplateList, templates.list);
  register(message.messageTemplateCreate, templates.create);
  register(message.messageTemplateUpdate, templates.update);
  register(message.messageTemplateDelete, templates.remove);
}

/** Messages from companies to candidates, exported with the applications. */
export const candidateMessageModule: Module = {
  routes: candidateMessageRoutes,
  mails: [candidateMessageMail],
  tables: { candidate_message: 'applications-received', message_template: 'message-templates' },
  authors: ['candidate_message.author_id'],
  ownData: { 'message-templates': eachTemplate },
};
