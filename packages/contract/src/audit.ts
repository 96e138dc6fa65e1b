import type { Localized } from './kernel/locale.ts';
import * as nouns from './nouns.ts';

type ActionsOf<Noun> = Noun extends { audited: infer Actions } ? keyof Actions & string : never;

/** What somebody did to a record or an account, as the audit log has it: each noun declares its own in `audited`. */
export type AuditAction = ActionsOf<(typeof nouns)[keyof typeof nouns]>;

/** Words of all actions. */
export const auditActions: Readonly<Record<AuditAction, Localized>> = Object.assign(
  {},
  ...Object.values(nouns).map((noun) => ('audited' in noun ? noun.audited : {})),
);
