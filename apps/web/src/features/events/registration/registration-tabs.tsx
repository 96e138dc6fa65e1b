import '@mantine/core/styles/Tabs.layer.css';
import { paths } from '@acheep/contract/paths';
import { Tabs } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';

export function RegistrationTabs({ shown }: { shown: 'registrations' | 'certificates' }) {
  const { t } = useTranslation('registration');
  const navigate = useNavigate();
  const lists = { registrations: paths.manageRegistrations(), certificates: paths.certificates() } as const;
  return (
    <Tabs
      value={shown}
      mb="md"
      onChange={(wanted) => wanted && void navigate(lists[wanted as keyof typeof lists])}
    >
      <Tabs.List>
        <Tabs.Tab value="registrations">{t('tab.registrations')}</Tabs.Tab>
        <Tabs.Tab value="certificates">{t('tab.certificates')}</Tabs.Tab>
      </Tabs.List>
    </Tabs>
  );
}
