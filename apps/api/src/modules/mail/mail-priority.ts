import type { Mail } from './mail.template.ts';

/** From here on somebody waits for the mail: these have connections that nothing else fills. */
export const urgent = 1;

/** Which mail goes first: codes live for minutes, and what concerns an account comes before news of jobs. */
const priorities: Record<Mail['template'], number> = {
  'reset-code': 2,
  activation: 2,
  'already-registered': 2,
  'password-changed': 1,
  'account-disabled': 1,
  'account-deleted': 1,
  'application-received': 0,
  'job-closed': 0,
};

export const mailPriority = ({ template }: Mail): number => priorities[template];
