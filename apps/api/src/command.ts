import { parseArgs } from 'node:util';
import { DatabaseError } from '@acheep/database/database-error';
import { say, UsageError } from './command/say.ts';
import { StartError } from './config.ts';
import { stopOnSignal } from './process-end.ts';

// The only program of the image: its first argument is the command.

interface Command {
  /** Arguments and description, for the help. */
  takes?: string;
  about: string;
  /** The program ends when it resolves, unless it `keepsRunning`. */
  run(words: string[]): Promise<void>;
  keepsRunning?: boolean;
}

/** Starts the product. Without a name, the setting `RUN` decides which part. */
const start = (run?: 'all' | 'api' | 'worker') => async (words: string[]) => {
  refuseMore(words);
  const { readConfig } = await import('./config.ts');
  // A wrong setting is said before the product is loaded.
  const config = readConfig({ ...process.env, ...(run && { RUN: run }) });
  const { startServer } = await import('./server.ts');
  const server = await startServer(config);
  stopOnSignal(server.stop);
};

function refuseMore([word]: string[]) {
  if (word !== undefined) throw new UsageError(`Unexpected argument “${word}”.`);
}

const commands: Record<string, Command> = {
  all: {
    about: 'runs the site and its background tasks in one process',
    run: start('all'),
    keepsRunning: true,
  },
  api: { about: 'runs the site only', run: start('api'), keepsRunning: true },
  worker: {
    about: 'runs background tasks only: e-mail, videos, scheduled jobs',
    run: start('worker'),
    keepsRunning: true,
  },
  migrate: {
    about: 'migrates the database and exits; every start does this too',
    run: async (words) => {
      refuseMore(words);
      await (await import('./command/migrate.ts')).migrateDatabase();
    },
  },
  admin: {
    takes: 'create <e-mail> [editor]',
    about: 'creates an admin or editor account; asks for a password or generates one',
    run: async (words) => (await import('./command/create-admin.ts')).createAdmin(words),
  },
  'second-factor': {
    takes: 'reset <e-mail>',
    about: 'removes the second factor of an operator who has lost their phone and recovery codes',
    run: async (words) => (await import('./command/reset-second-factor.ts')).resetFactor(words),
  },
  backup: {
    takes: '[key]',
    about: 'backs up the database and files while the site is running; or creates a pair of keys',
    run: async (words) => (await import('./command/backup.ts')).backup(words),
  },
  doctor: {
    about: 'checks database, files, e-mail, address, clock and backups, and says how to fix problems',
    run: async (words) => {
      refuseMore(words);
      await (await import('./command/doctor.ts')).doctor();
    },
  },
  restore: {
    takes: '<file, name or latest>',
    about: 'restores the site from a backup, after verifying all of it',
    run: async (words) => (await import('./command/restore.ts')).restore(words),
  },
};

function help(): string {
  const rows = Object.entries(commands).map(
    ([name, { takes = '', about }]) => [`${name} ${takes}`, about] as const,
  );
  const width = Math.max(...rows.map(([call]) => call.length)) + 2;
  return [
    'Usage: acheep <command>',
    '',
    ...rows.map(([call, about]) => `  ${call.padEnd(width)}${about}`),
    '',
    'Without a command, it runs what the setting RUN says. Settings are read from the environment: see .env.example.',
  ].join('\n');
}

async function run(words: string[]): Promise<Command | undefined> {
  // All arguments after the first belong to the command.
  const { values, positionals } = parseArgs({
    args: words.slice(0, 1),
    options: { help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
    strict: false,
  });
  const [name] = positionals;
  if (values.help || name === 'help') {
    say(help());
    return undefined;
  }
  if (words.length > 0 && (name === undefined || !Object.hasOwn(commands, name)))
    throw new UsageError(`Unknown command “${words[0]}”. “help” lists all commands.`);
  const command = name === undefined ? { about: '', run: start(), keepsRunning: true } : commands[name];
  // Commands may hold a lock or a snapshot for long, which a pool such as PgBouncer does not support.
  const direct = process.env.DATABASE_DIRECT_URL;
  if (direct && !command?.keepsRunning) process.env.DATABASE_URL = direct;
  await command?.run(words.slice(1));
  return command;
}

/** Exit code 1: failed, with a sentence. 2: wrong usage. A bug of the program prints its stack trace. */
function fail(error: unknown): never {
  const isExpected = [StartError, DatabaseError, UsageError].some((kind) => error instanceof kind);
  // biome-ignore lint/suspicious/noConsole: there is no logger before the start
  console.error(isExpected ? (error as Error).message : error);
  process.exit(error instanceof UsageError ? 2 : 1);
}

try {
  const command = await run(process.argv.slice(2));
  if (!command?.keepsRunning) process.exit(0);
} catch (error) {
  fail(error);
}
