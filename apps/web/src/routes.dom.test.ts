import { can } from '@acheep/contract/kernel/permission';
import type { Role } from '@acheep/contract/kernel/role';
import { pages } from '@acheep/contract/pages';
import { paths } from '@acheep/contract/paths';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { visits } from '../journeys/page-visit.ts';
import { pageList } from './features.ts';
import { type Session, signIn, signOut } from './lib/session.ts';
import { moreRoutes } from './more-routes.tsx';
import { routes, withMoreRoutes } from './routes.tsx';

const _id = '0198f0aa-1111-7222-8333-444455556666';

type Tree = readonly RouteObject[];
const flat = (tree: Tree): RouteObject[] => tree.flatMap((route) => [route, ...flat(route.children ?? [])]);
/** Returns the tree with the lazily added pages. */
const whole = (tree: Tree): RouteObject[] =>
  tree.map(({ children, ...route }) => {
    const joined = moreRoutes[route.id as keyof typeof moreRoutes] ?? [];
    return { ...route, ...(children && { children: [...whole(children), ...joined] }) } as RouteObject;
  });

describe('routes', () => {
  // Path builders take nothing, an id, or an object of query parameters; an id has none of the object's fields.
  const every = Object.entries(paths).map(([name, build]): [string, string] => [
    name,
    build(_id as never, _id as never),
  ]);

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

  it.each<[string, Role, string]>([
    [paths.login(), 'recruiter', paths.dashboard()],
    [paths.login(), 'user', paths.home()],
    [paths.adminLogin(), 'admin', paths.dashboard()],
    [paths.dashboard(), 'user', paths.home()],
  ])('lead on from %s to the own work of a %s: %s', async (path, role, home) => {
    signIn({ token: 't', user: { _id, role } as Session['user'] });
    const { loader } = matchRoutes(whole(routes), path)?.at(-1)?.route ?? {};
    const answer = await (loader as () => Response)();
    expect(answer.headers.get('location')).toBe(home);
    signOut();
  });

  it('of an account are guarded', () => {
    const guarded = flat(whole(routes)).filter(({ handle }) => handle?.access);
    expect(guarded.length).toBeGreaterThan(90);
    for (const { loader } of guarded) expect(loader).toBeTypeOf('function');
  });

  // Names of the specification: the address with dashes.
  it.each<[Role, string[]]>(
    [
      [
        'recruiter',
        'job job-create job-draft job-active job-closed job-id applied applied-create applied-id shortlist rejected',
      ],
      ['trainer', 'training training-active training-closed training-create training-draft training-id'],
      ['user', ''],
    ].map(([role, own = '']) => [
      role as Role,
      own
        .split(' ')
        .filter(Boolean)
        .map((name) => `manage-${name}`),
    ]),
  )('open what the specification names, for a %s', (role, own) => {
    const ofRole =
      role === 'user'
        ? ['resume', 'resume-edit', 'resume-search', 'resume-search-id']
        : [...own, 'manage-event', 'manage-event-create', 'manage-event-id'];
    for (const name of [...ofRole, 'manage-bookmarked', 'profile', 'update-password']) {
      const [, page] = pageList.find(([to]) => to.slice(1).replace(/[:/]+/g, '-') === name) ?? [];
      expect([name, can(role, page?.access ?? 'Admin')]).toEqual([name, true]);
    }
    const others = { recruiter: 'resume', trainer: 'manage-job', user: 'manage-job' }[role as 'user'];
    const [, closed] = pageList.find(([to]) => to === `/${others}`) ?? [];
    expect(can(role, closed?.access ?? 'Dashboard')).toBe(false);
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
    expect(added).toEqual(expected ? ['root', 'site'] : []);
  });
});
