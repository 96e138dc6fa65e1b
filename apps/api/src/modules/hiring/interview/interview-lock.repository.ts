import type { Transaction } from '@acheep/database/connection';
import { getInterview, type InterviewRow } from './interview.repository.ts';

// Changes to an interview lock its application first: a decision, a withdrawal and an answer wait for each other.

interface Held {
  id: string;
}

/** A separate statement, so that it sees what the previous lock holder committed. */
const asHeld = async (tx: Transaction, [held]: Held[]): Promise<InterviewRow | null> =>
  held ? getInterview(tx, held.id) : null;

/** Locks an interview of a company for the rest of the transaction. The company must be locked first. */
export const lockOfCompany = async (tx: Transaction, companyId: string, id: string) =>
  asHeld(
    tx,
    await tx.$queryRaw<Held[]>`
      SELECT i.id FROM interview i JOIN application a ON a.id = i.application_id JOIN job j ON j.id = a.job_id
      WHERE i.id = ${id}::uuid AND j.company_id = ${companyId}::uuid FOR NO KEY UPDATE OF a`,
  );

/** Locks an interview of the applicant. Their account must be locked first. */
export const lockOfApplicant = async (tx: Transaction, applicantId: string, id: string) =>
  asHeld(
    tx,
    await tx.$queryRaw<Held[]>`
      SELECT i.id FROM interview i JOIN application a ON a.id = i.application_id
      WHERE i.id = ${id}::uuid AND a.applicant_id = ${applicantId}::uuid FOR NO KEY UPDATE OF a`,
  );

export const lockInterview = async (tx: Transaction, id: string) =>
  asHeld(
    tx,
    await tx.$queryRaw<Held[]>`
      SELECT i.id FROM interview i JOIN application a ON a.id = i.application_id
      WHERE i.id = ${id}::uuid FOR NO KEY UPDATE OF a`,
  );

/** The one open interview of an application. The application must be locked first. */
export async function openOf(tx: Transaction, applicationId: string): Promise<InterviewRow | null> {
  const held = await tx.$queryRaw<Held[]>`
    SELECT id FROM interview WHERE application_id = ${applicationId}::uuid
      AND status IN ('proposed', 'agreed', 'declined')`;
  return asHeld(tx, held);
}

/** Locks the upcoming agreed interviews of a deleted account, and of a company deleted with it. */
export async function lockEnding(tx: Transaction, userId: string, now: Date): Promise<InterviewRow[]> {
  const held = await tx.$queryRaw<Held[]>`
    SELECT i.id FROM interview i JOIN application a ON a.id = i.application_id JOIN job j ON j.id = a.job_id
      JOIN company c ON c.id = j.company_id
    WHERE (a.applicant_id = ${userId}::uuid OR c.owner_id = ${userId}::uuid)
      AND i.status = 'agreed' AND i.ends_at > ${now}
    ORDER BY a.id FOR NO KEY UPDATE OF a`;
  return Promise.all(held.map(({ id }) => getInterview(tx, id)));
}

/**
 * Claims due reminders and clears their time in one statement, so that each goes to one of several workers.
 * Interviews of disabled accounts are claimed but not returned.
 */
export async function takeReminders(tx: Transaction, now: Date, limit: number) {
  const held = await tx.$queryRaw<(Held & { ahead: boolean })[]>`
    UPDATE interview SET remind_at = NULL WHERE id IN (
      SELECT id FROM interview WHERE remind_at <= ${now} ORDER BY remind_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id, starts_at > ${now} AND EXISTS (
      SELECT FROM application a JOIN job j ON j.id = a.job_id JOIN company c ON c.id = j.company_id
        JOIN "user" u ON u.id = c.owner_id LEFT JOIN "user" p ON p.id = a.applicant_id
      WHERE a.id = application_id AND u.disabled_at IS NULL AND p.disabled_at IS NULL) AS ahead`;
  const rows = await Promise.all(held.filter(({ ahead }) => ahead).map(({ id }) => getInterview(tx, id)));
  return { count: held.length, rows };
}

/** Generates an id before its row is saved. */
export async function newId(tx: Transaction): Promise<string> {
  const [made] = await tx.$queryRaw<[Held]>`SELECT uuidv7() AS id`;
  return made.id;
}
