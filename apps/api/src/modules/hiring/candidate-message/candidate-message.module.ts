import type { Module } from '../../../module.ts';
import { candidateMessageMail } from './candidate-message.mail.ts';
import { candidateMessageRoutes } from './candidate-message.routes.ts';
import { eachTemplate } from './message-template.repository.ts';

/** Messages from companies to candidates, exported with the applications. */
export const candidateMessageModule: Module = {
  routes: candidateMessageRoutes,
  mails: [candidateMessageMail],
  tables: { candidate_message: 'applications-received', message_template: 'message-templates' },
  authors: ['candidate_message.author_id'],
  ownData: { 'message-templates': eachTemplate },
};
