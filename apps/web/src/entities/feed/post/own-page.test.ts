import { withoutEnd } from '@acheep/contract/feed/post-text';
import { describe, expect, it } from 'vitest';
import { ownPageIn } from './own-page.ts';

const origin = 'https://acheep.example';
const _id = '01900000-0000-7000-8000-000000000000';

describe('the page of our own in a text', () => {
  it.each([
    [`Apply at ${origin}/job/${_id}.`, { noun: 'job', _id }],
    [`ដាក់ពាក្យ (${origin}/km/job/${_id})`, { noun: 'job', _id }],
    [`${origin}/company/${_id}?page=2`, { noun: 'company', _id }],
    [`First https://example.com/a, then ${origin}/public-post/${_id}`, { noun: 'post', _id }],
  ])('is found in %j', (text, found) => {
    expect(ownPageIn(text, origin)).toEqual(found);
  });

  it.each([
    `https://evil.example/job/${_id}`,
    `https://acheep.example.evil.example/job/${_id}`,
    `${origin}/job/not-an-id`,
    `${origin}/job/${_id}/apply`,
    'no address at all',
    `https://${'a'.repeat(4900)}`,
  ])('is not in %j', (text) => {
    expect(ownPageIn(text, origin)).toBeNull();
  });
});

it('leaves the end of a sentence out of an address', () => {
  expect(['https://a.example/b).', 'https://a.example/b។'].map(withoutEnd)).toEqual([
    'https://a.example/b',
    'https://a.example/b',
  ]);
});
