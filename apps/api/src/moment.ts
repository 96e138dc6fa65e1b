import { today } from '@acheep/contract/kernel/calendar';

/** A moment, and its day in Phnom Penh. */
export interface Moment {
  now: Date;
  today: string;
}

export const momentAt = (now: Date): Moment => ({ now, today: today(now) });
