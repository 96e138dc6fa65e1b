import { describe, expect, it } from 'vitest';
import { openedBeside, openedSearch } from './search-click.ts';

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

describe('a link that is opened beside the page', () => {
  const press = (href: string, name: 'click' | 'auxclick', init: MouseEventInit) => {
    document.body.innerHTML = `<a href="${href}"><b>Cook</b></a>`;
    let to: string | null = null;
    const listen = (event: MouseEvent) => {
      event.preventDefault();
      to = openedBeside(event);
    };
    document.addEventListener(name, listen);
    document
      .querySelector('b')
      ?.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true, ...init }));
    document.removeEventListener(name, listen);
    return to;
  };

  it('is pressed with the middle button, or with a key', () => {
    expect(press('/job/1?a=b', 'auxclick', { button: 1 })).toBe('/job/1?a=b');
    expect(press('/km/job/1', 'click', { ctrlKey: true })).toBe('/job/1');
    expect(press('/km/job/1', 'click', { metaKey: true })).toBe('/job/1');
  });

  it('is none where the page goes there itself, or the link leads elsewhere', () => {
    expect(press('/job/1', 'click', {})).toBeNull();
    expect(press('/job/1', 'auxclick', { button: 2 })).toBeNull();
    expect(press('https://elsewhere.example/job/1', 'auxclick', { button: 1 })).toBeNull();
  });
});
