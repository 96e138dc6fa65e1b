import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { secretSettings } from './secret-file.ts';

const given = {
  DATABASE_URL: 'postgresql://acheep@localhost/acheep',
  SECRET: '5f0c9a1be27d48633fd0a7b2c8e4916d',
  SMTP_URL: 'smtp://localhost',
};
const without = (name: keyof typeof given) => ({ ...given, [name]: undefined });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'acheep-secret-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
async function put(content: string) {
  const file = path.join(folder, 'secret');
  await writeFile(file, content);
  return file;
}

describe('secrets that stand in files', () => {
  it.each(['', '\n', '\r\n'])('are read, without the line break %j at their end', async (end) => {
    const SECRET_FILE = await put(`${given.SECRET}${end}`);
    expect(readConfig({ ...without('SECRET'), SECRET_FILE }).SECRET).toBe(given.SECRET);
  });

  it('are all told of in .env.example', () => {
    const example = readFileSync(path.resolve(import.meta.dirname, '../../../../.env.example'), 'utf8');
    for (const name of [...secretSettings, 'PGPASSWORD']) expect(example).toContain(`${name}_FILE`);
  });

  it('may be the password of the database alone, with any characters', async () => {
    const PGPASSWORD_FILE = await put('p%4@/:? ស');
    const url = new URL(readConfig({ ...given, PGPASSWORD_FILE }).DATABASE_URL);
    expect(decodeURIComponent(url.password)).toBe('p%4@/:? ស');
  });

  it('leave a password that the address has as it is', async () => {
    const DATABASE_URL = 'postgresql://acheep:own@localhost/acheep';
    expect(readConfig({ ...given, DATABASE_URL, PGPASSWORD: 'other' }).DATABASE_URL).toBe(DATABASE_URL);
  });
});

describe('fault 23: a secret’s file', () => {
  const fault = (environment: Record<string, string | undefined>) => {
    try {
      readConfig(environment);
    } catch (error) {
      return (error as Error).message;
    }
    return null;
  };

  it('beside the setting itself is refused', async () => {
    const SECRET_FILE = await put(given.SECRET);
    expect(fault({ ...given, SECRET_FILE })).toBe(
      'Settings: SECRET and SECRET_FILE are both set: take one of them out. See .env.example.',
    );
  });

  it('that is missing, empty, or a folder is named', async () => {
    const say = (SECRET_FILE: string) => fault({ ...without('SECRET'), SECRET_FILE });
    expect(say('/nowhere/secret')).toBe(
      'Settings: SECRET_FILE is wrong (there is no file /nowhere/secret). See .env.example.',
    );
    expect(say(await put('\n'))).toContain(`SECRET_FILE is wrong (${folder}/secret is empty)`);
    expect(say(folder)).toContain(`SECRET_FILE is wrong (a folder, not a file, is at ${folder})`);
  });

  it('with a value that is wrong says so without the value', async () => {
    const DATABASE_URL_FILE = await put('mysql://root:hunter2@x');
    const said = fault({ ...without('DATABASE_URL'), DATABASE_URL_FILE });
    expect(said).toMatch(/^Settings: DATABASE_URL is wrong /);
    expect(said).not.toContain('hunter2');
  });
});
