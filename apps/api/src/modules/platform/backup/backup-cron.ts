// Phnom Penh is seven hours ahead of UTC, all year.
const ahead = 7;

/** The cron expression of a time in Phnom Penh, in UTC, which the queue uses. */
export function backupCron(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return `${minutes} ${(hours - ahead + 24) % 24} * * *`;
}
