import { describe, expect, it } from 'vitest';
import { readAuditFilter, readUserFilter } from './admin-filter.ts';

const targetId = '0198f0aa-1111-7222-8333-444455556666';

describe('what the URL narrows', () => {
  it('the accounts by', () => {
    const params = new URLSearchParams('search=+dara+&role=recruiter&state=disabled&company=verified&page=3');
    expect(readUserFilter(params)).toEqual({
      search: 'dara',
      role: 'recruiter',
      state: 'disabled',
      company: 'verified',
      page: 3,
    });
  });

  it('the log by', () => {
    expect(readAuditFilter(new URLSearchParams({ action: 'user.disable', targetId }))).toEqual({
      search: undefined,
      action: 'user.disable',
      targetId,
      page: 1,
    });
  });

  it('nothing by what is no choice', () => {
    const params = new URLSearchParams(
      'role=root&state=asleep&company=x&page=-4&action=x&targetId=1&search=+',
    );
    expect(Object.values(readUserFilter(params)).filter(Boolean)).toEqual([1]);
    expect(Object.values(readAuditFilter(params)).filter(Boolean)).toEqual([1]);
  });
});
