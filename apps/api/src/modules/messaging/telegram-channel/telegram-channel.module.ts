import { adminPaths } from '@acheep/contract/admin-paths';
import * as contract from '@acheep/contract/messaging/telegram-channel';
import type { Module } from '../../../module.ts';
import { telegramChannelService } from './telegram-channel.service.ts';
import { telegramChannelTasks } from './telegram-channel.tasks.ts';

/** Telegram channels of the operator, with new jobs, trainings and events. */
export const telegramChannelModule: Module = {
  audited: {
    telegram_channel: {
      title: { en: 'Telegram channel', km: 'ឆានែល Telegram' },
      name: 'channel',
      page: () => adminPaths.telegramChannels(),
      isList: true,
      bodies: [contract.telegramChannelUpdate.body],
    },
  },
  routes(register, deps) {
    const channels = telegramChannelService(deps);
    register(contract.telegramChannelList, channels.list);
    register(contract.telegramChannelCreate, channels.create);
    register(contract.telegramChannelUpdate, channels.update);
    register(contract.telegramChannelTest, channels.test);
    register(contract.telegramChannelDelete, channels.remove);
  },
  tasks: telegramChannelTasks,
  tables: {
    telegram_channel: { without: 'channels of the operator' },
    telegram_post: { without: 'what was posted publicly about a job, a training or an event' },
  },
};
