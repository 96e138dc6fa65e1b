import { registerBody } from '@acheep/contract/accounts/account';
import { categoryIdOf, categoryParam, paths } from '@acheep/contract/paths';
import { describe, expect, it } from 'vitest';

const _id = '0198f0aa-1111-7222-8333-444455556666';

describe('paths', () => {
  it('trims and encodes the search, and leaves empty values and the first page out', () => {
    expect(paths.jobList({ search: '  R&D + បច្ចេកទេស ', page: 1, type: [] })).toBe(
      `/job?search=${new URLSearchParams({ s: 'R&D + បច្ចេកទេស' }).toString().slice(2)}`,
    );
    expect(paths.jobList({ search: '   ' })).toBe('/job');
    expect(paths.jobList()).toBe('/job');
  });

  it('joins several values and keeps every filter', () => {
    const url = new URL(
      paths.jobList({
        type: ['full-time', 'part-time'],
        salary: 500,
        posted: '7d',
        page: 3,
        sort: 'createdAt_1',
      }),
      'http://x',
    );
    expect(Object.fromEntries(url.searchParams)).toEqual({
      type: 'full-time,part-time',
      salary: '500',
      posted: '7d',
      page: '3',
      sort: 'createdAt_1',
    });
  });

  it('writes a category as slug and id, and reads the id back', () => {
    const category = { slug: 'it-software', _id };
    expect(paths.jobList({ category })).toBe(`/job?categoryId=it-software-${_id}`);
    expect(categoryIdOf(categoryParam(category))).toBe(_id);
    expect(categoryIdOf(_id)).toBe(_id);
    expect(categoryIdOf('it-software')).toBeUndefined();
    expect(categoryIdOf(null)).toBeUndefined();
  });

  it('lets whoever signs up on the way be led back, whatever they had searched for', () => {
    const { next } = registerBody.shape;
    for (const search of ['គណនេយ្យករ '.repeat(18), 'C++ & "R" (100%), *', `'<>{}|\\^[]`]) {
      const url = paths.jobList({ search, type: ['full-time', 'part-time'], provinceId: _id, page: 12 });
      expect([url, next.safeParse(url).success]).toEqual([url, true]);
    }
    expect(next.safeParse('//elsewhere.example').success).toBe(false);
  });

  it('encodes ids, so that none leaves its place', () => {
    expect(paths.job('../x?y')).toBe('/job/..%2Fx%3Fy');
    expect(paths.manageJobCreate({ package: 'a b' })).toBe('/manage-job/create?package=a+b');
    expect(paths.verify('t&1')).toBe('/verify?token=t%261');
  });
});
