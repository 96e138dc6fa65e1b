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

/** An event in a calendar. `id` and `sequence` tell a calendar program which entry to update. */
export interface CalendarEntry {
  /** Stable for the lifetime of the entry. */
  id: string;
  /** Incremented with every change. */
  sequence: number;
  /** Time of the last change. All times are ISO 8601. */
  stamp: string;
  start: string;
  end: string;
  summary: string;
  description: string;
  location: string;
  /** The page with the details. */
  url?: string;
}

/** An appointment of two people. */
export interface CalendarEvent extends CalendarEntry {
  /** An organizer without a name gets the name of the site. */
  organizer: Mailbox;
  attendee: Mailbox;
  /** Removes the entry from the calendar. */
  cancelled: boolean;
}

/** Seconds from the reminder to the start. */
const alarmBefore = 3600;

/** Every line ends with a break (RFC 5545), the last one too. */
const written = (calendar: ICalCalendar) => `${calendar.toString()}\r\n`;

const writerOf = (method: ICalCalendarMethod) =>
  ical({ prodId: { company: 'Acheep', product: 'Acheep', language: 'EN' }, method });

/** Returns several entries as a file to download. */
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
  return written(calendar);
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

/** An invitation (RFC 5546), which calendar programs add or remove by themselves. */
function invitationTo(event: CalendarEvent) {
  const method = event.cancelled ? ('CANCEL' as const) : ('REQUEST' as const);
  const calendar = writerOf(ICalCalendarMethod[method]);
  // Both have agreed already: a request for a reply would send it to an address that nobody reads.
  addEntry(calendar, event).createAttendee({
    ...event.attendee,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  });
  return { method, content: written(calendar) };
}

/** Returns events as a file to download, which invites nobody. */
export function calendarToKeep(...events: readonly CalendarEvent[]): string {
  const calendar = writerOf(ICalCalendarMethod.PUBLISH);
  for (const event of events) addEntry(calendar, event);
  return written(calendar);
}

/** Seconds after which programs that follow a calendar ask for it again. */
const askAgain = 3600;

/** Returns events as a calendar that programs follow, under its title. */
export function calendarToFollow(title: string, events: readonly CalendarEvent[]): string {
  const calendar = writerOf(ICalCalendarMethod.PUBLISH).name(title).ttl(askAgain);
  for (const event of events) addEntry(calendar, event);
  return written(calendar);
}

/** The calendar part of a mail. An invitation (RFC 5546) covers one event, so several are published together. */
export function calendarOfMail(calendar: CalendarEvent | readonly CalendarEvent[], site: string) {
  const [event, ...more] = [calendar].flat().map((one) => ({
    ...one,
    organizer: { ...one.organizer, name: one.organizer.name || site },
  }));
  return event && more.length === 0
    ? invitationTo(event)
    : { method: 'PUBLISH' as const, content: calendarToKeep(...(event ? [event] : []), ...more) };
}
