import { currentLocale } from '../lib/locale.ts';
import { useSite, useSiteName } from '../lib/site.ts';
import { Brand } from '../ui/brand.tsx';

/** The operator's logo or site name, or our wordmark. */
export function SiteMark({ height }: { height?: number }) {
  const { name, logo } = useSite();
  return <Brand height={height} locale={currentLocale()} name={name} logo={logo} title={useSiteName()} />;
}
