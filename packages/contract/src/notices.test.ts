import { expect, it } from 'vitest';
import * as nouns from './notice-list.ts';
import { notificationCategories, notificationKinds } from './notices.ts';

it('are each declared once', () => {
  const keysOf = (name: string) =>
    Object.values<Readonly<Record<string, object>>>(nouns).flatMap((noun) => Object.keys(noun[name] ?? {}));
  expect(keysOf('notices').sort()).toEqual(Object.keys(notificationCategories).sort());
  expect(keysOf('bell').sort()).toEqual(Object.keys(notificationKinds).sort());
});
