import '@mantine/core/styles/Tabs.layer.css';
import { adminPaths } from '@acheep/contract/admin-paths';
import { Tabs } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';

const lists = { reports: adminPaths.reports(), posts: adminPaths.posts(), comments: adminPaths.comments() };
type List = keyof typeof lists;

export function ModerationTabs({ shown }: { shown: List }) {
  const { t } = useTranslation('report-admin');
  const navigate = useNavigate();
  return (
    <Tabs value={shown} mb="md" onChange={(wanted) => wanted && void navigate(lists[wanted as List])}>
      <Tabs.List>
        {(Object.keys(lists) as List[]).map((list) => (
          <Tabs.Tab key={list} value={list}>
            {t(`tab.${list}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}
