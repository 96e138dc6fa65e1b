import type { MessageKey } from './en.ts';
import { errors } from './error-km.ts';
import { faults } from './fault-km.ts';

export const km: Record<MessageKey, string> = { ...faults, ...errors };
