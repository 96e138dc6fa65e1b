import type { OperatorSettings, operatorSettingsBody } from '@acheep/contract/operator-setting';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { fieldError, refuseOutdated } from '../../error.ts';
import { derivedSecret, seal, unseal } from '../../secret.ts';
import { writeAudit } from '../admin/audit.repository.ts';
import type { By } from '../admin/by.ts';
import { lockSettings, readSettings, type Settings, saveSettings } from './operator-setting.repository.ts';
import { changesOf } from './setting-change.ts';

type Body = z.output<typeof operatorSettingsBody>;

const keyOf = ({ config }: Pick<Deps, 'config'>) => derivedSecret(config.SECRET, 'operator settings');

/** The token of the Bakong API as the API wants it. */
export const bakongToken = (deps: Pick<Deps, 'config'>, sealed: string) => unseal(sealed, keyOf(deps));

const present = ({ settings, updatedAt }: { settings: Settings; updatedAt: Date }): OperatorSettings => ({
  ...settings,
  bakong: settings.bakong && { url: settings.bakong.url, hasToken: settings.bakong.sealedToken !== null },
  updatedAt: updatedAt.toISOString(),
});

/** What the operator sets while the product runs. */
export function operatorSettingService(deps: Deps) {
  const { prisma } = deps.database;

  /** The API's address and token; a token that is kept goes with its address: it is not sent to another. */
  function bakongOf({ url, token }: NonNullable<Body['bakong']>, before: Settings['bakong']) {
    if (token) return { url, sealedToken: seal(token, keyOf(deps)) };
    if (before && before.url !== url) throw fieldError({ 'bakong.token': 'required' });
    return { url, sealedToken: before?.sealedToken ?? null };
  }

  return {
    get: async () => present(await readSettings(prisma)),

    contact: async () => ({
      supportEmail: deps.config.SUPPORT_EMAIL || null,
      people: (await readSettings(prisma)).settings.contacts.map(({ email, phone, ...person }) => ({
        ...person,
        phone: phone ?? null,
        workEmail: email ?? null,
      })),
    }),

    async save({ actor, requestId }: By, { updatedAt, bakong, ...groups }: Body) {
      const now = deps.now();
      return prisma.$transaction(async (tx) => {
        await lockSettings(tx);
        const before = await readSettings(tx);
        refuseOutdated(before, updatedAt);
        const given: Partial<Settings> = Object.fromEntries(
          Object.entries(groups).filter(([, value]) => value !== undefined),
        );
        if (bakong !== undefined) given.bakong = bakong && bakongOf(bakong, before.settings.bakong);
        const details = changesOf(before.settings, { ...before.settings, ...given });
        if (Object.keys(details).length > 0) {
          await saveSettings(tx, given, now);
          const entry = { actorId: actor.id, action: 'setting.change', targetId: null } as const;
          await writeAudit(tx, { ...entry, details, requestId, createdAt: now });
        }
        return present(await readSettings(tx));
      });
    },
  };
}
