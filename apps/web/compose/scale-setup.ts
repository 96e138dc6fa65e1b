import type { TestProject } from 'vitest/node';
import { startCompose } from './start-compose.ts';

const files = ['docker-compose.yml', 'compose.scale.yml'];

/** More than one of each, as `compose.scale.yml` adds them. */
export default async function setup(project: TestProject) {
  // Three who read as fast as they can come from one address.
  const keys = {
    LIMIT_FACTOR: '1000',
    S3_BUCKET: 'media',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  // As servers of mail do: whoever is killed has some under way.
  const mailPause = 1_000;
  const { stop, url, mail, ...compose } = await startCompose(files, [], keys, mailPause);
  project.provide('stack', { url, mail, database: '' });
  project.provide('compose', compose);
  return stop;
}
