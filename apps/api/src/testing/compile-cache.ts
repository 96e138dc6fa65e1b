import { tmpdir } from 'node:os';
import path from 'node:path';

/** Environment that makes our programs share one compile cache. */
export const compileCache = { NODE_COMPILE_CACHE: path.join(tmpdir(), 'acheep-compiled') };
