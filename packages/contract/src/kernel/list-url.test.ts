import { describe, expect, it } from 'vitest';
import { filter, type List } from './list.ts';
import {
  filterCount,
  isNarrowed,
  listRequest,
  readList,
  toggled,
  valuesOf,
  without,
  withPage,
  withParam,
} from './list-url.ts';
import { type Localized, untranslated } from './locale.ts';
import { byDate, byMatch } from './option.ts';

const id = '0191d2a4-7f7e-7b55-9d3c-2f1a6f0c1e11';
const named = <const V extends string>(...values: V[]) =>
  Object.fromEntries(values.map((value) => [value, untranslated(value)])) as Record<V, Localized>;
const list = {
  filters: {
    state: filter.one(named('open', 'done'), 'state', 'ស្ថានភាព'),
    type: filter.several(named('a', 'b', 'c'), 'type', 'ប្រភេទ'),
    ownerId: filter.record('owner', 'ម្ចាស់'),
    tag: filter.text('tag', 'ស្លាក'),
    day: filter.day('day', 'ថ្ងៃ'),
  },
  sorts: { ...byDate, ...byMatch },
  searchSort: 'relevance',
} as const satisfies List;
const read = (query: string) => readList(list, new URLSearchParams(query));
const request = (query: string) =>
  Object.fromEntries(Object.entries(listRequest(list, read(query))).filter(([, value]) => value));

describe('the URL as the API is asked', () => {
  it('asks for the usual order when nothing is said', () => {
    expect(request('')).toEqual({ sort: 'createdAt_-1', limit: 20 });
  });

  it('asks for the best match of a search, trimmed and no longer than the API reads', () => {
    expect(request('search=%20គណនេយ្យ%20')).toMatchObject({ search: 'គណនេយ្យ', sort: 'relevance' });
    expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(200);
  });

  it('reads every filter', () => {
    expect(request(`state=done&type=a,c&ownerId=${id}&page=3&sort=createdAt_1`)).toEqual({
      sort: 'createdAt_1',
      offset: 40,
      limit: 20,
      'filter[state]': 'done',
      'filter[type]': 'a,c',
      'filter[ownerId]': id,
    });
  });

  it('takes a record by the id after its slug, which may be outdated', () => {
    expect(read(`ownerId=old-name-${id}`).filters).toEqual({ ownerId: `old-name-${id}` });
    expect(request(`ownerId=old-name-${id}`)).toMatchObject({ 'filter[ownerId]': id });
  });

  it('narrows nothing by what is no choice, and takes the usual order for one that is not there', () => {
    const strange = `&tag=${'x'.repeat(201)}&day=2026-02-31x`;
    expect(read(`state=asleep&type=x,b,y,b&ownerId=1&sort=newest${strange}`)).toMatchObject({
      sort: 'createdAt_-1',
      filters: { type: 'b' },
    });
    expect(read('tag=a%0Ab').filters).toEqual({});
  });

  it('sends nothing that is not the list’s own', () => {
    expect(Object.keys(request('fbclid=abc&utm_source=telegram&search=cook'))).toEqual([
      'search',
      'sort',
      'limit',
    ]);
  });

  it.each(['0', '-1', '1.5', 'abc', '1e9', '50001', ''])('begins at the first page for page=%s', (page) => {
    expect(read(`page=${page}`).page).toBe(1);
  });

  it('has no best match without a search', () => {
    expect(read('sort=relevance').sort).toBe('createdAt_-1');
    expect(read('search=cook&sort=createdAt_-1').sort).toBe('createdAt_-1');
  });
});

describe('changing the URL', () => {
  const params = new URLSearchParams(`search=cook&ownerId=${id}&type=a&page=4&fbclid=x`);

  it('sets and removes a filter and goes back to the first page', () => {
    expect(withParam(params, 'state', 'open').get('state')).toBe('open');
    expect(withParam(params, 'state', 'open').has('page')).toBe(false);
    expect(withParam(params, 'type', undefined).has('type')).toBe(false);
    expect(params.get('page')).toBe('4');
  });

  it('goes to another page; the first needs no number', () => {
    expect(withPage(params, 5).get('page')).toBe('5');
    expect(withPage(params, 1).has('page')).toBe(false);
  });

  it('clears the filters and keeps everything else', () => {
    expect(without(params, ['state', 'type', 'ownerId']).toString()).toBe('search=cook&fbclid=x');
  });

  it('puts a value in and takes it out', () => {
    expect(toggled(undefined, 'a')).toBe('a');
    expect(toggled('a', 'b')).toBe('a,b');
    expect(toggled('a,b', 'a')).toBe('b');
    expect(toggled('b', 'b')).toBeUndefined();
    expect(valuesOf('a,,b')).toEqual(['a', 'b']);
  });

  it('counts the values that narrow the list', () => {
    expect(filterCount(read('search=cook&type=a,b&state=open'))).toBe(3);
    expect([isNarrowed(read('')), isNarrowed(read('search=x')), isNarrowed(read('type=a'))]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
