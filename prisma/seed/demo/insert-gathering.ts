import { eventTypes, trainingLevels } from '@acheep/contract/events/gathering-option';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import { searchFields, searchTags } from '@acheep/search/analysis/search-fields';
import { demoAccounts } from './account.ts';
import trainingProviders from './content/trainer.json' with { type: 'json' };
import { type DemoGathering, demoGatherings } from './gathering.ts';
import type { Employer } from './insert-company.ts';
import { coverGiver } from './insert-cover.ts';
import type { PutFile } from './insert-document.ts';
import type { Draw } from './insert-logo.ts';

const day = 86_400_000;

interface Provider extends Employer {
  provinceSlug: string;
  address: string;
}

/** Creates the training providers, each with a trainer; the first belongs to the demo trainer. */
async function insertProviders(prisma: PrismaClient, passwordHash: string): Promise<Provider[]> {
  const industry = await prisma.industry.findFirst({ where: { slug: 'education' } });
  const provinces = new Map((await prisma.province.findMany()).map((one) => [one.slug, one]));
  const providers: Provider[] = [];
  for (const [index, { owner: name, provinceSlug, ...company }] of trainingProviders.entries()) {
    const province = provinces.get(provinceSlug);
    const owner = await prisma.user.create({
      data: {
        role: 'trainer',
        email: index === 0 ? demoAccounts[3].email : `trainer${index + 1}@example.com`,
        name,
        passwordHash,
        activatedAt: new Date(),
        company: {
          create: {
            ...company,
            industryId: industry?.id,
            provinceId: province?.id,
            ...searchFields({
              title: [company.name, company.nameKm],
              tags: searchTags(industry, province),
              texts: [company.about, company.address],
            }),
          },
        },
      },
      select: { id: true, company: { select: { id: true } } },
    });
    const { name: called, nameKm, address } = company;
    providers.push({
      ownerId: owner.id,
      companyId: owner.company?.id ?? '',
      name: called,
      nameKm,
      provinceSlug,
      address,
    });
  }
  return providers;
}

/** States of the registrations, in the numbers that the demo specifies. */
const placesOf = ({ taken, waiting, fee }: DemoGathering, seekerIds: readonly string[]) =>
  seekerIds.slice(0, taken + waiting).map((userId, index) => ({
    userId,
    state: index < taken ? ('seat' as const) : ('waiting' as const),
    fee: fee === null ? null : BigInt(fee),
    currency: 'USD',
    paidAt: fee !== null && index < taken && index % 3 === 0 ? new Date() : null,
  }));

/** Inserts the trainings, distributed over the providers, and the events, some of them by employers. */
export async function insertGatherings(
  prisma: PrismaClient,
  employers: readonly Employer[],
  { passwordHash, putFile, draw }: { passwordHash: string; putFile: PutFile; draw: Draw },
): Promise<void> {
  const now = new Date();
  const providers = await insertProviders(prisma, passwordHash);
  const categories = new Map((await prisma.category.findMany()).map((one) => [one.slug, one]));
  const provinces = new Map((await prisma.province.findMany()).map((one) => [one.slug, one]));
  const seekers = await prisma.user.findMany({ where: { role: 'user' }, select: { id: true }, take: 20 });
  const covers = await coverGiver(prisma, { putFile, draw });
  try {
    for (const [index, gathering] of demoGatherings(now).entries()) {
      const { kind, topic, status, sessions, early } = gathering;
      const provider = providers[index % providers.length] as Provider;
      // Every third event is an employer's, the demo recruiter's first.
      const employer =
        kind === 'event' && index % 3 === 1 ? employers[(index - 40 - (index % 3)) % 9] : undefined;
      const holder: Provider = employer ? { ...provider, ...employer } : provider;
      const category = categories.get(topic.category);
      const province = gathering.online ? undefined : provinces.get(holder.provinceSlug);
      const postedAt = status === 'draft' ? null : new Date(now.getTime() - ((index % 20) + 1) * day);
      const option = { ...eventTypes, ...trainingLevels }[
        (gathering.eventType ?? gathering.level) as keyof typeof eventTypes
      ];
      const isFair = gathering.eventType === 'job-fair';
      const data: Prisma.GatheringUncheckedCreateInput = {
        kind,
        status,
        companyId: holder.companyId,
        createdById: holder.ownerId,
        title: gathering.title,
        categoryId: category?.id,
        eventType: gathering.eventType,
        level: gathering.level,
        languages: [gathering.language],
        // The page draws what the others are about.
        coverId: index % 4 > 0 ? null : await covers.give(holder.ownerId, topic.cover),
        description: gathering.description,
        [kind === 'training' ? 'outcomes' : 'programme']: gathering.points,
        audience: gathering.audience,
        online: gathering.online,
        provinceId: province?.id ?? null,
        venue: gathering.online ? null : gathering.language === 'km' ? holder.nameKm : holder.name,
        address: gathering.online ? null : holder.address,
        link: gathering.online ? `https://meet.example/${kind}-${index + 1}` : null,
        fee: gathering.fee,
        earlyFee: early?.fee ?? null,
        earlyUntil: early && new Date(early.until),
        seats: gathering.seats,
        registerUntil: gathering.registerUntil === null ? null : new Date(gathering.registerUntil),
        certificate: gathering.certificate,
        contactName: trainingProviders[index % providers.length]?.owner ?? null,
        contactPhone: `+85512${String(700_000 + index * 1_111).padStart(6, '0')}`,
        startsAt: sessions[0]?.startsAt ?? null,
        endsAt: sessions.at(-1)?.endsAt ?? null,
        publishedAt: postedAt,
        postedAt,
        closedAt: status === 'closed' ? now : null,
        createdAt: postedAt ?? now,
        ...searchFields({
          title: [gathering.title],
          tags: searchTags(
            holder,
            category,
            province,
            option && { nameEn: option.en, nameKm: option.km },
            gathering.speaker.name,
          ),
          texts: [gathering.description, gathering.points, gathering.audience],
        }),
        sessions: { create: sessions.map((session, position) => ({ ...session, position })) },
        speakers: { create: [{ ...gathering.speaker, position: 0 }] },
        registrations: {
          create: placesOf(
            gathering,
            seekers.map(({ id }) => id),
          ),
        },
        ...(isFair && {
          companies: {
            create: employers
              .slice((index * 5) % 30, ((index * 5) % 30) + 8)
              .map(({ companyId }, position) => ({ companyId, position })),
          },
        }),
      };
      await prisma.gathering.create({ data, select: { id: true } });
    }
  } finally {
    await covers.end();
  }
}
