import type { TestProject } from 'vitest/node';
import { startCompose } from './start-compose.ts';

/** `docker-compose.yml` on a single machine, behind its own proxy. */
export default async function setup(project: TestProject) {
  const { stop, url, mail, ...compose } = await startCompose(['docker-compose.yml'], ['proxy']);
  project.provide('stack', { url, mail });
  project.provide('compose', compose);
  return stop;
}
