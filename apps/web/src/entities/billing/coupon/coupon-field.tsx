import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../lib/errors.ts';
import { may } from '../../../lib/may-do.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { applyCoupon, dropCoupon, useCoupon } from './coupon.ts';

/** Asks for the code. It is no form of its own, since it stands in that of a job too. */
function CouponInput({ onApplied }: { onApplied: () => void }) {
  const { t } = useTranslation('package');
  const [code, setCode] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: applyCoupon,
    onSuccess: onApplied,
    meta: { ownError: true },
  });
  const apply = () => code.trim() && mutate(code);
  return (
    <Group gap="xs" align="end">
      <TextInput
        label={t('coupon.label')}
        maxLength={60}
        autoComplete="off"
        data-autofocus
        value={code}
        error={error && errorText(error).message}
        onChange={(event) => setCode(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
      <Button variant="default" loading={isPending} onClick={apply}>
        {t('coupon.apply')}
      </Button>
    </Group>
  );
}

/** Takes a coupon, for those who may order; prices beside it show what it gives. */
export function CouponField() {
  const { t } = useTranslation('package');
  const mayOrder = may(useSession()?.user, { access: 'PostJob', right: 'bill' });
  const coupon = useCoupon();
  const [isOpen, setOpen] = useState(false);
  if (!mayOrder) return null;
  if (coupon)
    return (
      <Group gap="xs" role="status">
        <IconTicket size={18} aria-hidden />
        <Text size="sm">{t('coupon.applied', { code: coupon.code })}</Text>
        <Button size="compact-sm" variant="subtle" onClick={dropCoupon}>
          {t('coupon.remove')}
        </Button>
      </Group>
    );
  if (isOpen) return <CouponInput onApplied={() => setOpen(false)} />;
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      w="fit-content"
      leftSection={<IconTicket size={18} aria-hidden />}
      onClick={() => setOpen(true)}
    >
      {t('coupon.have')}
    </Button>
  );
}
