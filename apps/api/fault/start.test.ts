import { createTestDatabase } from '@acheep/database/test-database';
import { describe, expect, inject, it } from 'vitest';
import { inOneSentence, runStart } from '../src/testing/failed-start.ts';
import { takePort } from '../src/testing/take-port.ts';

describe('fault 23: a start that cannot succeed ends with one sentence', () => {
  it.each([
    [{ PORT: '0', PUBLIC_URL: 'https://jobs.example.org', DEVELOPMENT_PAGES: 'true' }, ['DEVELOPMENT_PAGES']],
    [{ PORT: '0', DATA_DIR: import.meta.filename }, ['DATA_DIR']],
    [{ PORT: '0', DATA_DIR: `${import.meta.filename}/data` }, ['DATA_DIR']],
    [{ PORT: '0', HOST: '192.0.2.1' }, ['HOST']],
  ])('where %j is wrong, and names that alone', async (environment, wrong) => {
    const { code, output } = await runStart('local/start.mjs', environment);
    expect(code).toBe(1);
    inOneSentence(output);
    expect(output.match(/[A-Z_]+ is (?:wrong|not set)/g)?.sort()).toEqual(
      wrong.map((name) => `${name} is wrong`).sort(),
    );
  });

  it('where the database does not answer, and without its password', async () => {
    // A port that was free may have been taken by another test meanwhile.
    const url = 'postgresql://acheep:hunter2@127.0.0.1:1/acheep';
    const { code, output } = await runStart('local/start.mjs', { PORT: '0', DATABASE_URL: url });
    expect(code).toBe(1);
    inOneSentence(output);
    expect(output).toContain('127.0.0.1:1/');
    expect(output).not.toContain('hunter2');
  });

  it('where settings are missing', async () => {
    const { code, output } = await runStart('server.ts', {});
    expect(code).toBe(1);
    inOneSentence(output);
    expect(output).toMatch(/DATABASE_URL is not set; SECRET is not set; SMTP_URL is not set/);
  });

  it('where the port of the server alone is in use', async () => {
    const { taken, port } = await takePort();
    const { url, drop } = await createTestDatabase(inject('databaseAdminUrl'));
    const { code, output } = await runStart('server.ts', {
      PORT: String(port),
      DATABASE_URL: url,
      SECRET: 'a secret that only this test knows',
      SMTP_URL: 'smtp://127.0.0.1:1',
    });
    taken.close();
    await drop();
    expect([code, output]).toEqual([1, `Port ${port} is in use. Set PORT to another one.`]);
  });
});
