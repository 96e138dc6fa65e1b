import { type Profile, type ProfileBody, profileBody } from '@acheep/contract/accounts/account';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';

export type ProfileValues = FormValues<ProfileBody>;

export const profileResolver = bodyResolver<ProfileBody>(profileBody);

export const valuesOf = ({ name, phone, locale, photo }: Profile): ProfileValues => ({
  name,
  phone: phone ?? '',
  locale,
  photo: photo?.path ?? '',
});
