import type { Banner } from '@acheep/contract/content/banner';
import { type BannerType, splashSeconds } from '@acheep/contract/content/banner-option';
import { Text } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BannerView } from '../../../entities/content/banner/banner-view.tsx';
import { call } from '../../../lib/api.ts';
import { apiData } from '../../../lib/api-query.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Modal } from '../../../ui/modal.tsx';
import classes from './banner-place.module.css';

const shownKey = 'splash';

interface SplashProps {
  banner: Banner;
  onShown: () => void;
  onFollow: () => void;
}

const clock = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * The announcement over the first page of a browser session, unless that is a form. Closes after a countdown, which pauses while it is
 * hovered or its link is focused.
 */
function Splash({ banner, onShown, onFollow }: SplashProps) {
  const { t } = useTranslation('banner');
  const isQuiet = useReducedMotion();
  // Closed at first: the dialog remembers the focus when it opens.
  const [opened, setOpened] = useState(false);
  const [left, setLeft] = useState(splashSeconds);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (sessionStorage.getItem(shownKey)) return;
    sessionStorage.setItem(shownKey, banner._id);
    setOpened(true);
    onShown();
    // Only on mount: whatever the list contains later, this banner is shown, and counted, once.
  }, []);
  useEffect(() => {
    if (!opened || held) return;
    if (left === 0) return setOpened(false);
    const tick = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(tick);
  }, [opened, held, left]);
  return (
    <Modal
      opened={opened}
      onClose={() => setOpened(false)}
      size={640}
      title={t('splash')}
      transitionProps={isQuiet ? { duration: 0 } : undefined}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={({ target }) => setHeld(target instanceof HTMLAnchorElement)}
      onBlur={() => setHeld(false)}
    >
      <BannerView
        banner={banner}
        locale={currentLocale()}
        onFollow={() => {
          onFollow();
          setOpened(false);
        }}
      />
      <Text size="sm" c="dimmed" ta="center" mt="sm" role="timer">
        {/* A running countdown is motion: with reduced motion the time is stated once. */}
        {held ? t('paused') : t('closesIn', { time: clock(isQuiet ? splashSeconds : left) })}
      </Text>
    </Modal>
  );
}

/** Ids already counted in this visit: returning to the page is not another view. */
const seen = new Set<string>();
// Failures are ignored.
const count = (what: 'view' | 'click', id: string) =>
  void call(`POST /banner/:id/${what}`, { params: { id } }).catch(() => {});

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
