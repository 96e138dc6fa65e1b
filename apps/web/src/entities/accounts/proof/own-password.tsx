import { ownProof } from '@acheep/contract/accounts/password';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { apiData } from '../../../lib/api-query.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { PasswordField } from '../../../ui/password-field.tsx';

const label = fieldNames(ownProof);

/** The own password, before what takes more than a session. */
export const OwnPassword = (props: ComponentProps<typeof PasswordField>) => (
  <PasswordField label={label('password')} autoComplete="current-password" withAsterisk {...props} />
);

/** Whether there is a password to ask for; undefined until it is known. Without one a new sign-in is the proof. */
export const useHasPassword = () => useQuery(apiData('GET /users/identity')).data?.hasPassword;
