import { providerAdd } from '@acheep/contract/accounts/identity';
import type { ComponentProps } from 'react';
import { fieldNames } from '../../../lib/field-name.ts';
import { PasswordField } from '../../../ui/password-field.tsx';

const label = fieldNames(providerAdd.body);

/** The own password, before what takes more than a session. */
export const OwnPassword = (props: ComponentProps<typeof PasswordField>) => (
  <PasswordField label={label('password')} autoComplete="current-password" withAsterisk {...props} />
);
