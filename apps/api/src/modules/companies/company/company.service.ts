import type { Company, OwnCompany, ownCompanyUpdate } from '@acheep/contract/companies/company';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import type { PrismaClient } from '@acheep/database/client';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { emit } from '../../../domain-event.ts';
import { notFound, refuseOutdated } from '../../../error.ts';
import { knownReferences, refuseUnknown } from '../../jobs/reference/unknown-reference.ts';
import { lockOwnUpload, lockOwnUploads } from '../../platform/upload/upload.repository.ts';
import { presentCompany, presentOwnCompany } from './company.presenter.ts';
import * as companies from './company.repository.ts';
import { companyRenames } from './company.tasks.ts';
import { companyColumns } from './company-column.ts';
import { lockCompanyToChange } from './company-lock.repository.ts';
import { findPublicAfterMerge } from './merged-company.repository.ts';

type Saved = ParsedBodyOf<typeof ownCompanyUpdate>;

export async function publicCompany(prisma: PrismaClient, id: string): Promise<Company> {
  const company = (await companies.findPublicCompany(prisma, id)) ?? (await findPublicAfterMerge(prisma, id));
  if (!company) throw notFound();
  return presentCompany(company);
}

export function companyService(deps: Deps) {
  const { prisma } = deps.database;
  return {
    async own(actor: Actor): Promise<OwnCompany> {
      const company = await companies.findCompanyOf(prisma, actor.id);
      if (!company) throw notFound();
      return presentOwnCompany(company);
    },

    /** Replaces the company's data. Its jobs show a new name at once; the search follows a moment later. */
    async save(actor: Actor, body: Saved): Promise<OwnCompany> {
      const { industryId: industry, provinceId: province } = await knownReferences(prisma, {
        industryId: body.industryId,
        provinceId: body.provinceId,
      });
      const data = await companyColumns(body, { industry, province });
      return prisma.$transaction(async (tx) => {
        const before = await lockCompanyToChange(tx, actor.id);
        if (before) refuseOutdated(before, body.updatedAt);
        // Images already in use may stay, even if a colleague uploaded them.
        const shown = before && (await companies.imagesOf(tx, before.id));
        const logo = {
          ownerId: actor.id,
          kind: 'logo',
          path: data.logoPath ?? '',
          kept: shown?.logo,
        } as const;
        if (data.logoPath && !(await lockOwnUpload(tx, logo))) throw notFound();
        const photos = {
          ownerId: actor.id,
          kind: 'picture',
          paths: body.photos,
          kept: shown?.photos,
        } as const;
        const photoIds = await lockOwnUploads(tx, photos);
        if (!photoIds) refuseUnknown(['photos']);
        const company = await companies.saveCompany(tx, before?.ownerId ?? actor.id, data, photoIds ?? []);
        if (before && (before.name !== company.name || before.nameKm !== company.nameKm))
          for (const renamed of companyRenames)
            await deps.queue.enqueue(tx, renamed, { companyId: company.id }, { onceFor: company.id });
        if (!before) await emit(deps, tx, 'company.added', { userId: actor.id });
        return presentOwnCompany(company);
      });
    },
  };
}
