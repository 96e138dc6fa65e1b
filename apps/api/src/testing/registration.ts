import {
  registrationCancel,
  registrationCreate,
  registrationGet,
} from '@acheep/contract/events/registration';
import { createGathering, createTrainer } from '@acheep/prisma/factories/gathering';
import { createUser } from '@acheep/prisma/factories/user';
import ICAL from 'ical.js';
import type { Email } from 'postal-mime';
import type { Harness } from './harness.ts';

type Person = { id: string };
/** Registered participant. */
export type Guest = Person & { email: string; name: string };

/** Trainer with a training, and helpers to register for it. */
export async function trainingOf(api: Harness, overrides: Parameters<typeof createGathering>[1] = {}) {
  const trainer = await createTrainer(api.prisma, {
    company: { name: 'Mekong Training', nameKm: 'មេគង្គ បណ្ដុះបណ្ដាល' },
  });
  const gathering = await createGathering(api.prisma, { ownerId: trainer.id, ...overrides });
  const params = { id: gathering.id };
  const register = (person: Person | null) => api.as(person).call(registrationCreate, { params });
  const look = async (person: Person) => (await api.as(person).call(registrationGet, { params })).body.data;
  const cancel = async (person: Person) =>
    api.as(person).call(registrationCancel, { params: { id: (await look(person))._id } });
  /** Registers `count` people, one after the other. */
  async function registered(count: number, more: Parameters<typeof createUser>[1] = {}) {
    const people: Guest[] = [];
    for (let number = 0; number < count; number += 1) {
      const person = await createUser(api.prisma, more);
      await register(person);
      people.push(person);
    }
    return people as [Guest, Guest, Guest, ...Guest[]];
  }
  return { trainer, gathering, params, register, look, cancel, registered };
}

/** Entries of the calendar file in a mail, parsed by an independent library. */
export function entriesIn(mail: Email | undefined) {
  const part = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  return part ? readCalendar(new TextDecoder().decode(part.content as ArrayBuffer)) : undefined;
}

export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    method: calendar.getFirstPropertyValue('method'),
    entries: calendar.getAllSubcomponents('vevent').map((entry) => {
      const { uid, sequence, startDate, endDate, summary, location, description } = new ICAL.Event(entry);
      return {
        uid,
        sequence,
        summary,
        location,
        description,
        start: startDate.toJSDate().toISOString(),
        end: endDate.toJSDate().toISOString(),
        status: entry.getFirstPropertyValue('status'),
      };
    }),
  };
}
