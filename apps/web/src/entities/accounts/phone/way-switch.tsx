import { loginBody } from '@acheep/contract/accounts/account';
import { phoneCodeNew } from '@acheep/contract/accounts/phone';
import { SegmentedControl, type SegmentedControlProps } from '@mantine/core';
import { fieldNames } from '../../../lib/field-name.ts';
import type { Way } from './phone-first.ts';

const nameOf = {
  phone: () => fieldNames(phoneCodeNew.body)('phone'),
  email: () => fieldNames(loginBody)('email'),
};

interface WaySwitchProps extends Omit<SegmentedControlProps, 'data' | 'onChange' | 'value'> {
  order: readonly Way[];
  value: Way;
  onChange: (way: Way) => void;
}

/** Switches between phone number and e-mail; nothing where there is only one. */
export const WaySwitch = ({ order, onChange, ...control }: WaySwitchProps) =>
  order.length > 1 && (
    <SegmentedControl
      fullWidth
      {...control}
      data={order.map((value) => ({ value, label: nameOf[value]() }))}
      onChange={(value) => onChange(value as Way)}
    />
  );
