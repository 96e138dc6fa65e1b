/** The server, telling its parent the port it got. */
import { readConfig } from '../api/src/config.ts';
import { startServer, stopOnSignal } from '../api/src/server.ts';

const server = await startServer(readConfig(process.env));
stopOnSignal(server.stop);
// How much memory it takes, to whoever asks.
process.on('message', () => process.send?.(process.memoryUsage.rss()));
process.on('disconnect', () => server.stop().then(() => process.exit(0)));
process.send?.(Number(new URL(server.url).port));
