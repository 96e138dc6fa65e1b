import { paths } from '@acheep/contract/kernel/paths';
import { describe, expect, it } from 'vitest';
import { activeEntry, menuOf } from './menu-entries.ts';

describe('the entry that a page belongs to', () => {
  it.each([
    [paths.manageJob(), paths.manageJob()],
    [paths.post(), paths.post()],
    [paths.manageJobDraft(), paths.manageJobDraft()],
    [paths.manageJobEdit('0b7c'), paths.manageJob()],
    [paths.manageAppliedDetail('0b7c'), paths.manageApplied()],
    [paths.adminUser('0b7c'), paths.adminUsers()],
    [paths.adminAudit(), paths.adminAudit()],
    [paths.adminComments(), paths.adminReports()],
    [paths.adminScreening('0b7c'), paths.adminEnquiries()],
    [paths.adminMailTemplates(), paths.adminTasks()],
    [paths.profileData(), paths.profileData()],
    [`${paths.profile()}/`, paths.profile()],
    [paths.resume(), paths.resume()],
    [paths.resumeEdit(), paths.resumeEdit()],
    [paths.jobList(), undefined],
  ])('of %s is %s', (page, entry) => {
    expect(activeEntry(page)).toBe(entry);
  });
});

describe('the menu', () => {
  it('begins with what waits, then with what a recruiter does every day', () => {
    const [first, second] = menuOf('recruiter');
    expect([first?.entries[0]?.to, second?.entries[0]?.to]).toEqual([
      paths.dashboard(),
      paths.manageApplied(),
    ]);
  });

  it('has services for those who have a company, beside it', () => {
    const has = (role: Parameters<typeof menuOf>[0]) =>
      menuOf(role).find(({ entries }) => entries.some(({ to }) => to === paths.manageServices()))?.key;
    expect((['recruiter', 'trainer', 'user', 'admin'] as const).map(has)).toEqual([
      'account',
      'account',
      undefined,
      undefined,
    ]);
  });

  it('has no group that is empty', () => {
    expect(menuOf('user').map(({ key }) => key)).toEqual(['home', 'search', 'explore', 'account']);
  });
});
