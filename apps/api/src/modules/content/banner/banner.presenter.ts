import { type AdminBanner, type Banner, banner } from '@acheep/contract/content/banner';
import type { BannerType } from '@acheep/contract/content/banner-option';
import { plain } from '../../../plain.ts';
import { publicImage } from '../../platform/upload/image-key.ts';
import { bannerState } from './banner.policy.ts';
import type { BannerRow } from './banner.repository.ts';

type File = BannerRow['image'];
const shown = (file: File) => file && publicImage(file.path);
const own = (file: File) => file && { ...publicImage(file.path), path: file.path };
const dayOf = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;

export const presentBanner = (row: BannerRow): Banner => ({
  ...plain(banner, row),
  type: row.type as BannerType,
  image: shown(row.image),
  imageKm: shown(row.imageKm),
});

export const presentOwnBanner = (
  row: BannerRow,
  day: Date,
  seen: { views: number; clicks: number },
): AdminBanner => ({
  ...presentBanner(row),
  image: own(row.image),
  imageKm: own(row.imageKm),
  startsOn: dayOf(row.startsOn),
  endsOn: dayOf(row.endsOn),
  isActive: row.isActive,
  state: bannerState(row, day),
  ...seen,
});
