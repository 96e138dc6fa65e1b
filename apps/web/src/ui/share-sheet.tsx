import { pathOf, squaresOf } from '@acheep/contract/kernel/qr-code';
import { type ShareChannel, shareChannels, sharedLink } from '@acheep/contract/kernel/share-channel';
import { Button } from '@mantine/core';
import {
  IconBrandFacebook,
  IconBrandLinkedin,
  IconBrandMessenger,
  IconBrandTelegram,
  IconDots,
  IconDownload,
  IconMail,
  IconPhotoDown,
  IconQrcode,
  type TablerIcon,
} from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { localized } from '../lib/locale.ts';
import { saveFile } from '../lib/save-file.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { CopyValue } from './copy-value.tsx';
import { Dialog } from './dialog.tsx';
import { qrPicture } from './qr-picture.ts';
import classes from './share-sheet.module.css';

/** Spaces as `%20`: mail programs show a `+` as it stands. */
const query = (params: Record<string, string>) =>
  Object.entries(params)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

interface Way {
  icon: TablerIcon;
  /** Address that shares a link. */
  to(link: string, title: string): string;
  /** An app that only phones have. */
  phone?: boolean;
}

const ways: Partial<Record<ShareChannel, Way>> = {
  telegram: {
    icon: IconBrandTelegram,
    to: (url, text) => `https://t.me/share/url?${query({ url, text })}`,
  },
  facebook: {
    icon: IconBrandFacebook,
    to: (u) => `https://www.facebook.com/sharer/sharer.php?${query({ u })}`,
  },
  messenger: {
    icon: IconBrandMessenger,
    to: (link) => `fb-messenger://share?${query({ link })}`,
    phone: true,
  },
  linkedin: {
    icon: IconBrandLinkedin,
    to: (url) => `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
  },
  email: {
    icon: IconMail,
    to: (link, subject) => `mailto:?${query({ subject, body: link })}`,
  },
};

interface ShareSheetProps {
  url: string;
  title: string;
  picture?: string | undefined;
  onClose: () => void;
}

/** The code to print, and to save as a picture. */
function ShareCode({ link, title }: { link: string; title: string }) {
  const { t } = useTranslation('share');
  const squares = useMemo(() => squaresOf(link), [link]);
  const save = async () => saveFile(await qrPicture({ code: link, lines: [title, t('qr.scan')] }), 'QR.png');
  return (
    <div className={classes.code}>
      <svg
        viewBox={`0 0 ${squares.length} ${squares.length}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t('qr.label', { title })}
      >
        <path d={pathOf(squares)} />
      </svg>
      <div>
        <p>{t('qr.text')}</p>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => void save()}
        >
          {t('qr.save')}
        </Button>
      </div>
    </div>
  );
}

/** The ways to share a page: apps, the link to copy, and a QR code to print. Each link says by which way it went. */
export function ShareSheet({ url, title, picture, onClose }: ShareSheetProps) {
  const { t } = useTranslation('share');
  const [code, setCode] = useState(false);
  const isPhone = window.matchMedia('(pointer: coarse)').matches;
  const look = (channel: ShareChannel, Icon: TablerIcon) => (
    <>
      <span className={classes.icon} data-channel={channel}>
        <Icon size={24} stroke={1.75} aria-hidden />
      </span>
      {localized(shareChannels[channel])}
    </>
  );
  // Dismissing the device's own dialog is not an error.
  const shareByDevice = () =>
    navigator.share({ title, url: sharedLink(url, 'device') }).catch(() => undefined);
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <p className={classes.what}>{title}</p>
      <ul className={classes.ways}>
        {(Object.entries(ways) as [ShareChannel, Way][]).map(
          ([channel, { icon, to, phone }]) =>
            (isPhone || !phone) && (
              <li key={channel}>
                <a
                  className={classes.way}
                  href={to(sharedLink(url, channel), title)}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {look(channel, icon)}
                </a>
              </li>
            ),
        )}
        <li>
          <button type="button" className={classes.way} aria-expanded={code} onClick={() => setCode(!code)}>
            {look('qr', IconQrcode)}
          </button>
        </li>
        {picture && (
          <li>
            <a className={classes.way} href={picture} download>
              <span className={classes.icon}>
                <IconPhotoDown size={24} stroke={1.75} aria-hidden />
              </span>
              {t('picture')}
            </a>
          </li>
        )}
        {'share' in navigator && (
          <li>
            <button type="button" className={classes.way} onClick={() => void shareByDevice()}>
              {look('device', IconDots)}
            </button>
          </li>
        )}
      </ul>
      {code && <ShareCode link={sharedLink(url, 'qr')} title={title} />}
      <dl className={classes.link}>
        <CopyValue label={t('link')} value={url} copy={sharedLink(url, 'link')} />
      </dl>
    </Dialog>
  );
}
