import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs `docker` and returns its output. */
export async function docker(...given: string[]): Promise<string> {
  const { stdout } = await run('docker', given, { maxBuffer: 64_000_000 });
  return stdout.trim();
}

/** A Compose project in its own folder. */
export function composeIn(folder: string, name: string, options: readonly string[]) {
  const args = ['compose', '--project-name', name, ...options];
  return {
    name,
    /** Prints the output to the terminal: building takes minutes. */
    show: (...given: string[]) =>
      new Promise<void>((resolve, reject) => {
        const child = spawn('docker', [...args, ...given], {
          cwd: folder,
          stdio: ['ignore', 'inherit', 'inherit'],
        });
        child.once('error', reject);
        child.once('exit', (code) =>
          code === 0 ? resolve() : reject(new Error(`docker compose ${given[0]} ended with ${code}`)),
        );
      }),
    ask: async (...given: string[]) =>
      (await run('docker', [...args, ...given], { cwd: folder, maxBuffer: 64_000_000 })).stdout.trim(),
  };
}
