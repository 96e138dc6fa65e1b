import {
  telegramChannelCreate,
  telegramChannelList,
  telegramChannelUpdate,
} from '@acheep/contract/messaging/telegram-channel';
import { createTelegramChannel } from '@acheep/prisma/factories/telegram-channel';
import { createUser } from '@acheep/prisma/factories/user';
import { type MakeCase, operators } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import type { Full, RoundTrip, Values } from '../../../testing/round-trip/round-trip.ts';
import { startTelegram } from '../../../testing/telegram-server.ts';

const channel = operators(createTelegramChannel, (prisma, id) =>
  prisma.telegramChannel.findUnique({ where: { id }, include: { posts: true } }),
);
const least = { language: 'en', kinds: ['job'], perHour: 6, isOn: false };

export const accessCases: Record<string, MakeCase> = {
  'PUT /admin/telegram-channel/:id': channel(least),
  'POST /admin/telegram-channel/:id/test': channel(),
  'DELETE /admin/telegram-channel/:id': channel(),
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  /** The site has a bot for as long as `work` takes. */
  async function withBot<Done>(work: (telegram: Awaited<ReturnType<typeof startTelegram>>) => Promise<Done>) {
    const { config } = harness().deps;
    const telegram = await startTelegram();
    const { TELEGRAM_BOT_TOKEN, TELEGRAM_API_URL } = config;
    Object.assign(config, telegram.settings);
    try {
      return await work(telegram);
    } finally {
      Object.assign(config, { TELEGRAM_BOT_TOKEN, TELEGRAM_API_URL });
      await telegram.close();
    }
  }
  const lists = async () => {
    const { prisma } = harness();
    const [category, province] = [await prisma.category.findFirst(), await prisma.province.findFirst()];
    return { categoryIds: [category?.id ?? ''], provinceIds: [province?.id ?? ''] };
  };
  const changed = async () => ({
    language: 'km' as const,
    kinds: ['training' as const, 'event' as const],
    ...(await lists()),
    perHour: 3,
    quietFrom: 22,
    quietUntil: 6,
    isOn: true,
  });
  const operator = async () => {
    const api = harness();
    return api.as(await createUser(api.prisma, { role: 'admin' }));
  };
  const inList = async (admin: Awaited<ReturnType<typeof operator>>, id: unknown) =>
    (await admin.call(telegramChannelList)).body.data.channels.filter(({ _id }: Values) => _id === id);

  return {
    'POST /admin/telegram-channel': async () => {
      const admin = await operator();
      const full: Full<typeof telegramChannelCreate> = { chat: '@round_full', ...(await changed()) };
      return {
        least: { chat: '@round_least', ...least },
        full: [full],
        save: (body) =>
          withBot(async (telegram) => {
            telegram.channel('round_least');
            telegram.channel('round_full', { id: -1_009_000_000_001 });
            const { data } = (await admin.call(telegramChannelCreate, { body })).body;
            return [data, ...(await inList(admin, data._id))];
          }),
      };
    },
    'PUT /admin/telegram-channel/:id': async () => {
      const { id } = await createTelegramChannel(harness().prisma);
      const admin = await operator();
      const full: Full<typeof telegramChannelUpdate> = await changed();
      return {
        least,
        full: [full],
        save: (body) =>
          withBot(async () => {
            const { data } = (await admin.call(telegramChannelUpdate, { params: { id }, body })).body;
            return [data, ...(await inList(admin, id))];
          }),
      };
    },
  };
}
