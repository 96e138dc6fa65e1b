import { adminPaths } from '@acheep/contract/admin-paths';
import * as contract from '@acheep/contract/messaging/telegram-channel';
import type { Module } from '../../../module.ts';
import { by } from '../../accounts/admin/by.ts';
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
    register(contract.telegramChannelList, async () => ({ data: await channels.list() }));
    register(contract.telegramChannelCreate, async ({ body, ...call }) => ({
      data: await channels.create(by(call), body),
    }));
    register(contract.telegramChannelUpdate, async ({ params, body, ...call }) => ({
      data: await channels.update(by(call), params.id, body),
    }));
    register(contract.telegramChannelTest, async ({ params, ...call }) => ({
      data: await channels.test(by(call), params.id),
    }));
    register(contract.telegramChannelDelete, async ({ params, ...call }) => {
      await channels.remove(by(call), params.id);
      return { data: null };
    });
  },
  tasks: telegramChannelTasks,
  tables: {
    telegram_channel: { without: 'channels of the operator' },
    telegram_post: { without: 'what was posted publicly about a job, a training or an event' },
  },
};
