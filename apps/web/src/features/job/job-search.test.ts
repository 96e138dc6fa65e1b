import { describe, expect, it } from 'vitest';
import { paths } from '../../paths.ts';
import {
  filterCount,
  jobListRequest,
  readJobSearch,
  toggled,
  valuesOf,
  withoutFilters,
  withParam,
} from './job-search.ts';

const id = '0191d2a4-7f7e-7b55-9d3c-2f1a6f0c1e11';
const read = (query: string) => readJobSearch(new URLSearchParams(query));
const request = (query: string) => {
  const asked = jobListRequest(read(query)) ?? {};
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
};

describe('the URL as the API is asked', () => {
  it('asks for the newest when nothing is said', () => {
    expect(request('')).toEqual({ sort: 'createdAt_-1', offset: 0, limit: 20 });
  });

  it('asks for the best match of a search, trimmed', () => {
    expect(request('search=%20គណនេយ្យ%20')).toMatchObject({ search: 'គណនេយ្យ', sort: 'relevance' });
  });

  it('reads every filter, the category by the id behind its slug', () => {
    const query = `categoryId=it-software-${id}&provinceId=${id}&type=full-time,part-time&salary=300&posted=7d&experience=fresh&qualification=bachelor,master&industryId=${id}&companyId=${id}&sort=createdAt_1&page=3`;
    expect(request(query)).toEqual({
      sort: 'createdAt_1',
      offset: 40,
      limit: 20,
      'filter[categoryId]': id,
      'filter[provinceId]': id,
      'filter[type]': 'full-time,part-time',
      'filter[salary]': '300',
      'filter[posted]': '7d',
      'filter[experience]': 'fresh',
      'filter[qualification]': 'bachelor,master',
      'filter[industryId]': id,
      'filter[companyId]': id,
    });
  });

  it('takes a bare category id, and leaves a broken one to the refusal of the API', () => {
    expect(request(`categoryId=${id}`)).toMatchObject({ 'filter[categoryId]': id });
    expect(request('categoryId=accounting')).toMatchObject({ 'filter[categoryId]': 'accounting' });
  });

  it('does not send what is not ours', () => {
    expect(Object.keys(request('fbclid=abc&utm_source=telegram&search=cook'))).toEqual([
      'search',
      'sort',
      'offset',
      'limit',
    ]);
  });

  it.each(['0', '-1', '1.5', 'abc', '1e9', ''])('begins at the first page for page=%s', (page) => {
    expect(read(`page=${page}`).page).toBe(1);
  });

  it('has no best match without a search', () => {
    expect(read('sort=relevance').sort).toBe('createdAt_-1');
    expect(read('search=cook&sort=createdAt_-1').sort).toBe('createdAt_-1');
  });
});

describe('changing the URL', () => {
  const params = new URLSearchParams(`search=cook&categoryId=food-${id}&type=full-time&page=4&fbclid=x`);

  it('sets and removes a filter and goes back to the first page', () => {
    expect(withParam(params, 'salary', '300').get('salary')).toBe('300');
    expect(withParam(params, 'salary', '300').has('page')).toBe(false);
    expect(withParam(params, 'type', undefined).has('type')).toBe(false);
    expect(params.get('page')).toBe('4');
  });

  it('clears the filters and keeps the search', () => {
    expect(withoutFilters(params).toString()).toBe('search=cook&fbclid=x');
  });

  it('reads back what a link of the paths says', () => {
    const path = paths.jobList({ search: 'R&D', category: { slug: 'it', _id: id }, type: ['freelance'] });
    const { search, filters } = read(path.split('?')[1] ?? '');
    expect(search).toBe('R&D');
    expect(filters).toEqual({ categoryId: `it-${id}`, type: 'freelance' });
  });

  it('puts a value in and takes it out', () => {
    expect(toggled(undefined, 'full-time')).toBe('full-time');
    expect(toggled('full-time', 'part-time')).toBe('full-time,part-time');
    expect(toggled('full-time,part-time', 'full-time')).toBe('part-time');
    expect(toggled('part-time', 'part-time')).toBeUndefined();
    expect(valuesOf('a,,b')).toEqual(['a', 'b']);
  });

  it('counts the values that narrow the list', () => {
    expect(filterCount(read('search=cook&type=full-time,part-time&salary=300'))).toBe(3);
  });
});
