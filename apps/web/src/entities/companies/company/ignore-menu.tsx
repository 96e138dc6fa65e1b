import { ActionIcon } from '@mantine/core';
import { IconDotsVertical, IconEyeOff } from '@tabler/icons-react';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Menu } from '../../../ui/menu.tsx';
import { companyName } from './company-name.ts';
import { useIgnoreCompany } from './ignored-company.ts';

interface IgnoreMenuProps {
  company: { _id: string; name: string; nameKm: string | null };
  title: string;
}

/** Menu of a card for job seekers. */
function IgnoreMenu({ company, title }: IgnoreMenuProps) {
  const { t } = useTranslation('ignored-company');
  const { change, isPending } = useIgnoreCompany();
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <ActionIcon
          variant="transparent"
          size={44}
          aria-label={t('ignore.menu', { title })}
          loading={isPending}
        >
          <IconDotsVertical size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{companyName(company)}</Menu.Label>
        <Menu.Item
          leftSection={<IconEyeOff size={18} aria-hidden />}
          onClick={() => change({ company, ignored: true })}
        >
          {t('ignore.ignore')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Loaded together with its texts. */
export const whenWorded = loadNamespaces(['ignored-company']).then(() => ({ default: IgnoreMenu }));
