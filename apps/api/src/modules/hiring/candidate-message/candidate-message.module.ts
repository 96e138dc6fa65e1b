import type { Module } from '../../../module.ts';
import { candidateMessageMail } from './candidate-message.mail.ts';
import { candidateMessageRoutes } from './candidate-message.routes.ts';
import { eachTemplate } from './message-template.repository.ts';

/** What a company writes to its candidates. The messages are exported with the applications. */
export const candidateMessageModule: Module = {
  routes: candidateMessageRoutes,
  mails: [candidateMessageMail],
  tables: { candidate_message: 'applications-received', message_template: 'message-templates' },
  authors: ['candidate_message.author_id'],
  ownData: { 'message-templates': eachTemplate },
};
