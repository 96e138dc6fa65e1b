import type { AdminBanner, Banner } from '@acheep/contract/content/banner';
import type { BannerType } from '@acheep/contract/content/banner-option';
import { publicImage } from '../../platform/upload/image-key.ts';
import { bannerState } from './banner.policy.ts';
import type { BannerRow } from './banner.repository.ts';

type File = BannerRow['image'];
const shown = (file: File) => file && publicImage(file.path);
const own = (file: File) => file && { ...publicImage(file.path), path: file.path };
const dayOf = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;

export const presentBanner = (row: BannerRow): Banner => ({
  _id: row.id,
  type: row.type as BannerType,
  image: shown(row.image),
  imageKm: shown(row.imageKm),
  alt: row.alt,
  altKm: row.altKm,
  text: row.text,
  textKm: row.textKm,
  link: row.link,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
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
