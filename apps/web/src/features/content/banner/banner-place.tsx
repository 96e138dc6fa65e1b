import type { BannerType } from '@acheep/contract/content/banner-option';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BannerView } from '../../../entities/content/banner/banner-view.tsx';
import { call } from '../../../lib/api.ts';
import { apiData } from '../../../lib/api-query.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './banner-place.module.css';
import { Splash } from './splash.tsx';

/** Those that this visit has seen: coming back to the page is no other look. */
const seen = new Set<string>();
// What is not counted is nobody's trouble.
const count = (what: 'view' | 'click', id: string) =>
  void call(`POST /banner/:id/${what}`, { params: { id } }).catch(() => {});

/** The banner that a place shows now. */
export function BannerPlace({ type }: { type: BannerType }) {
  const { t } = useTranslation('banner');
  const { data } = useQuery({ ...apiData('GET /banner', { query: { type } }), meta: { ownError: true } });
  const banner = data?.[0];
  const id = banner?._id;
  const isSeen = id !== undefined && type !== 'splash-screen';
  useEffect(() => {
    if (!isSeen || seen.has(id)) return;
    seen.add(id);
    count('view', id);
  }, [id, isSeen]);
  if (!banner) return null;
  const follow = () => count('click', banner._id);
  if (type === 'splash-screen')
    return <Splash banner={banner} onShown={() => count('view', banner._id)} onFollow={follow} />;
  return (
    <aside className={type === 'side' ? classes.side : classes.wide} aria-label={t('label')}>
      <BannerView banner={banner} locale={currentLocale()} onFollow={follow} />
    </aside>
  );
}
