import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it } from 'vitest';
import { loadNamespaces, startI18n } from '../lib/i18n.ts';
import { VideoPlayer } from './video-player.tsx';

beforeEach(async () => {
  await startI18n();
  await loadNamespaces(['widget']);
  sessionStorage.clear();
});

async function drawn(id = 'one') {
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild as Element);
  root.render(
    <MantineProvider env="test">
      <VideoPlayer src={`/media/${Math.random()}`} name="Welcome" id={id} />
    </MantineProvider>,
  );
  await expect.poll(() => document.querySelector('video')).not.toBeNull();
  const video = document.querySelector('video') as HTMLVideoElement;
  let at = 0;
  Object.defineProperty(video, 'currentTime', {
    get: () => at,
    set: (seconds) => {
      at = seconds;
    },
  });
  Object.defineProperty(video, 'duration', { value: 60 });
  const play = (seconds: number) => {
    video.currentTime = seconds;
    video.dispatchEvent(new Event('timeupdate'));
  };
  const begin = () => {
    video.dispatchEvent(new Event('loadedmetadata'));
    return video.currentTime;
  };
  return { root, play, begin };
}

it('a video goes on where it was left, also after a reload, until somebody signs out', async () => {
  const first = await drawn();
  expect(first.begin()).toBe(0);
  first.play(42);
  first.root.unmount();
  const second = await drawn();
  expect(second.begin()).toBe(42);
  // Nearly over: it begins anew.
  second.play(59);
  second.root.unmount();
  expect((await drawn()).begin()).toBe(0);
  expect((await drawn('another')).begin()).toBe(0);
  sessionStorage.setItem('video:one', '42');
  sessionStorage.clear();
  expect((await drawn()).begin()).toBe(0);
});

it('a video has a small window in the page where the browser has none', async () => {
  const { root } = await drawn();
  const frame = () => document.querySelector('video')?.parentElement;
  const press = () => document.querySelector('button')?.click();
  expect([frame()?.hasAttribute('data-mini'), document.querySelector('button')?.textContent]).toEqual([
    false,
    'Small window',
  ]);
  press();
  await expect.poll(() => frame()?.hasAttribute('data-mini')).toBe(true);
  expect(document.querySelector('button')?.textContent).toBe('Exit small window');
  press();
  await expect.poll(() => frame()?.hasAttribute('data-mini')).toBe(false);
  root.unmount();
});
