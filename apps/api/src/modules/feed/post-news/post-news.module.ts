import type { Module } from '../../../module.ts';
import { postNewsMail } from './post-news.mail.ts';
import { postNewsTasks } from './post-news.tasks.ts';

export const postNewsModule: Module = {
  tasks: postNewsTasks,
  mails: [postNewsMail],
  tables: { post_news_mail: { without: 'until when somebody was mailed their news' } },
};
