import { errors } from './error-en.ts';
import { faults } from './fault-en.ts';

/** Messages of all rules and errors in English, with `{name}` placeholders. */
export const en = { ...faults, ...errors };
export type MessageKey = keyof typeof en;
