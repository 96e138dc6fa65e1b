export const say = (line: string) => process.stdout.write(`${line}\n`);

/** Wrong usage of a command: the message says how to call it. */
export class UsageError extends Error {}
