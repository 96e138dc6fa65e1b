import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a program of ours is started with so that it does not compile anew what another one has compiled. */
export const compileCache = { NODE_COMPILE_CACHE: path.join(tmpdir(), 'acheep-compiled') };
