import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../../config.ts';

const isProgram = (file: string) =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

/** The build from the registry, for developers. It is old: in production it never gets files of strangers. */
async function developersOwn(): Promise<string[]> {
  if (process.env.NODE_ENV === 'production') return [];
  const found = await import('@ffmpeg-installer/ffmpeg').catch(() => null);
  return found ? [found.path] : [];
}

/** Returns the path of ffmpeg: the configured one, or the system's; null if there is none. */
export async function findFfmpeg({ FFMPEG_PATH }: Pick<Config, 'FFMPEG_PATH'>): Promise<string | null> {
  const name = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg';
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const places = FFMPEG_PATH
    ? [FFMPEG_PATH]
    : [...folders.map((folder) => path.join(folder, name)), ...(await developersOwn())];
  for (const place of places) if (await isProgram(place)) return place;
  return null;
}
