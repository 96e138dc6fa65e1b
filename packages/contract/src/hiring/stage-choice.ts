import { z } from 'zod';
import { named } from '../kernel/field-label.ts';
import { hired } from './stage-option.ts';

/** Stage of a short-listed candidate: one of the company's, or `hired`. */
export const stageReference = z.union([z.uuid(), z.literal(hired)], { error: 'unknown_reference' });
export type StageReference = z.infer<typeof stageReference>;

/** The same in a body or a query. */
export const stageChoice = named(stageReference, 'stage', 'ដំណាក់កាល');
