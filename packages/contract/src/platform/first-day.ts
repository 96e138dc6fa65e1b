import { z } from 'zod';
import { choice } from '../kernel/choice.ts';
import { endpoint, nothing, one } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { firstDaySteps, markedSteps } from './first-day-option.ts';

const firstDay = z.strictObject({
  /** True once an operator has put the list away. */
  isHidden: z.boolean(),
  steps: z.array(z.strictObject({ what: choice(firstDaySteps), isDone: z.boolean() })),
});
export type FirstDay = z.infer<typeof firstDay>;

export const firstDayGet = endpoint({
  method: 'GET',
  path: '/admin/first-day',
  access: 'Admin',
  summary: 'List the steps that a new site needs, and which of them are done',
  response: one(firstDay),
});

export const firstDayMail = endpoint({
  method: 'POST',
  path: '/admin/first-day/mail',
  access: 'Admin',
  summary: 'Send the caller a test mail, with a button that confirms its arrival',
  response: nothing,
  limit: 'costly',
});

export const firstDayMark = endpoint({
  method: 'POST',
  path: '/admin/first-day/mark',
  access: 'Admin',
  summary: 'Confirm that the test mail has arrived, or that a restore was tried',
  body: z.strictObject({
    what: named(choice(markedSteps), 'step', 'ជំហាន'),
    isDone: named(z.boolean(), 'completion', 'ការបញ្ចប់'),
  }),
  response: one(firstDay),
  limit: 'work',
});

export const firstDayHide = endpoint({
  method: 'POST',
  path: '/admin/first-day/hide',
  access: 'Admin',
  summary: 'Hide the list of steps, or show it again',
  body: z.strictObject({ isHidden: named(z.boolean(), 'list visibility', 'ការបង្ហាញបញ្ជី') }),
  response: one(firstDay),
  limit: 'work',
});
