import type { TaskWorker } from '../../../plumbing/task.ts';
import { hasTelegram } from '../../../plumbing/telegram.ts';
import { chatMessageTask } from '../telegram-chat/chat-message.ts';
import { botAnswers } from './bot-answer.service.ts';
import { startReceiving } from './bot-receive.service.ts';
import { botUpdateTask } from './bot-update-task.ts';
import { chatSender } from './chat-sender.service.ts';

/** Messages sent at once: a chat whose call takes long holds up few others. */
const senders = 4;

export const telegramBotTasks: TaskWorker[] = [
  {
    task: chatMessageTask,
    async start(deps) {
      if (hasTelegram(deps.config))
        await deps.queue.work(chatMessageTask, chatSender(deps), { workers: senders });
      return undefined;
    },
  },
  {
    task: botUpdateTask,
    async start(deps) {
      if (!hasTelegram(deps.config)) return undefined;
      await deps.queue.work(botUpdateTask, botAnswers(deps));
      return startReceiving(deps);
    },
  },
];
