import { StopMails } from '../../../entities/messaging/mail/stop-mails.tsx';
import { call } from '../../../lib/api.ts';

const stop = (token: string) => call('POST /mail-consent/unsubscribe', { body: { token } });

/** Where a mail of a company leads whoever has no account and wants no more of any. */
export const CompanyStopPage = () => <StopMails words="mail-consent" stop={stop} />;
