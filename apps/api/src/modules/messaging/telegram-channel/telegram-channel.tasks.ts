import type { Deps } from '../../../deps.ts';
import { carryOut } from '../../../plumbing/task.ts';
import { hasTelegram } from '../../../plumbing/telegram.ts';
import { channelWorker } from './channel-worker.service.ts';
import { telegramChannelTask } from './telegram-channel-task.ts';

const workers = new WeakMap<Deps, ReturnType<typeof channelWorker>>();

/** Brings the channels up to date, where there is a bot. */
export async function postToChannels(deps: Deps): Promise<void> {
  if (!hasTelegram(deps.config)) return;
  const worker = workers.get(deps) ?? channelWorker(deps);
  workers.set(deps, worker);
  await worker();
}

export const telegramChannelTasks = [carryOut(telegramChannelTask, postToChannels, { cron: '* * * * *' })];
