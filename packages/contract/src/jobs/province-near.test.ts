import { describe, expect, it } from 'vitest';
import { provinceSlugs, provincesNear } from './province-near.ts';

describe('the provinces around one', () => {
  it('are of all 25', () => {
    expect(provinceSlugs).toHaveLength(25);
  });

  it.each(provinceSlugs)('%s: each has it as a neighbour as well, and none is named twice', (slug) => {
    const near = provincesNear(slug);
    expect(near.length).toBeGreaterThan(0);
    expect(near).not.toContain(slug);
    expect(new Set(near).size).toBe(near.length);
    for (const other of near) expect(provincesNear(other), other).toContain(slug);
  });

  it('lead from everywhere to everywhere', () => {
    const reached = new Set(['kep']);
    for (const slug of reached) for (const other of provincesNear(slug)) reached.add(other);
    expect(reached.size).toBe(25);
  });

  it('are none of what is no province', () => {
    expect(provincesNear('atlantis')).toEqual([]);
    expect(provincesNear('constructor')).toEqual([]);
  });
});
