import { z } from 'zod';
import { inBothLanguages } from '../kernel/bilingual.ts';
import { choice } from '../kernel/choice.ts';
import { skillKinds } from './job-option.ts';

/** A skill as a job names it. */
export const namedSkill = z.strictObject({
  kind: choice(skillKinds),
  name: z.string(),
  /** Its names in the site's list of skills; null if the list does not have it. */
  names: inBothLanguages.nullable(),
});
