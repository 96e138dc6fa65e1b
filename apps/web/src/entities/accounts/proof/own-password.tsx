import { ownProof } from '@acheep/contract/accounts/password';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { apiQuery } from '../../../lib/api-query.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { PasswordField } from '../../../ui/password-field.tsx';

const label = fieldNames(ownProof);

/** The own password, before what takes more than a session. */
export const OwnPassword = (props: ComponentProps<typeof PasswordField>) => (
  <PasswordField label={label('password')} autoComplete="current-password" withAsterisk {...props} />
);

/** Query whether there is a password to ask for. Without one a new sign-in is the proof. */
export const useHasPassword = () =>
  useQuery({
    ...apiQuery('GET /users/identity'),
    select: ({ data }) => data.hasPassword,
  });
