import { maxDevices } from '@acheep/contract/messaging/push';
import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import type { Device } from './push-service.ts';

interface New extends Device {
  userId: string;
  sessionId: string;
  createdAt: Date;
}

/**
 * Stores a device, regardless of its previous owner: a browser has one address per registration. The user's oldest
 * devices above the maximum are deleted.
 */
export async function saveDevice(tx: Transaction, { endpoint, ...device }: New) {
  await tx.pushSubscription.upsert({ where: { endpoint }, create: { endpoint, ...device }, update: device });
  const beyond = await tx.pushSubscription.findMany({
    where: { userId: device.userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: maxDevices,
    select: { id: true },
  });
  if (beyond.length > 0)
    await tx.pushSubscription.deleteMany({ where: { id: { in: beyond.map(({ id }) => id) } } });
}

export const dropDevice = (prisma: PrismaClient, userId: string, endpoint: string) =>
  prisma.pushSubscription.deleteMany({ where: { userId, endpoint } });

/** Matches the address too, as the device may have been added again meanwhile. */
export const forgetDevice = (prisma: PrismaClient, { id, endpoint }: { id: string; endpoint: string }) =>
  prisma.pushSubscription.deleteMany({ where: { id, endpoint } });

const live = (now: Date) => ({ session: { expiresAt: { gt: now } } });

export async function addressesOf(prisma: PrismaClient, userId: string, now: Date): Promise<string[]> {
  const where = { userId, ...live(now) };
  const devices = await prisma.pushSubscription.findMany({ where, select: { endpoint: true } });
  return devices.map(({ endpoint }) => endpoint);
}

/** Returns the devices of those of these users who want this category there. */
export async function devicesToNotify(
  tx: Transaction,
  {
    userIds,
    category,
    isWanted,
    now,
  }: { userIds: readonly string[]; category: string; isWanted: boolean; now: Date },
) {
  const devices = await tx.pushSubscription.findMany({
    where: { userId: { in: [...userIds] }, ...live(now) },
    select: { id: true, userId: true },
  });
  if (devices.length === 0) return [];
  const chosen = await tx.notificationPreference.findMany({
    where: { userId: { in: devices.map(({ userId }) => userId) }, category, channel: 'push' },
    select: { userId: true, wanted: true },
  });
  return devices.filter(({ userId }) => chosen.find((one) => one.userId === userId)?.wanted ?? isWanted);
}

/** Returns a device with the language of its owner, while its session is live. */
export const findDevice = (prisma: PrismaClient, id: string, now: Date) =>
  prisma.pushSubscription.findFirst({
    where: { id, ...live(now) },
    select: { id: true, endpoint: true, p256dh: true, auth: true, user: { select: { locale: true } } },
  });

/** For the data export: service and date; the rest of the address is a secret of the device. */
export async function* eachDevice(prisma: PrismaClient, userId: string) {
  const devices = await prisma.pushSubscription.findMany({
    where: { userId },
    select: { endpoint: true, createdAt: true },
    orderBy: { createdAt: 'asc' },
  });
  for (const { endpoint, createdAt } of devices)
    yield { service: URL.parse(endpoint)?.hostname ?? null, createdAt };
}
