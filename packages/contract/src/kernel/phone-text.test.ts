import { expect, it } from 'vitest';
import { dialled, phoneText } from './phone-text.ts';

it.each([
  ['+85512777321', '+855 12 777 321', '012 777 321'],
  ['+855965551234', '+855 96 555 1234', '096 555 1234'],
  ['+6591234567', '+6591234567', '+6591234567'],
])('writes %s in groups as it is read aloud, and as it is dialled in Cambodia', (phone, full, local) => {
  expect([phoneText(phone), dialled(phone)]).toEqual([full, local]);
});
