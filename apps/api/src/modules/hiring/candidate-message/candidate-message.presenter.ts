import type {
  CandidateMessage,
  MessageTemplate,
  MessageText,
} from '@acheep/contract/hiring/candidate-message';
import type { MessageRow } from './candidate-message.repository.ts';
import type { TemplateRow } from './message-template.repository.ts';

export const presentMessage = (row: MessageRow): CandidateMessage => ({
  _id: row.id,
  locale: row.locale,
  subject: row.subject,
  text: row.text,
  createdAt: row.createdAt.toISOString(),
  by: row.author?.name ?? null,
});

const whole = (subject: string | null, text: string | null): MessageText | null =>
  subject !== null && text !== null ? { subject, text } : null;

export const presentTemplate = (row: TemplateRow): MessageTemplate => ({
  _id: row.id,
  name: row.name,
  en: whole(row.subjectEn, row.textEn),
  km: whole(row.subjectKm, row.textKm),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
