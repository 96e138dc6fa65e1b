/** A line for whoever started the command. */
export const say = (line: string) => process.stdout.write(`${line}\n`);

/** A command that was not understood: its sentence says how it is called. */
export class UsageError extends Error {}
