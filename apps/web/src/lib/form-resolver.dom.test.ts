import type { ResolverOptions } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { flatErrors } from '../ui/error-summary.tsx';
import { inFormOrder } from './form-order.ts';
import { contractResolver } from './form-resolver.ts';

describe('contractResolver', () => {
  it('tells the errors in the order of the form, whatever the order of the schema', async () => {
    const schema = z.strictObject({ experience: z.string(), province: z.string(), title: z.string() });
    const values = { title: '', province: '', experience: '' };
    const options: ResolverOptions<typeof values> = { fields: {}, shouldUseNativeValidation: false };
    const { errors } = await contractResolver(schema)(values, undefined, options);
    expect(flatErrors(errors).map(({ name }) => name)).toEqual(['title', 'province', 'experience']);
  });
});

describe('inFormOrder', () => {
  const values = {
    name: '',
    skills: [{ kind: '', name: '' }, { kind: '' }],
    company: { name: '', phone: '' },
  };
  const order = (...paths: string[]) =>
    inFormOrder(Object.fromEntries(paths.map((path) => [path, []])), values).map(([path]) => path);

  it('goes into groups and lists', () => {
    const sorted = [
      'name',
      'skills',
      'skills.0.kind',
      'skills.0.name',
      'skills.1.kind',
      'company.name',
      'company.phone',
    ];
    expect(order(...sorted.toReversed())).toEqual(sorted);
  });

  it('puts what the form does not have last, as it came', () => {
    expect(order('surprise', '', 'company.surprise', 'company.phone')).toEqual([
      'company.phone',
      'company.surprise',
      'surprise',
      '',
    ]);
  });
});
