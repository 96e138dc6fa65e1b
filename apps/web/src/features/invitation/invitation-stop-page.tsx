import { paths } from '@acheep/contract/paths';
import { StopMails } from '../../entities/mail/stop-mails.tsx';
import { call } from '../../lib/api.ts';

const stop = (token: string) => call('POST /invitation/unsubscribe', { body: { token } });

/** Where a mail of an invitation leads whoever wants no more of them. */
export const InvitationStopPage = () => (
  <StopMails words="invitation" stop={stop} manage={paths.manageInvitations()} />
);
