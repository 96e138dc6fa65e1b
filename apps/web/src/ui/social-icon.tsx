import {
  IconBrandFacebook,
  IconBrandLinkedin,
  IconBrandTelegram,
  IconBrandTiktok,
  IconBrandYoutube,
  type TablerIcon,
} from '@tabler/icons-react';

const icons: Record<string, { icon: TablerIcon; label: string }> = {
  facebook: { icon: IconBrandFacebook, label: 'Facebook' },
  linkedin: { icon: IconBrandLinkedin, label: 'LinkedIn' },
  telegram: { icon: IconBrandTelegram, label: 'Telegram' },
  youtube: { icon: IconBrandYoutube, label: 'YouTube' },
  tiktok: { icon: IconBrandTiktok, label: 'TikTok' },
};

export const socialLabel = (name: string) => icons[name]?.label ?? name;

export function SocialIcon({ name, size = 20 }: { name: string; size?: number }) {
  const Icon = icons[name]?.icon;
  return Icon ? <Icon size={size} aria-hidden /> : null;
}
