import { finish } from '@acheep/search/analysis/steps';
import { expect, it } from 'vitest';
import { refuseWordsInSteps } from './synonym.policy.ts';

const groups = Array.from({ length: 500 }, (_, at) => ({ words: [`driver ${at}`, `chauffeur ${at}`] }));

it('looks through the words of one group after the other, so that others have their turn', () => {
  expect([...refuseWordsInSteps(['cook', 'chef'], groups)]).toHaveLength(500);
  expect(() => finish(refuseWordsInSteps(['cook', 'Drivers 499'], groups))).toThrow();
});
