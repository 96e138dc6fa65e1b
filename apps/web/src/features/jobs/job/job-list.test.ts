import { jobs } from '@acheep/contract/jobs/job-filter';
import { besideParam, listRequest, readList, withPage, withParam } from '@acheep/contract/kernel/list-url';
import { paths } from '@acheep/contract/paths';
import { describe, expect, it } from 'vitest';

const id = '0191d2a4-7f7e-7b55-9d3c-2f1a6f0c1e11';
const read = (query: string) => readList(jobs, new URLSearchParams(query));
const request = (query: string) => listRequest(jobs, read(query));

describe('the public list’s URL', () => {
  it('reads every filter, the category by the id behind its slug', () => {
    const query = `categoryId=it-software-${id}&provinceId=${id}&type=full-time,part-time&salary=300&posted=7d&experience=fresh&qualification=bachelor,master&industryId=${id}&companyId=${id}&sort=createdAt_1&page=3`;
    expect(request(query)).toEqual({
      search: undefined,
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

  it('takes a bare category id', () => {
    expect(request(`categoryId=${id}`)).toMatchObject({ 'filter[categoryId]': id });
  });

  it.each(['categoryId=accounting', 'salary=much', 'posted=ever', 'type=any', 'sort=newest', 'page=1e9'])(
    'shows the whole list for %s instead of a refusal',
    (query) => {
      expect(request(query)).toEqual(request(''));
    },
  );

  it('reads back what a link of the paths says', () => {
    const path = paths.jobList({ search: 'R&D', category: { slug: 'it', _id: id }, type: ['freelance'] });
    const { search, filters } = read(path.split('?')[1] ?? '');
    expect(search).toBe('R&D');
    expect(filters).toEqual({ categoryId: `it-${id}`, type: 'freelance' });
  });

  it('leaves the job that stands beside it behind where it becomes another list', () => {
    const params = new URLSearchParams(`search=cook&${besideParam}=${id}`);
    for (const next of [withPage(params, 2), withParam(params, 'type', 'full-time')])
      expect([next.get('search'), next.has(besideParam)]).toEqual(['cook', false]);
    expect(request(`${besideParam}=${id}`)).toEqual(request(''));
  });
});
