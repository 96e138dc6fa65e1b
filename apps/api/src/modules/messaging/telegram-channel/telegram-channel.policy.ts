import { wallClockOf } from '@acheep/contract/kernel/calendar';
import type { ChannelState } from '@acheep/contract/messaging/telegram-channel-option';
import type { ChannelRow } from './telegram-channel.repository.ts';

type Quiet = Pick<ChannelRow, 'quietFrom' | 'quietUntil'>;

/** True in the quiet hours, which may span midnight. */
export function isQuiet({ quietFrom: from, quietUntil: until }: Quiet, now: Date): boolean {
  if (from === null || until === null) return false;
  const hour = Number(wallClockOf(now).slice(11, 13));
  return from < until ? hour >= from && hour < until : hour >= from || hour < until;
}

export function channelState(channel: Quiet & Pick<ChannelRow, 'isOn' | 'fault'>, now: Date): ChannelState {
  if (channel.fault) return 'paused';
  if (!channel.isOn) return 'off';
  return isQuiet(channel, now) ? 'quiet' : 'posting';
}
