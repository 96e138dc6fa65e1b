import { paths } from '@acheep/contract/kernel/paths';
import { currentLocale, localePath } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ShareButtons } from '../../../ui/share-buttons.tsx';

/** Sends the job on. */
export function JobShare({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('job');
  const url = window.location.origin + localePath(currentLocale(), paths.job(id));
  const words = { copy: t('share.copy'), share: t('share.share'), copied: t('share.copied') };
  return <ShareButtons url={url} title={title} words={words} />;
}
