import { adminPaths } from '@acheep/contract/admin-paths';
import type { CompanyRole } from '@acheep/contract/kernel/company-role';
import type { Role } from '@acheep/contract/kernel/role';
import { paths } from '@acheep/contract/paths';
import { describe, expect, it } from 'vitest';
import { activeEntry, menuOf, pagesOf, tabsAt } from './menu-entries.ts';

describe('the entry that a page belongs to', () => {
  it.each([
    [paths.manageJob(), paths.manageJob()],
    [paths.post(), paths.post()],
    [paths.manageJobDraft(), paths.manageJobDraft()],
    [paths.manageJobEdit('0b7c'), paths.manageJob()],
    [paths.manageAppliedDetail('0b7c'), paths.manageApplied()],
    [adminPaths.user('0b7c'), adminPaths.users()],
    [adminPaths.audit(), adminPaths.audit()],
    [adminPaths.comments(), adminPaths.reports()],
    [adminPaths.screening('0b7c'), adminPaths.enquiries()],
    [adminPaths.mailTemplates(), adminPaths.tasks()],
    [paths.profileData(), paths.profileData()],
    [`${paths.profile()}/`, paths.profile()],
    [paths.resume(), paths.resume()],
    [paths.resumeEdit(), paths.resumeEdit()],
    [paths.jobList(), undefined],
  ])('of %s is %s', (page, entry) => {
    expect(activeEntry(page)?.to).toBe(entry);
  });
});

describe('the menu', () => {
  const groupsOf = (role: Role) => menuOf({ role }).map(({ key }) => key);

  it('has groups in the order of the day, and none that is empty', () => {
    expect(groupsOf('recruiter').slice(0, 6)).toEqual([
      'today',
      'jobs',
      'candidates',
      'interviews',
      'talent',
      'company',
    ]);
    expect(groupsOf('trainer').slice(0, 4)).toEqual(['today', 'trainings', 'talent', 'company']);
    expect(groupsOf('admin')).toEqual([
      'today',
      'companies',
      'people',
      'jobs',
      'trainings',
      'money',
      'content',
      'site',
      'account',
    ]);
    expect(groupsOf('user')).toEqual(['search', 'explore', 'account']);
  });

  it('has what a job seeker saved with the job search, and what a recruiter saved elsewhere', () => {
    const groupOf = (role: Role, page: string) =>
      menuOf({ role }).find(({ entries }) => entries.some(({ to }) => to === page))?.key;
    expect(groupOf('user', paths.manageBookmarked())).toBe('search');
    expect(groupOf('recruiter', paths.manageBookmarked())).toBe('explore');
    expect(groupOf('user', paths.resumeSearch())).toBe('explore');
    expect(groupOf('recruiter', paths.resumeSearch())).toBe('talent');
  });

  it('offers to post a CV until there is one', () => {
    const pages = (hasResume: boolean) =>
      menuOf({ role: 'user' }, hasResume).flatMap(({ entries }) => entries.map(({ to }) => to));
    expect(pages(false)).toContain(paths.resumeEdit());
    expect(pages(true)).not.toContain(paths.resumeEdit());
    expect(pages(true)).toContain(paths.resume());
  });

  it('leads to each page once, by its group or by a tab', () => {
    for (const role of ['user', 'recruiter', 'trainer', 'editor', 'admin'] as const) {
      const shown = menuOf({ role })
        .flatMap(({ entries }) => entries)
        .flatMap(({ to }) =>
          tabsAt(to, { role }).length > 0 ? tabsAt(to, { role }).map((tab) => tab.to) : [to],
        );
      expect(shown.toSorted()).toEqual(
        pagesOf({ role })
          .map(({ to }) => to)
          .toSorted(),
      );
    }
  });
});

describe('the menu of a colleague', () => {
  const of = (memberRole: CompanyRole, billing = false) => {
    const company = { _id: '', name: '', nameKm: null, address: '', memberRole, billing, suspended: false };
    return pagesOf({ role: 'recruiter', company }).map(({ to }) => to);
  };

  it('has what their role may do, and nothing else', () => {
    expect(of('interviewer')).toContain(paths.manageApplied());
    expect(of('interviewer')).toContain(paths.manageInterviews());
    for (const page of [
      paths.manageJob(),
      paths.manageOrders(),
      paths.talentSearch(),
      paths.profileCompany(),
    ])
      expect(of('interviewer')).not.toContain(page);
    expect(of('reader')).toContain(paths.manageJob());
    for (const page of [paths.manageApplied(), paths.manageInterviews(), paths.manageJobCreate()])
      expect(of('reader')).not.toContain(page);
    expect(of('reader', true)).toContain(paths.package());
    expect(of('recruiter')).not.toContain(paths.package());
    expect(of('recruiter', true).sort()).toEqual(of('owner', true).sort());
  });
});

const recruiter = { role: 'recruiter' } as const;

describe('tabs', () => {
  it('are the states of a list, on their own pages only', () => {
    const tabs = [
      paths.manageJob(),
      paths.manageJobDraft(),
      paths.manageJobActive(),
      paths.manageJobClosed(),
      paths.postJobOld(),
    ];
    for (const page of tabs) expect(tabsAt(page, recruiter).map(({ to }) => to)).toEqual(tabs);
    expect(tabsAt(paths.manageJobEdit('0b7c'), recruiter)).toEqual([]);
    expect(tabsAt(paths.dashboard(), recruiter)).toEqual([]);
    expect(tabsAt(paths.jobList(), recruiter)).toEqual([]);
  });
});
