import { describe, expect, it } from 'vitest';
import { commentCreate } from '../feed/comment.ts';
import { postLike } from '../feed/like.ts';
import { postCreate } from '../feed/post.ts';
import { postShare } from '../feed/share.ts';
import { can, permissions, subjects } from '../kernel/permission.ts';
import { rightRoles, rights, rightWords } from './access-right.ts';

describe('the table of rights', () => {
  it('has words of its own for each subject, in both languages', () => {
    expect(Object.keys(rightWords).sort()).toEqual([...subjects].sort());
    for (const locale of ['en', 'km'] as const)
      expect(new Set(subjects.map((subject) => rightWords[subject][locale])).size).toBe(subjects.length);
    for (const subject of subjects) expect(rightWords[subject].km).toMatch(/\p{Script=Khmer}/u);
  });

  it('shows everything that somebody who signs up may do, and nothing else', () => {
    expect([...rights].sort()).toEqual([...new Set(rightRoles.flatMap((role) => permissions[role]))].sort());
  });

  it('says of posts what the calls hold people to', () => {
    for (const { access } of [postCreate, commentCreate, postLike, postShare]) expect(access).toBe('Post');
    expect(rightRoles.filter((role) => can(role, 'Post'))).toEqual(['recruiter', 'trainer']);
  });
});
