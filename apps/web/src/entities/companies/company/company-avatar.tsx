import { Avatar } from '../../../ui/avatar.tsx';
import { companyName } from './company-name.ts';

interface CompanyAvatarProps {
  company: { name: string; nameKm: string | null };
  src: string | null | undefined;
  size?: 'small' | 'medium' | 'large';
}

/** Words for the type of organisation with which Khmer company names begin. */
const kinds =
  /^(?:ក្រុមហ៊ុន|ធនាគារ|គ្រឹះស្ថាន|សហគ្រាស|រោងចក្រ|សណ្ឋាគារ|ភោជនីយដ្ឋាន|ហាង|មន្ទីរពេទ្យ|គ្លីនិក|សាលារៀន|សាលា|សាកលវិទ្យាល័យ|វិទ្យាស្ថាន|មជ្ឈមណ្ឌល|អង្គការ|កសិដ្ឋាន)/;

/**
 * Returns the distinctive part of a name, after the type: behind the next space (ធនាគារ អង្គរ) or attached
 * (ក្រុមហ៊ុនអង្គរ).
 */
export function tellingPart(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  if (!kinds.test(first)) return name;
  return others[0] ?? (first.replace(kinds, '') || name);
}

/** A company's logo, or the first letter of its name in the page's language, in one colour for all languages. */
export const CompanyAvatar = ({ company, ...props }: CompanyAvatarProps) => (
  <Avatar name={tellingPart(companyName(company))} colouredBy={tellingPart(company.name)} {...props} />
);
