import { paths } from '@acheep/contract/paths';
import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Panel } from '../../ui/panel.tsx';

/** What a trainer begins with. */
export function TrainerDashboard() {
  const { t } = useTranslation('dashboard');
  return (
    <Panel title={t('trainer.title')}>
      <Text mb="sm">{t('trainer.text')}</Text>
      <Button component={Link} to={paths.profileCompany()}>
        {t('trainer.action')}
      </Button>
    </Panel>
  );
}
