import { Alert, Button, Group, Text } from '@mantine/core';
import { IconPictureInPicture } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import classes from './video-player.module.css';

/** Where somebody stopped watching, for as long as the site is open: it says what they watch, so no storage has it. */
const positions = new Map<string, number>();
/** This near the end the next time begins at the start. */
const nearEnd = 3;
const step = 10;

interface VideoPlayerProps {
  src: string;
  poster?: string | null;
  name: string;
  /** What stands for the video where its link changes. */
  id?: string;
}

const canBeSmall = () => document.pictureInPictureEnabled === true;

/** A video with the browser's own controls, sound on; it can fill the screen, shrink to a window, and goes on where one left it. */
export function VideoPlayer({ src, poster, name, id = src }: VideoPlayerProps) {
  const { t } = useTranslation('widget');
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
    // Refused by the browser, such as a window that it does not have: nothing is lost.
    Promise.resolve(act(video.current)).catch(() => {});
  };
  if (broken) return <Alert color="red">{t('video.broken')}</Alert>;
  return (
    <div>
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
          const left = positions.get(id) ?? 0;
          if (left < now.duration - nearEnd) now.currentTime = left;
        }}
        onTimeUpdate={({ currentTarget: now }) => positions.set(id, now.currentTime)}
        onError={() => setBroken(true)}
      />
      <Group justify="space-between" gap="xs" mt={6} wrap="nowrap" align="start">
        <Text size="xs" c="dimmed" visibleFrom="sm">
          {t('video.keys')}
        </Text>
        {canBeSmall() && (
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
        )}
      </Group>
    </div>
  );
}
