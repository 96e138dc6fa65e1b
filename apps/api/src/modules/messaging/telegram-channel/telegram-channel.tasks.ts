import type { Deps } from '../../../deps.ts';
import { carryOut } from '../../../plumbing/task.ts';
import { channelWorker } from './channel-worker.service.ts';
import { telegramChannelTask } from './telegram-channel-task.ts';

const workers = new WeakMap<Deps, ReturnType<typeof channelWorker>>();

/** Brings the channels up to date. */
export function postToChannels(deps: Deps): Promise<void> {
  const worker = workers.get(deps) ?? channelWorker(deps);
  workers.set(deps, worker);
  return worker();
}

export const telegramChannelTasks = [carryOut(telegramChannelTask, postToChannels, { cron: '* * * * *' })];
