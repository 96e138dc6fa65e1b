import { expect, it } from 'vitest';
import { faultsOf } from './commit-message.ts';

it.each([
  'Parse currency signs in linear time\n\nA pattern took the square of it.\n',
  'Keep drafts\n\nWhy.\n# Please enter the commit message\n',
  "Merge branch 'x'",
  'fixup! Keep drafts',
])('lets %j pass', (message) => expect(faultsOf(message)).toEqual([]));

it.each([
  [
    'Keep the draft of a job that somebody has begun on a phone while the signal was away\n\nWhy.',
    'characters',
  ],
  ['The words of a mail are asked for by name\n\nWhy.', 'imperative'],
  ['Added a hook\n\nWhy.', 'imperative'],
  ['keep drafts\n\nWhy.', 'imperative'],
  ['Keep drafts.\n\nWhy.', 'full stop'],
  ['Keep drafts\nWhy.\n\nMore.', 'second line'],
  ['Keep drafts', 'says why'],
])('refuses %j', (message, fault) => expect(faultsOf(message).join(' ')).toContain(fault));
