import { paths } from '@acheep/contract/kernel/paths';
import { notices } from '@acheep/contract/messaging/notice';
import { useSearchParams } from 'react-router-dom';
import { StopMails } from '../../../entities/messaging/mail/stop-mails.tsx';
import { call } from '../../../lib/api.ts';
import { localized } from '../../../lib/locale.ts';

const stop = (token: string) => call('POST /notification/unsubscribe', { body: { token } });

/** What a link is of: its token begins with the notice, which the server checks. */
function noticeOf(token: string): string {
  const [name = ''] = token.split('.');
  return name in notices ? localized(notices[name as keyof typeof notices]) : '';
}

/** Where a mail leads whoever wants no more e-mails of its notice. */
export function NoticeStopPage() {
  const [search] = useSearchParams();
  return (
    <StopMails
      words="notification"
      about={noticeOf(search.get('token') ?? '')}
      stop={stop}
      manage={paths.noticeChoice()}
    />
  );
}
