import { pathIn } from '@acheep/contract/kernel/locale';
import { trimEnd } from '@acheep/contract/kernel/trim';
import { notificationText } from '@acheep/contract/messaging/notification-text';
import type { PushMessage } from '@acheep/contract/messaging/push-message';
import { notificationKinds } from '@acheep/contract/notices';
import type { Deps } from '../../../deps.ts';
import { carryOut } from '../../../plumbing/task.ts';
import { readSite, siteName } from '../../platform/site/site.repository.ts';
import { isStillTrue } from '../notification/still-true.ts';
import { findDevice, forgetDevice } from './push.repository.ts';
import { sendPush } from './push-service.ts';
import { pushTask } from './tell-devices.ts';

/** Maximum characters of a line; an encrypted message holds 4 kB, and a Khmer character takes three bytes. */
const longest = 300;

const shortened = (text: string) => {
  const letters = [...text];
  return letters.length > longest ? `${trimEnd(letters.slice(0, longest - 1).join(''), /\p{M}/u)}…` : text;
};

export const pushTasks = [
  carryOut(pushTask, async (deps: Deps, { device: id, kind, params }) => {
    const { config, now } = deps;
    const { prisma } = deps.database;
    const device = await findDevice(prisma, id, now());
    // Queued by another version of the site, or signed out meanwhile.
    if (!device || !(kind in notificationKinds)) return;
    if (!(await isStillTrue(deps, kind, params))) return;
    const { locale } = device.user;
    const message: PushMessage = {
      title: siteName(await readSite(prisma), locale),
      body: shortened(notificationText(kind, params, locale)),
      lang: locale,
      path: pathIn(locale, notificationKinds[kind].to(params)),
    };
    if (!(await sendPush(config, device, JSON.stringify(message)))) await forgetDevice(prisma, device);
  }),
];
