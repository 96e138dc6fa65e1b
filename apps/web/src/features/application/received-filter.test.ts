import { describe, expect, it } from 'vitest';
import { pageOf, readFilter } from './received-filter.ts';

const filter = (query: string) => readFilter(new URLSearchParams(query));

describe('readFilter', () => {
  it('reads job, status and page', () => {
    expect(filter('jobId=x&status=rejected&page=3')).toEqual({ jobId: 'x', status: 'rejected', page: 3 });
  });

  it('narrows nothing by what is empty or does not exist', () => {
    expect(filter('jobId=&status=hired')).toEqual({ jobId: undefined, status: undefined, page: 1 });
  });
});

describe('pageOf', () => {
  it.each([
    ['', 1],
    ['page=0', 1],
    ['page=-4', 1],
    ['page=x', 1],
    ['page=2.9', 2],
    ['page=1e99', 100_000],
    ['page=Infinity', 100_000],
  ])('%s is page %i', (query, page) => {
    expect(pageOf(new URLSearchParams(query))).toBe(page);
  });
});
