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
  if (word !== undefined) throw new UsageError(`“${word}” is one word too many.`);
}

const commands: Record<string, Command> = {
  all: {
    about: 'runs the site and its background work in one process',
    run: start('all'),
    keepsRunning: true,
  },
  api: { about: 'runs the site alone', run: start('api'), keepsRunning: true },
  worker: {
    about: 'runs the background work alone: mails, videos, what happens by itself',
    run: start('worker'),
    keepsRunning: true,
  },
  migrate: {
    about: 'brings the database up to date and ends; every start does so too',
    run: async (words) => {
      refuseMore(words);
      await (await import('./command/migrate.ts')).migrateDatabase();
    },
  },
  admin: {
    takes: 'create <e-mail> [editor]',
    about: 'makes an admin, or an editor of texts; reads the password, or makes one up',
    run: async (words) => (await import('./command/create-admin.ts')).createAdmin(words),
  },
  'second-factor': {
    takes: 'reset <e-mail>',
    about: 'removes the second factor of an operator who has lost the phone and the recovery codes',
    run: async (words) => (await import('./command/reset-second-factor.ts')).resetFactor(words),
  },
  backup: {
    takes: '[key]',
    about:
      'writes the database and the files into one archive, while the site is in use; or makes a pair of keys',
    run: async (words) => (await import('./command/backup.ts')).backup(words),
  },
  doctor: {
    about:
      'looks at database, files, mail, address, clock and backups, and says how to put right what is wrong',
    run: async (words) => {
      refuseMore(words);
      await (await import('./command/doctor.ts')).doctor();
    },
  },
  restore: {
    takes: '<file, name or latest>',
    about: 'puts the site back as an archive has it, after reading all of it',
    run: async (words) => (await import('./command/restore.ts')).restore(words),
  },
};

function help(): string {
  const rows = Object.entries(commands).map(
    ([name, { takes = '', about }]) => [`${name} ${takes}`, about] as const,
  );
  const width = Math.max(...rows.map(([call]) => call.length)) + 2;
  return [
    'Acheep. Say what to do:',
    '',
    ...rows.map(([call, about]) => `  ${call.padEnd(width)}${about}`),
    '',
    'Without a word it runs what the setting RUN says. Settings are read from the environment: see .env.example.',
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
    throw new UsageError(`There is no command “${words[0]}”. “help” lists those that there are.`);
  const command = name === undefined ? { about: '', run: start(), keepsRunning: true } : commands[name];
  // Commands may hold a lock or a snapshot for long, which a pool such as PgBouncer does not support.
  const direct = process.env.DATABASE_DIRECT_URL;
  if (direct && !command?.keepsRunning) process.env.DATABASE_URL = direct;
  await command?.run(words.slice(1));
  return command;
}

/** Exit code 1: failed, with a sentence. 2: wrong usage. A bug of the program prints its stack trace. */
function fail(error: unknown): never {
  const isSaid = [StartError, DatabaseError, UsageError].some((kind) => error instanceof kind);
  // biome-ignore lint/suspicious/noConsole: there is no logger before the start
  console.error(isSaid ? (error as Error).message : error);
  process.exit(error instanceof UsageError ? 2 : 1);
}

try {
  const command = await run(process.argv.slice(2));
  if (!command?.keepsRunning) process.exit(0);
} catch (error) {
  fail(error);
}
