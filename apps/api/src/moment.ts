import { today } from '@acheep/contract/kernel/calendar';

/** A moment, and its day in Phnom Penh. */
export interface Moment {
  now: Date;
  today: string;
}

export const momentOf = (now: Date): Moment => ({ now, today: today(now) });
