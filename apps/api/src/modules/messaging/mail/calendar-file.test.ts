import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarOfMail, calendarToKeep } from './calendar-file.ts';

const event: CalendarEvent = {
  id: 'interview-1@jobs.example.org',
  sequence: 3,
  stamp: '2026-11-22T01:00:00.000Z',
  start: '2026-11-23T02:00:00.000Z',
  end: '2026-11-23T02:45:00.000Z',
  summary: 'សម្ភាសការងារ៖ គណនេយ្យករជាន់ខ្ពស់, ផ្នែកហិរញ្ញវត្ថុ; មេគង្គ ត្រេឌីង ភ្នំពេញ',
  description: 'សូមយកប្រវត្តិរូបមកជាមួយ។\nJoin: https://meet.example.com/a,b;c\\d',
  location: 'ផ្ទះលេខ 12, ផ្លូវ 271',
  organizer: { name: 'Mekong "M" Trading', email: 'no-reply@example.org' },
  attendee: { name: 'សុខ ដារ៉ា', email: 'dara@example.com' },
  cancelled: false,
};

/** Parses the file with a different library than the one that wrote it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const entry = calendar.getFirstSubcomponent('vevent');
  if (!entry) throw new Error('no event');
  return { calendar, entry, parsed: new ICAL.Event(entry) };
}

describe('an entry in a mail', () => {
  it('says what, when in UTC, where and for whom, as it was written', () => {
    const { method, content } = calendarOfMail(event, 'Acheep');
    const { calendar, entry, parsed } = read(content);
    expect(content).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    expect([method, calendar.getFirstPropertyValue('method')]).toEqual(['REQUEST', 'REQUEST']);
    expect(parsed).toMatchObject({
      uid: event.id,
      sequence: 3,
      summary: event.summary,
      description: event.description,
      location: event.location,
    });
    expect(content).toContain('DTSTART:20261123T020000Z\r\nDTEND:20261123T024500Z');
    expect(parsed.startDate.toJSDate().toISOString()).toBe(event.start);
    expect(parsed.endDate.toJSDate().toISOString()).toBe(event.end);
    expect(entry.getFirstPropertyValue('organizer')).toMatch(/^mailto:no-reply@example.org$/i);
    const attendee = entry.getFirstProperty('attendee');
    expect(attendee?.getFirstValue()).toMatch(/^mailto:dara@example.com$/i);
    expect(attendee?.getParameter('cn')).toBe('សុខ ដារ៉ា');
    expect(attendee?.getParameter('partstat')).toBe('ACCEPTED');
    expect(entry.getFirstPropertyValue('status')).toBe('CONFIRMED');
    const alarm = entry.getFirstSubcomponent('valarm');
    expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('-PT1H');
  });

  it('has lines of 75 octets at most, and no letter cut in two', () => {
    const { content } = calendarOfMail(event, 'Acheep');
    const lines = content.split('\r\n');
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    // Every line is valid by itself: a cut inside a character would leave a replacement character.
    for (const line of lines) expect(Buffer.from(line).toString()).not.toContain('\ufffd');
    expect(content.split(/(?<!\r)\n/)).toHaveLength(1);
  });

  it('takes itself out again under the same id, and rings no more', () => {
    const { method, content } = calendarOfMail({ ...event, sequence: 4, cancelled: true }, 'Acheep');
    const { entry, parsed } = read(content);
    expect([method, parsed.uid, parsed.sequence]).toEqual(['CANCEL', event.id, 4]);
    expect(entry.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(entry.getFirstSubcomponent('valarm')).toBeNull();
  });
});

it('an entry to keep invites nobody', () => {
  const { calendar, entry, parsed } = read(calendarToKeep(event));
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect([parsed.uid, entry.getFirstProperty('attendee')]).toEqual([event.id, null]);
});
