import { setImmediate } from 'node:timers/promises';
import { valuesOf } from '@acheep/contract/kernel/option';
import { healthChecks } from '@acheep/contract/platform/site-health-option';
import { expect, it } from 'vitest';
import { examineInTurn } from './examine.ts';
import type { Patient } from './finding.ts';

it('the checks of the command run one after the other, in the order of the page', async () => {
  const begun: string[] = [];
  let running = 0;
  const names = valuesOf(healthChecks);
  const checkOf = (name: string) => async () => {
    begun.push(`${name} beside ${running}`);
    running += 1;
    await setImmediate();
    running -= 1;
    return [];
  };
  const watched = Object.fromEntries(
    names.map((name) => [name, [checkOf(`${name} 1`), checkOf(`${name} 2`)]]),
  ) as unknown as Parameters<typeof examineInTurn>[2];
  for await (const findings of examineInTurn({} as Patient, 5_000, watched)) expect(findings).toEqual([]);
  expect(begun).toEqual(names.flatMap((name) => [`${name} 1 beside 0`, `${name} 2 beside 0`]));
});
