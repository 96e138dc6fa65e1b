import { expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

it('the nine services of a new site have their effects', async () => {
  const nine = await api.prisma.service.findMany({ where: { position: { lte: 9 }, isActive: false } });
  const told = Object.fromEntries(nine.map(({ title, effect, amount }) => [title, [effect, amount]]));
  expect(told).toMatchObject({
    'Job posts': [null, null],
    'Top pin': ['job-pin', 7],
    'Job boost': ['job-boost', 7],
    'CV database views': ['cv-views', 20],
    'Logo on the home page': ['home-logo', 30],
    'Training and event promotion': ['gathering-pin', 7],
    'Social promotion': ['social-links', null],
  });
});
