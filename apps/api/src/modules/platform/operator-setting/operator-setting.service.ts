import { today } from '@acheep/contract/kernel/calendar';
import type {
  adminSettingUpdate,
  OperatorSettings,
  operatorSettingsBody,
} from '@acheep/contract/platform/operator-setting';
import type { Transaction } from '@acheep/database/connection';
import type { z } from 'zod';
import type { Deps } from '../../../deps.ts';
import { fieldError, refuseOutdated } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { derivedSecret, seal, unseal } from '../../../plumbing/secret.ts';
import { writeAudit } from '../audit/audit.repository.ts';
import { changedFields, nothing, untold } from '../audit/audit-change.ts';
import { productSite, readSite, type SiteFacts } from '../site/site.repository.ts';
import { publicImage } from '../upload/image-key.ts';
import { lockOwnUpload } from '../upload/upload.repository.ts';
import { lockSettings, readSettings, type Settings, saveSettings } from './operator-setting.repository.ts';

/** A secret, and a file with a random name: the audit log only says that they changed. */
const unsaid: Readonly<Record<string, string>> = {
  'bakong.sealedToken': 'bakong.token',
  'site.logo': 'site.logo',
};

/** The audit log's details of a change: before and after of what differs. */
function changesOf(before: Settings, after: Settings): Record<string, string> {
  return Object.fromEntries(
    Object.entries(changedFields(before, after)).map(([name, change]) => {
      const loggedName = unsaid[name];
      return loggedName ? [loggedName, change.endsWith(nothing) ? 'taken away' : untold] : [name, change];
    }),
  );
}

type Body = z.output<typeof operatorSettingsBody>;

const keyOf = ({ config }: Pick<Deps, 'config'>) => derivedSecret(config.SECRET, 'operator settings');

export const bakongToken = (deps: Pick<Deps, 'config'>, sealed: string) => unseal(sealed, keyOf(deps));

const siteOf = ({ logo, ...site }: NonNullable<Body['site']>): SiteFacts => ({
  ...site,
  ...(logo && { logo }),
});

const whole = (settings: Settings) => ({ ...settings, site: settings.site ?? productSite });

export function operatorSettingService(deps: Deps) {
  const { prisma } = deps.database;

  function present({ settings, updatedAt }: { settings: Settings; updatedAt: Date }): OperatorSettings {
    const { site, bakong, ...groups } = whole(settings);
    const { logo } = site;
    return {
      ...groups,
      site: {
        name: site.name,
        nameKm: site.nameKm,
        supportEmail: site.supportEmail ?? null,
        hue: site.hue ?? null,
        social: site.social,
        logo: logo ? { ...publicImage(logo), path: logo } : null,
        isOwn: settings.site !== null,
      },
      bakong: bakong && { url: bakong.url, hasToken: bakong.sealedToken !== null },
      updatedAt: updatedAt.toISOString(),
    };
  }

  /** The file of the logo: an own upload, or the current logo. */
  async function logoOf(tx: Transaction, ownerId: string, path: string | null | undefined, before: Settings) {
    if (!path) return null;
    const kept = before.site?.logo ? [before.site.logo] : [];
    const id = await lockOwnUpload(tx, { ownerId, kind: 'picture', path, kept });
    if (!id) throw fieldError({ 'site.logo': 'unknown_reference' });
    return id;
  }

  /** The API's address and token; a stored token is bound to its address and is not sent to another. */
  function bakongOf({ url, token }: NonNullable<Body['bakong']>, before: Settings['bakong']) {
    if (token) return { url, sealedToken: seal(token, keyOf(deps)) };
    if (before && before.url !== url) throw fieldError({ 'bakong.token': 'required' });
    return { url, sealedToken: before?.sealedToken ?? null };
  }

  return {
    get: async () => present(await readSettings(prisma)),

    contact: async () => ({
      supportEmail: (await readSite(prisma)).supportEmail ?? null,
      people: (await readSettings(prisma)).settings.contacts.map(({ email, phone, ...person }) => ({
        ...person,
        phone: phone ?? null,
        workEmail: email ?? null,
      })),
    }),

    async save({
      actor,
      body: { updatedAt, bakong, site, ...groups },
      requestId,
    }: Call<typeof adminSettingUpdate>) {
      const now = deps.now();
      const ratedOn = groups.invoicing?.rielRateOn;
      if (ratedOn && ratedOn > today(now))
        throw fieldError({ 'invoicing.rielRateOn': { key: 'date_until', params: { date: today(now) } } });
      return prisma.$transaction(async (tx) => {
        await lockSettings(tx);
        const before = await readSettings(tx);
        refuseOutdated(before, updatedAt);
        const given: Partial<Settings> = Object.fromEntries(
          Object.entries(groups).filter(([, value]) => value !== undefined),
        );
        if (bakong !== undefined) given.bakong = bakong && bakongOf(bakong, before.settings.bakong);
        if (site !== undefined) given.site = site && siteOf(site);
        const details = changesOf(whole(before.settings), whole({ ...before.settings, ...given }));
        if (Object.keys(details).length > 0) {
          const logoId = await logoOf(tx, actor.id, site?.logo, before.settings);
          await saveSettings(tx, given, { updatedAt: now, logoId });
          const entry = { actorId: actor.id, action: 'setting.change', targetId: null } as const;
          await writeAudit(tx, { ...entry, details, requestId, createdAt: now });
        }
        return present(await readSettings(tx));
      });
    },
  };
}
