/** How many places the pager has at most, gaps included. */
const places = 7;

/** The pages to show around `current` of `count`: the first, the last, and a gap where pages are left out. */
export function pagerPages(current: number, count: number): (number | 'gap')[] {
  if (count <= places) return Array.from({ length: count }, (_, index) => index + 1);
  if (current <= 4) return [1, 2, 3, 4, 5, 'gap', count];
  if (current >= count - 3) return [1, 'gap', count - 4, count - 3, count - 2, count - 1, count];
  return [1, 'gap', current - 1, current, current + 1, 'gap', count];
}
