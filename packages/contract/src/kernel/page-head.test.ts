import { describe, expect, it } from 'vitest';
import { shortSearch } from './page-head.ts';

describe('shortSearch', () => {
  it('leaves what fits a heading as it is', () => {
    expect(shortSearch('cook in Siem Reap')).toBe('cook in Siem Reap');
    expect(shortSearch('x'.repeat(60))).toBe('x'.repeat(60));
  });

  it('cuts what would fill the screen', () => {
    expect(shortSearch('x'.repeat(10_000))).toBe(`${'x'.repeat(60)}…`);
    expect(shortSearch(`${'x'.repeat(59)} word`)).toBe(`${'x'.repeat(59)}…`);
  });

  it('leaves no Khmer mark behind that waits for its letter', () => {
    expect(shortSearch(`${'ក'.repeat(59)}្មែរ`)).toBe(`${'ក'.repeat(59)}…`);
  });
});
