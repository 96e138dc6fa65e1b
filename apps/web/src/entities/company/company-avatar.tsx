import { Avatar } from '../../ui/avatar.tsx';
import { companyName } from './company-name.ts';

interface CompanyAvatarProps {
  company: { name: string; nameKm: string | null };
  /** Where its logo is. */
  src: string | null | undefined;
  size?: 'small' | 'medium' | 'large';
}

/** Khmer names begin with what the company is (ក្រុមហ៊ុន, ធនាគារ): what it is called comes after the first space. */
export const tellingPart = (name: string) =>
  /^[\u1780-\u17ff]/.test(name) ? (name.trim().split(/\s+/)[1] ?? name) : name;

/** A company's logo, or the first letter of its name in the page's language. */
export const CompanyAvatar = ({ company, ...props }: CompanyAvatarProps) => (
  <Avatar name={tellingPart(companyName(company))} {...props} />
);
