import { paths } from '@acheep/contract/kernel/paths';
import { StopMails } from '../../../entities/messaging/mail/stop-mails.tsx';
import { call } from '../../../lib/api.ts';

const stop = (token: string) => call('POST /job-alert/unsubscribe', { body: { token } });

/** Where a mail of a saved search leads whoever wants no more of them. */
export const UnsubscribePage = () => (
  <StopMails words="job-alert" stop={stop} manage={paths.manageAlerts()} />
);
