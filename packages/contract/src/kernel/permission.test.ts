import { describe, expect, it } from 'vitest';
import { valuesOf } from './option.ts';
import { can, meantFor, permissions, rolesFor, subjects } from './permission.ts';
import { roles } from './role.ts';

describe('permissions', () => {
  it('give every role something and nobody nothing', () => {
    for (const role of valuesOf(roles)) expect(permissions[role].length).toBeGreaterThan(0);
    expect(subjects.some((subject) => can(null, subject))).toBe(false);
  });

  it('let recruiters post jobs and only job seekers apply', () => {
    expect(valuesOf(roles).filter((role) => can(role, 'PostJob'))).toEqual(['recruiter']);
    expect(valuesOf(roles).filter((role) => can(role, 'UserAppliedJob'))).toEqual(['user']);
  });

  it('open pages by role, and none for visitors', () => {
    expect(can('recruiter', 'PostJob')).toBe(true);
    expect(can('user', 'PostJob')).toBe(false);
    expect(can(null, 'Dashboard')).toBe(false);
    expect([rolesFor('PostEvent'), rolesFor('Bookmarked'), rolesFor('Content')]).toEqual([
      ['recruiter', 'trainer'],
      ['user', 'recruiter', 'trainer'],
      ['editor', 'admin'],
    ]);
    expect([meantFor('Dashboard'), meantFor('PostEvent'), meantFor('Admin')]).toEqual([
      'user',
      'recruiter',
      'admin',
    ]);
    for (const role of valuesOf(roles)) expect(permissions[role]).toContain('Dashboard');
  });
});
