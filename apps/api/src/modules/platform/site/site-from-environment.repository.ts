import { valuesOf } from '@acheep/contract/kernel/option';
import { productName, socialNetworks } from '@acheep/contract/platform/site-setting';
import type { PrismaClient } from '@acheep/database/client';
import type { FastifyBaseLogger } from 'fastify';

/**
 * Keeps the site of an operator who named it by `SITE_NAME`, `SUPPORT_EMAIL` and `SOCIAL_…_URL`, which the version
 * before read: without a stored site, it becomes that of these variables. To be removed in the next version.
 */
export async function keepSiteOfEnvironment(
  prisma: PrismaClient,
  environment: Readonly<Record<string, string | undefined>>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const name = environment.SITE_NAME || productName.en;
  const nameKm = name === productName.en ? productName.km : name;
  const supportEmail = environment.SUPPORT_EMAIL || undefined;
  const links = valuesOf(socialNetworks)
    .map((network) => [network, environment[`SOCIAL_${network.toUpperCase()}_URL`]] as const)
    .filter(([, url]) => url?.startsWith('https://'));
  // The sample of the version before had SITE_NAME=Acheep.
  if (name === productName.en && !supportEmail && links.length === 0) return;
  const value = { name, nameKm, supportEmail, social: Object.fromEntries(links) };
  const { count } = await prisma.operatorSetting.createMany({
    data: { name: 'site', value, updatedAt: new Date() },
    skipDuplicates: true,
  });
  if (count > 0)
    log.warn(
      'SITE_NAME, SUPPORT_EMAIL and SOCIAL_…_URL are no longer read and can be removed: what they said is now in the settings of the console',
    );
}
