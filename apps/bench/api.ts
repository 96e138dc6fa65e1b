/** API server that reports its port to the parent process. */
import { readConfig } from '../api/src/config.ts';
import { stopOnSignal } from '../api/src/process-end.ts';
import { startServer } from '../api/src/server.ts';

const server = await startServer(readConfig(process.env));
stopOnSignal(server.stop);
process.on('disconnect', () => server.stop().then(() => process.exit(0)));
process.send?.(Number(new URL(server.url).port));
