import { z } from 'zod';
import { signedLink } from '../hiring/application.ts';
import { choice } from '../kernel/choice.ts';
import { endpoint, one } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { papers, resumeDesigns, resumeLanguages } from './resume-pdf-option.ts';

export const resumePdfBody = z.strictObject({
  design: named(choice(resumeDesigns), 'design', 'រចនាបថ'),
  language: named(choice(resumeLanguages), 'language', 'ភាសា'),
  paper: named(choice(papers), 'paper', 'ទំហំក្រដាស'),
});
export type ResumePdf = z.infer<typeof resumePdfBody>;

export const resumeToTelegram = endpoint({
  method: 'POST',
  path: '/users/resume/telegram',
  access: 'Resume',
  summary:
    "Send the caller's CV as a PDF to the linked Telegram chat. `false` if there is none, or the bot is blocked there",
  body: resumePdfBody,
  response: one(z.strictObject({ arrived: z.boolean() })),
  limit: 'costly',
});

export const resumePdfLink = endpoint({
  method: 'POST',
  path: '/users/resume/pdf',
  access: 'Resume',
  summary: "Create a short-lived link to the caller's CV as a PDF, in its state when the link is opened",
  body: resumePdfBody,
  response: one(signedLink),
  status: 201,
  limit: 'open',
});
