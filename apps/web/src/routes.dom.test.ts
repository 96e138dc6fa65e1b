import { pages } from '@acheep/contract/kernel/pages';
import { paths } from '@acheep/contract/kernel/paths';
import { routeGuard } from '@acheep/contract/kernel/route-guard';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { visits } from '../journeys/page-visit.ts';
import { accountRoutes } from './account-routes.tsx';
import { type Session, signIn, signOut } from './lib/session.ts';
import { routes, withMoreRoutes } from './routes.tsx';
import { visitorRoutes } from './visitor-routes.tsx';

const _id = '0198f0aa-1111-7222-8333-444455556666';

type Tree = readonly RouteObject[];
const flat = (tree: Tree): RouteObject[] => tree.flatMap((route) => [route, ...flat(route.children ?? [])]);
/** The tree once the other pages have joined it. */
const whole = (tree: Tree): RouteObject[] =>
  tree.map(({ children, ...route }) => {
    const joined = [accountRoutes, visitorRoutes].flatMap(
      (more) => more[route.id as keyof typeof more] ?? [],
    );
    return { ...route, ...(children && { children: [...whole(children), ...joined] }) } as RouteObject;
  });

describe('routes', () => {
  // A builder takes nothing, an id, or an object with what the URL may say; of an id it reads no such field.
  const every = Object.entries(paths).map(([name, build]): [string, string] => [name, build(_id as never)]);

  it('are the pages that the server knows', () => {
    const addresses = flat(whole(routes)).flatMap(({ path }) => (path && path !== '*' ? [path] : []));
    expect([...new Set(addresses)].sort()).toEqual([...pages].sort());
  });

  it('are all visited where accessibility is looked at', () => {
    expect([...new Set(visits.map(({ page }) => page))].sort()).toEqual([...pages].sort());
  });

  it.each(every)('%s leads to a page of the tree', (_name, path) => {
    const match = matchRoutes(whole(routes), path)?.at(-1);
    expect(match?.route.path).toBeDefined();
    expect(match?.route.path).not.toBe('*');
  });

  it.each([paths.login(), paths.adminLogin()])('lead on to one’s own work from %s', async (path) => {
    signIn({ token: 't', user: { _id, role: 'recruiter' } as Session['user'] });
    const { loader } = matchRoutes(whole(routes), path)?.at(-1)?.route ?? {};
    const answer = await (loader as () => Response)();
    expect(answer.headers.get('location')).toBe(paths.dashboard());
    signOut();
  });

  it('guards every account page by a name that some role may open', () => {
    const named = flat(whole(routes)).filter(({ handle }) => handle?.name);
    const known = Object.values(routeGuard).flat();
    expect(named.length).toBeGreaterThan(0);
    for (const { handle, loader } of named) {
      expect(known).toContain(handle.name);
      expect(loader).toBeTypeOf('function');
    }
  });

  it.each([
    ['/', '/dashboard', true],
    ['/km', '/km/resume/print', true],
    ['/', `/job/${_id}/apply`, true],
    ['/', `/job/${_id}`, false],
    ['/km', '/km', false],
  ])('that few come to first join the tree below %s at %s: %s', async (basename, path, expected) => {
    const added: string[] = [];
    const patch = (id: string | null) => added.push(String(id));
    await withMoreRoutes(basename)({
      path,
      patch,
      matches: [],
      signal: new AbortController().signal,
      fetcherKey: undefined,
    });
    expect(added).toEqual(expected ? ['root', 'site', 'root', 'site'] : []);
  });
});
