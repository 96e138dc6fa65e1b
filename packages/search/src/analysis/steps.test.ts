import { expect, it } from 'vitest';
import { finish, type Steps, sharedSteps } from './steps.ts';

it('work that several want at once is done once, and all get the same', () => {
  let steps = 0;
  const work = sharedSteps(function* (): Steps<object> {
    for (; steps < 10; steps += 1) yield;
    return {};
  });
  const [one, other] = [work(), work()];
  for (let turn = 0; turn < 3; turn += 1) {
    one.next();
    other.next();
  }
  const made = finish(work());
  expect(steps).toBe(10);
  for (const work of [one, other]) expect(finish(work)).toBe(made);
});

it('work that failed is begun anew by whoever wants it next', () => {
  let tries = 0;
  const work = sharedSteps(function* (): Steps<number> {
    yield;
    tries += 1;
    if (tries === 1) throw new Error('no');
    return tries;
  });
  expect(() => finish(work())).toThrow('no');
  expect(finish(work())).toBe(2);
});
