/** Run as a separate process by `embedded.test.ts`: owns a server until it is ended. */
import { startEmbeddedPostgres } from '../src/embedded.ts';

const server = await startEmbeddedPostgres({ persistent: false });
process.send?.({ directory: server.directory });
if (process.argv[2] === 'forget') process.disconnect?.();
