import type { TestProject } from 'vitest/node';
import { startCompose } from './start-compose.ts';

const files = ['docker-compose.yml', 'compose.scale.yml'];

/** Multiple instances, as added by `compose.scale.yml`. */
export default async function setup(project: TestProject) {
  // Three readers at full speed share one IP address.
  const keys = {
    LIMIT_FACTOR: '1000',
    S3_BUCKET: 'media',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  // Like a real mail server: a killed process has mails in flight.
  const mailPause = 1_000;
  const { stop, url, mail, ...compose } = await startCompose(files, [], keys, mailPause);
  project.provide('stack', { url, mail });
  project.provide('compose', compose);
  return stop;
}
