import { describe, expect, it } from 'vitest';
import { inOneSentence, runStart } from '../testing/failed-start.ts';
import { takePort } from '../testing/take-port.ts';

describe('a start that cannot succeed ends with one sentence', () => {
  it('where the port is in use', async () => {
    const { taken, port } = await takePort();
    const { code, output } = await runStart('local/start.mjs', { PORT: String(port) });
    taken.close();
    expect([code, output]).toEqual([1, `Port ${port} is in use. Set PORT to another one.`]);
  });

  // Each setting alone is tested where settings are read.
  const manyWrong = { PORT: 'abc', LOG_LEVEL: 'loud', TRUST_PROXY: 'banana', SECRET: 'x'.repeat(32) };

  it('where settings are wrong, and names those alone', async () => {
    const { code, output } = await runStart('local/start.mjs', manyWrong);
    expect(code).toBe(1);
    inOneSentence(output);
    expect(output.match(/[A-Z_]+ is (?:wrong|not set)/g)?.sort()).toEqual(
      Object.keys(manyWrong)
        .map((name) => `${name} is wrong`)
        .sort(),
    );
  });
});
