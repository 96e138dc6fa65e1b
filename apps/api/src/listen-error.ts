import { type Config, StartError } from './config.ts';

/** System errors of listening on a port, with advice for the operator. */
const listenErrors: Record<
  string,
  (at: { port: number; setting: 'PORT' | 'METRICS_PORT'; HOST: string }) => string
> = {
  EADDRINUSE: ({ port, setting }) => `Port ${port} is in use. Set ${setting} to another one.`,
  EACCES: ({ port, setting }) =>
    `Port ${port} may not be used by this user. Set ${setting} to another one, 1024 or above.`,
  EADDRNOTAVAIL: ({ HOST }) => `HOST is wrong: this machine has no address ${HOST}.`,
  ENOTFOUND: ({ HOST }) => `HOST is wrong: this machine has no address ${HOST}.`,
  EAI_AGAIN: ({ HOST }) => `HOST is wrong: this machine has no address ${HOST}.`,
};

/** Turns an error of listening on a port into one sentence; returns any other error as it is. */
export function asListenError(
  error: unknown,
  { PORT, HOST, METRICS_PORT }: Pick<Config, 'PORT' | 'HOST' | 'METRICS_PORT'>,
): unknown {
  const { code = '', syscall, port } = error as NodeJS.ErrnoException & { port?: number };
  const ofTheAddress = syscall === 'listen' || syscall === 'getaddrinfo' || code === 'EADDRINUSE';
  const ofMetrics = port !== undefined && port === METRICS_PORT && port !== PORT;
  const at = {
    HOST,
    ...(ofMetrics ? { port, setting: 'METRICS_PORT' as const } : { port: PORT, setting: 'PORT' as const }),
  };
  const sentence = ofTheAddress ? listenErrors[code]?.(at) : undefined;
  return sentence ? new StartError(sentence) : error;
}
