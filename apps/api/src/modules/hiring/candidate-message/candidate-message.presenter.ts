import {
  type CandidateMessage,
  candidateMessage,
  type MessageTemplate,
  type MessageText,
  messageTemplate,
} from '@acheep/contract/hiring/candidate-message';
import { plain } from '../../../plain.ts';
import type { MessageRow } from './candidate-message.repository.ts';
import type { TemplateRow } from './message-template.repository.ts';

export const presentMessage = (row: MessageRow): CandidateMessage => ({
  ...plain(candidateMessage, row),
  by: row.author?.name ?? null,
});

const whole = (subject: string | null, text: string | null): MessageText | null =>
  subject !== null && text !== null ? { subject, text } : null;

export const presentTemplate = (row: TemplateRow): MessageTemplate => ({
  ...plain(messageTemplate, row),
  en: whole(row.subjectEn, row.textEn),
  km: whole(row.subjectKm, row.textKm),
});
