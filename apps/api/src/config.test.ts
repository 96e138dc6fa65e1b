import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, settings } from './config.ts';

const example = readFileSync(path.resolve(import.meta.dirname, '../../../.env.example'), 'utf8');
const lines = example.split('\n').filter((line) => /^[A-Z]/.test(line));
const values = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
const needed = {
  DATABASE_URL: 'postgresql://acheep:secret@localhost/acheep',
  SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://localhost',
};

describe('settings', () => {
  it('are the ones that .env.example lists', () => {
    expect(Object.keys(values)).toEqual(Object.keys(settings.shape));
  });

  it('have the defaults that .env.example shows', () => {
    expect(readConfig({ ...values, ...needed })).toEqual(readConfig(needed));
  });

  it('name each fault in one sentence, and no value', () => {
    const read = () =>
      readConfig({ PORT: 'many', DATABASE_URL: 'mysql://root:hunter2@x', SMTP_URL: needed.SMTP_URL });
    expect(read).toThrow(/PORT is wrong .*DATABASE_URL is wrong .*SECRET is not set/);
    expect(read).not.toThrow(/hunter2/);
  });

  it('want a bucket where files go to S3', () => {
    expect(() => readConfig({ ...needed, STORAGE: 's3' })).toThrow('S3_BUCKET is not set');
  });
});
