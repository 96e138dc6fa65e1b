import type { GatheringDetail } from '@acheep/contract/events/gathering';
import { can } from '@acheep/contract/kernel/permission';
import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { MessageList } from '../../../ui/message-list.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { companyName } from '../../companies/company/company-name.ts';
import { ownRegistrationQuery } from './registration.ts';

/** What the organiser has written to the user as a participant, latest first. */
export function OrganiserMessages({ gathering: { _id, company } }: { gathering: GatheringDetail }) {
  const { t } = useTranslation('registration');
  const role = useSession()?.user.role;
  const { data } = useQuery({ ...ownRegistrationQuery(_id), enabled: can(role, 'Registration') });
  if (!data || data.messages.length === 0) return null;
  return (
    <Box mb="xl">
      <Panel title={t('messages', { company: companyName(company) })}>
        <MessageList messages={data.messages} />
      </Panel>
    </Box>
  );
}
