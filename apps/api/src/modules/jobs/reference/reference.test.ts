import { categoryList, industryList, provinceList } from '@acheep/contract/jobs/reference';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

interface Entry {
  name: { en: string; km: string };
  createdAt: string;
  updatedAt: string;
}

describe.each([
  ['categories', categoryList],
  ['industries', industryList],
  ['provinces', provinceList],
] as const)('the list of %s', (_, list) => {
  const read = async (locale: 'en' | 'km'): Promise<Entry[]> =>
    (await api.as(null).call(list, { locale })).body.data;

  it.each(['en', 'km'] as const)('is by name for a reader of %s', async (locale) => {
    const names = (await read(locale)).map(({ name }) => name[locale]);
    expect(names.length).toBeGreaterThan(5);
    expect(names).toEqual([...names].sort(new Intl.Collator(locale).compare));
  });

  it('says of each when it was made and last changed', async () => {
    for (const { createdAt, updatedAt } of await read('en')) {
      expect(new Date(createdAt).toISOString()).toBe(createdAt);
      expect(new Date(updatedAt).toISOString()).toBe(updatedAt);
    }
  });
});
