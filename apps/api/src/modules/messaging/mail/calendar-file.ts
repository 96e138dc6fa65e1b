import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';

interface Mailbox {
  name: string;
  email: string;
}

/** Something that takes place. `id` and `sequence` tell a program which entry it changes. */
export interface CalendarEntry {
  /** The same for as long as the entry lives. */
  id: string;
  /** Counted up with every change. */
  sequence: number;
  /** Moments are ISO 8601. This is the one at which it became so. */
  stamp: string;
  start: string;
  end: string;
  summary: string;
  description: string;
  location: string;
  /** The page that says all of it. */
  url?: string;
}

/** What two have agreed on. */
export interface CalendarEvent extends CalendarEntry {
  /** Without a name it is the site. */
  organizer: Mailbox;
  attendee: Mailbox;
  /** Whether it takes the entry out of the calendar again. */
  cancelled: boolean;
}

/** Seconds before the start at which a calendar reminds. */
const alarmBefore = 3600;

const writerOf = (method: ICalCalendarMethod) =>
  ical({ prodId: { company: 'Acheep', product: 'Acheep', language: 'EN' }, method });

/** What takes place at several times, as a file to take along. */
export function calendarOfEntries(entries: readonly CalendarEntry[]): string {
  const calendar = writerOf(ICalCalendarMethod.PUBLISH);
  for (const { stamp, start, end, ...entry } of entries)
    calendar.createEvent({
      ...entry,
      stamp: new Date(stamp),
      start: new Date(start),
      end: new Date(end),
      status: ICalEventStatus.CONFIRMED,
    });
  return calendar.toString();
}

function addEntry(calendar: ICalCalendar, event: CalendarEvent) {
  const entry = calendar.createEvent({
    id: event.id,
    sequence: event.sequence,
    stamp: new Date(event.stamp),
    start: new Date(event.start),
    end: new Date(event.end),
    summary: event.summary,
    description: event.description,
    location: event.location,
    organizer: { ...event.organizer, name: event.organizer.name || event.organizer.email },
    status: event.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (!event.cancelled) entry.createAlarm({ type: ICalAlarmType.display, trigger: alarmBefore });
  return entry;
}

/** An invitation (RFC 5546): programs put it into the calendar, or take it out, by themselves. */
function invitationTo(event: CalendarEvent) {
  const method = event.cancelled ? ('CANCEL' as const) : ('REQUEST' as const);
  const calendar = writerOf(ICalCalendarMethod[method]);
  // Agreed already: nobody is asked for an answer, which would go to an address that nobody reads.
  addEntry(calendar, event).createAttendee({
    ...event.attendee,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  });
  return { method, content: calendar.toString() };
}

/** Entries as a file to take along, which invites nobody. */
export function calendarToKeep(...events: readonly CalendarEvent[]): string {
  const calendar = writerOf(ICalCalendarMethod.PUBLISH);
  for (const event of events) addEntry(calendar, event);
  return calendar.toString();
}

/** What a mail carries: an invitation is to one thing, so several entries are published together. */
export function calendarOfMail(calendar: CalendarEvent | readonly CalendarEvent[], site: string) {
  const [event, ...more] = [calendar].flat().map((one) => ({
    ...one,
    organizer: { ...one.organizer, name: one.organizer.name || site },
  }));
  return event && more.length === 0
    ? invitationTo(event)
    : { method: 'PUBLISH' as const, content: calendarToKeep(...(event ? [event] : []), ...more) };
}
