import type { CalendarEvent } from '../../messaging/mail/calendar-file.ts';

export const sampleEntry: CalendarEvent = {
  id: 'interview-sample@localhost',
  sequence: 1,
  stamp: '2026-11-21T03:00:00.000Z',
  start: '2026-11-23T02:00:00.000Z',
  end: '2026-11-23T02:45:00.000Z',
  summary: 'Interview: Accountant · Mekong Trading',
  description: '',
  location: 'Street 271, Phnom Penh',
  organizer: { name: 'Mekong Trading', email: 'no-reply@localhost' },
  attendee: { name: 'Sok Dara', email: 'dara@example.com' },
  cancelled: false,
};

export const sampleJob = {
  name: 'Sok Dara',
  jobTitle: 'Accountant · គណនេយ្យករ',
  applicationId: '01900000-0000-7000-8000-000000000000',
};

export const sampleTime = {
  at: '2026-11-23T02:00:00.000Z',
  minutes: 45,
  format: 'office' as const,
  place: 'Street 271, Phnom Penh',
};
