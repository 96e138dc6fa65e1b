import { setTimeout } from 'node:timers/promises';
import { addDays, startOfDay, today } from '@acheep/contract/kernel/calendar';

/** Longer than any file of tests takes on a quiet machine. */
const maxFileTime = 120_000;

/**
 * Waits for the next day in Phnom Penh if it is about to begin: what a test calls today is one day until
 * the file ends. What happens at midnight is tested with a clock that is set to it.
 */
export async function withinOneDay() {
  const left = startOfDay(addDays(today(), 1)).getTime() - Date.now();
  if (left < maxFileTime) await setTimeout(left);
}
