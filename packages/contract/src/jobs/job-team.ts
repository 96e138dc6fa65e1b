import { z } from 'zod';
import { atMost } from '../kernel/bound.ts';
import { endpoint, one } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { id } from '../kernel/text.ts';

const maxTeamSize = 50;

/**
 * Colleagues who are named for a job: interviewers among them see its candidates.
 *
 * @collected by the description of the API.
 */
export const jobTeam = z.strictObject({ memberIds: z.array(z.uuid()) });
export type JobTeam = z.infer<typeof jobTeam>;

export const jobTeamGet = endpoint({
  method: 'GET',
  path: '/job/own/:id/team',
  access: 'PostJob',
  summary: "Get the hiring team of one of the company's jobs",
  response: one(jobTeam),
});

export const jobTeamUpdate = endpoint({
  method: 'PUT',
  path: '/job/own/:id/team',
  access: 'PostJob',
  summary:
    "Replace the hiring team of one of the company's jobs; interviewers in it see the job's candidates",
  body: z.strictObject({
    memberIds: named(atMost(maxTeamSize, z.array(id)), 'hiring team', 'ក្រុមជ្រើសរើស'),
  }),
  response: one(jobTeam),
  limit: 'edit',
});
