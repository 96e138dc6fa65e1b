import type { BannerState } from '@acheep/contract/content/banner-option';

interface Shown {
  isActive: boolean;
  startsOn: Date | null;
  endsOn: Date | null;
}

/** The visibility of a banner on `day`. */
export function bannerState({ isActive, startsOn, endsOn }: Shown, day: Date): BannerState {
  if (!isActive) return 'off';
  if (startsOn && startsOn > day) return 'ahead';
  return endsOn && endsOn < day ? 'over' : 'shown';
}
