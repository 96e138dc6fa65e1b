import type { Transaction } from '@acheep/database/connection';
import { getInterview, type InterviewRow } from './interview.repository.ts';

// Who changes an interview holds its application: a decision, a withdrawal and an answer wait for each other.

interface Held {
  id: string;
}

/** Read by a statement of its own: it sees what the writer before has saved. */
const asHeld = async (tx: Transaction, [held]: Held[]): Promise<InterviewRow | null> =>
  held ? getInterview(tx, held.id) : null;

/** An interview of a company, held until the transaction ends. The company has to be held before. */
export const lockOfCompany = async (tx: Transaction, companyId: string, id: string) =>
  asHeld(
    tx,
    await tx.$queryRaw<Held[]>`
      SELECT i.id FROM interview i JOIN application a ON a.id = i.application_id JOIN job j ON j.id = a.job_id
      WHERE i.id = ${id}::uuid AND j.company_id = ${companyId}::uuid FOR NO KEY UPDATE OF a`,
  );

/** An interview of somebody's own application, held; their account has to be held before. */
export const lockOfApplicant = async (tx: Transaction, applicantId: string, id: string) =>
  asHeld(
    tx,
    await tx.$queryRaw<Held[]>`
      SELECT i.id FROM interview i JOIN application a ON a.id = i.application_id
      WHERE i.id = ${id}::uuid AND a.applicant_id = ${applicantId}::uuid FOR NO KEY UPDATE OF a`,
  );

/** An interview by its id, held. */
export const lockInterview = async (tx: Transaction, id: string) =>
  asHeld(
    tx,
    await tx.$queryRaw<Held[]>`
      SELECT i.id FROM interview i JOIN application a ON a.id = i.application_id
      WHERE i.id = ${id}::uuid FOR NO KEY UPDATE OF a`,
  );

/** The one interview of an application that is not done with. The application has to be held before. */
export async function openOf(tx: Transaction, applicationId: string): Promise<InterviewRow | null> {
  const held = await tx.$queryRaw<Held[]>`
    SELECT id FROM interview WHERE application_id = ${applicationId}::uuid
      AND status IN ('proposed', 'agreed', 'declined')`;
  return asHeld(tx, held);
}

/** The agreed interviews that are ahead of an account that ends, and of its company where that ends with it; held. */
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
 * What both sides are to be reminded of now, held and noted as done: of several workers each is one's. Where either side
 * is disabled there is nobody to meet.
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

/** An id that is known before its row is saved. */
export async function newId(tx: Transaction): Promise<string> {
  const [made] = await tx.$queryRaw<[Held]>`SELECT uuidv7() AS id`;
  return made.id;
}
