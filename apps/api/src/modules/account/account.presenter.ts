import type { Profile } from '@acheep/contract/account';
import type { ProfileRow } from './account.repository.ts';

export const presentProfile = ({ id, company, createdAt, updatedAt, ...user }: ProfileRow): Profile => ({
  _id: id,
  role: user.role,
  name: user.name,
  email: user.email,
  phone: user.phone,
  locale: user.locale,
  company: company && { _id: company.id, name: company.name, address: company.address },
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
