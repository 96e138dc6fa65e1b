import { Alert, Button, Group, Text } from '@mantine/core';
import { IconPictureInPicture } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import classes from './video-player.module.css';

/**
 * Playback positions, for the browser's session: a reload continues, and signing out forgets them, because they reveal
 * what somebody watches.
 */
const positions = {
  get: (id: string) => Number(sessionStorage.getItem(`video:${id}`) ?? 0),
  set: (id: string, seconds: number) => sessionStorage.setItem(`video:${id}`, seconds.toFixed(1)),
};
/** Within this many seconds of the end, playback restarts from the beginning. */
const nearEnd = 3;
const step = 10;

interface VideoPlayerProps {
  src: string;
  poster?: string | null;
  name: string;
  /** Stable id of the video, whose link may change. */
  id?: string;
}

const hasOwnWindow = () => document.pictureInPictureEnabled === true;

/**
 * A video player with native controls; supports full screen and a small window, and resumes where playback stopped.
 * Where the browser has no picture-in-picture, the small window is a corner of the page.
 */
export function VideoPlayer({ src, poster, name, id = src }: VideoPlayerProps) {
  const { t } = useTranslation('widget');
  const place = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [small, setSmall] = useState(false);
  const [broken, setBroken] = useState(false);

  useEffect(() => {
    const { current: now } = video;
    const follow = () => setSmall(document.pictureInPictureElement === now);
    const changes = ['enterpictureinpicture', 'leavepictureinpicture'];
    for (const change of changes) now?.addEventListener(change, follow);
    return () => {
      for (const change of changes) now?.removeEventListener(change, follow);
    };
  }, []);
  const toggleSmall = async () => {
    if (!hasOwnWindow()) {
      // The page keeps the room, so that nothing below moves.
      place.current?.style.setProperty('min-block-size', small ? '' : `${place.current.offsetHeight}px`);
      setSmall(!small);
      return;
    }
    if (document.pictureInPictureElement) await document.exitPictureInPicture();
    else await video.current?.requestPictureInPicture();
  };
  const toggleScreen = async () => {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await video.current?.requestFullscreen?.();
  };
  const keys: Record<string, (now: HTMLVideoElement) => unknown> = {
    k: (now) => (now.paused ? now.play() : now.pause()),
    j: (now) => {
      now.currentTime -= step;
    },
    l: (now) => {
      now.currentTime += step;
    },
    m: (now) => {
      now.muted = !now.muted;
    },
    f: toggleScreen,
    i: toggleSmall,
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key.toLowerCase()];
    if (!act || !video.current || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    // Rejected by the browser, for example without picture-in-picture: harmless.
    Promise.resolve(act(video.current)).catch(() => {});
  };
  if (broken) return <Alert color="red">{t('video.broken')}</Alert>;
  return (
    <div ref={place}>
      <div className={classes.frame} data-mini={(small && !hasOwnWindow()) || undefined}>
        {/* biome-ignore lint/a11y/useMediaCaption: people's own videos come without captions. */}
        <video
          ref={video}
          className={classes.video}
          src={src}
          poster={poster ?? undefined}
          aria-label={t('video.label', { name })}
          controls
          playsInline
          preload="metadata"
          onKeyDown={press}
          onLoadedMetadata={({ currentTarget: now }) => {
            const left = positions.get(id);
            if (left < now.duration - nearEnd) now.currentTime = left;
          }}
          onTimeUpdate={({ currentTarget: now }) => positions.set(id, now.currentTime)}
          onError={() => setBroken(true)}
        />
        <Group justify="space-between" gap="xs" mt={6} wrap="nowrap" align="start">
          <Text size="xs" c="dimmed" visibleFrom="sm">
            {t('video.keys')}
          </Text>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            flex="none"
            leftSection={<IconPictureInPicture size={16} aria-hidden />}
            onClick={() => void toggleSmall().catch(() => {})}
          >
            {t(small ? 'video.leaveMini' : 'video.mini')}
          </Button>
        </Group>
      </div>
    </div>
  );
}
