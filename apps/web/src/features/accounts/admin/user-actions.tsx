import type { AccountAction, AdminUserDetail } from '@acheep/contract/accounts/admin';
import { signUpRoles } from '@acheep/contract/kernel/role';
import { Button, Group } from '@mantine/core';
import {
  IconBan,
  IconCircleCheck,
  IconEye,
  IconMail,
  IconPencil,
  IconPencilOff,
  IconRosetteDiscountCheck,
  IconRosetteDiscountCheckOff,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DisableDialog } from './disable-dialog.tsx';
import { LookDialog } from './look-dialog.tsx';
import { useAccountActions } from './use-account-actions.ts';

const icons: Record<AccountAction, TablerIcon> = {
  enable: IconCircleCheck,
  'verify-company': IconRosetteDiscountCheck,
  'unverify-company': IconRosetteDiscountCheckOff,
  'resend-activation': IconMail,
  'make-editor': IconPencil,
  'end-editor': IconPencilOff,
  disable: IconBan,
};
const order = Object.keys(icons) as AccountAction[];

/** What an admin may do with this account now. */
export function UserActions({ user }: { user: AdminUserDetail }) {
  const { t } = useTranslation('admin');
  const { run, pending } = useAccountActions(user);
  const [disabling, setDisabling] = useState(false);
  const [looking, setLooking] = useState(false);
  return (
    <Group gap="xs">
      {order
        .filter((action) => user.actions.includes(action))
        .map((action) => {
          const Icon = icons[action];
          return (
            <Button
              key={action}
              variant={action === 'disable' ? 'light' : 'default'}
              color={action === 'disable' ? 'red' : undefined}
              leftSection={<Icon size={18} aria-hidden />}
              loading={pending === action}
              disabled={pending !== undefined && pending !== action}
              onClick={() => (action === 'disable' ? setDisabling(true) : void run(action))}
            >
              {t(`action.${action}`)}
            </Button>
          );
        })}
      {user.role in signUpRoles && user.state === 'active' && (
        <Button
          variant="default"
          leftSection={<IconEye size={18} aria-hidden />}
          onClick={() => setLooking(true)}
        >
          {t('look.action')}
        </Button>
      )}
      {looking && <LookDialog user={user} onClose={() => setLooking(false)} />}
      {disabling && <DisableDialog user={user} onClose={() => setDisabling(false)} />}
    </Group>
  );
}
