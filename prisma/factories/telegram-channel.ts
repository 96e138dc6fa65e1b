import type { Prisma, PrismaClient } from '@acheep/database/client';

let made = 0;

/** Channel that all new jobs are posted to in English, at any hour. */
export function createTelegramChannel(
  prisma: PrismaClient,
  overrides: Partial<Prisma.TelegramChannelUncheckedCreateInput> = {},
) {
  made += 1;
  return prisma.telegramChannel.create({
    data: {
      address: `@jobs_${made}`,
      chatId: `-100900000${made}`,
      title: `Jobs ${made}`,
      language: 'en',
      kinds: ['job'],
      categoryIds: [],
      provinceIds: [],
      perHour: 6,
      isOn: true,
      since: new Date(Date.now() - 60_000),
      ...overrides,
    },
  });
}
