import { paths } from '@acheep/contract/kernel/paths';
import { StopMails } from '../../../entities/messaging/mail/stop-mails.tsx';
import { call } from '../../../lib/api.ts';

const stop = (token: string) => call('POST /invitation/unsubscribe', { body: { token } });

/** Where a mail of an invitation leads whoever wants no more of them. */
export const InvitationStopPage = () => (
  <StopMails words="invitation" stop={stop} manage={paths.manageInvitations()} />
);
