// Phnom Penh is seven hours ahead of UTC, all year.
const ahead = 7;

/** Every day at a time of Phnom Penh, as the queue reads it: in UTC. */
export function backupCron(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return `${minutes} ${(hours - ahead + 24) % 24} * * *`;
}
