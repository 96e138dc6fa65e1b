import { describe, expect, it } from 'vitest';
import { openedSearch } from './search-click.ts';

const id = '0198f0aa-1111-7222-8333-444455556666';

describe('what a search has led to', () => {
  it('is a record of the list that was searched, on its page or beside the list', () => {
    expect(openedSearch('/job?search=cook', `/job/${id}`)).toEqual({ search: 'cook', kind: 'job' });
    expect(openedSearch('/job?search=cook', `/job?search=cook&beside=${id}`)).toEqual({
      search: 'cook',
      kind: 'job',
    });
    expect(openedSearch('/hr-tips?search=pay', `/hr-tips/${id}`)).toEqual({ search: 'pay', kind: 'tip' });
    expect(openedSearch('/search?search=pay', `/training/${id}`)).toEqual({ search: 'pay', kind: 'site' });
  });

  it('is nothing where nothing was searched for, or one went elsewhere', () => {
    for (const [before, now] of [
      ['/job', `/job/${id}`],
      ['/job?search=%20', `/job/${id}`],
      ['/job?search=cook', '/job?search=chef'],
      ['/job?search=cook', `/company/${id}`],
      ['/job?search=cook', `/job/${id}/apply`],
      ['/search?search=cook', '/job?search=cook'],
      ['/admin?search=cook', `/admin/user/${id}`],
    ])
      expect([before, openedSearch(before ?? '', now ?? '')]).toEqual([before, null]);
  });
});
