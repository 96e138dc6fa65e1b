import { describe, expect, it } from 'vitest';
import { listRequest, readList } from '../kernel/list-url.ts';
import { gatheringLists, monthOf, viewOf } from './gathering-list-url.ts';

const _id = '0198f0aa-1111-7222-8333-444455556666';
const asks = (kind: 'training' | 'event', search: string) => {
  const params = new URLSearchParams(search);
  const list = gatheringLists[kind][viewOf(params)];
  return listRequest(list, readList(list, params));
};

describe('the URL of a list of trainings or events', () => {
  it('asks for what it says', () => {
    expect(
      asks(
        'event',
        `search=cv&when=week&from=2026-12-01&place=online&fee=free&eventType=talk,workshop&categoryId=sales-${_id}`,
      ),
    ).toMatchObject({
      search: 'cv',
      sort: 'relevance',
      limit: 20,
      'filter[when]': 'week',
      'filter[from]': '2026-12-01',
      'filter[place]': 'online',
      'filter[fee]': 'free',
      'filter[eventType]': 'talk,workshop',
      'filter[categoryId]': _id,
    });
  });

  it('asks for nothing that the API would refuse', () => {
    const asked = asks(
      'training',
      'when=past&from=2026-02-x&to=9999-12-31&fee=5&level=expert&language=km,xx&eventType=talk',
    );
    expect(Object.entries(asked).filter(([name, value]) => name.startsWith('filter') && value)).toEqual([
      ['filter[language]', 'km'],
    ]);
  });

  it('has no time in the calendar, and no “this week” of what is over', () => {
    expect(asks('training', 'view=calendar&when=week&from=2026-12-01')).not.toHaveProperty('filter[from]');
    const past = asks('training', 'view=past&when=week&from=2026-12-01');
    expect(past).not.toHaveProperty('filter[when]');
    expect(past).toHaveProperty('filter[from]', '2026-12-01');
  });

  it('says the view and the month, or those that are usual', () => {
    const params = (text: string) => new URLSearchParams(text);
    expect(['', 'view=calendar', 'view=past', 'view=x'].map((text) => viewOf(params(text)))).toEqual([
      'list',
      'calendar',
      'past',
      'list',
    ]);
    expect(
      ['month=2027-01', 'month=2027-13', 'month=0001-01', ''].map((text) =>
        monthOf(params(text), '2026-12-16'),
      ),
    ).toEqual(['2027-01', '2026-12', '2026-12', '2026-12']);
  });
});
