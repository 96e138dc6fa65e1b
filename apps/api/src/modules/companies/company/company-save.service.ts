import type { companyBody } from '@acheep/contract/companies/company';
import type { Transaction } from '@acheep/database/connection';
import type { z } from 'zod';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../error.ts';
import { knownReferences, refuseUnknown } from '../../jobs/reference/unknown-reference.ts';
import { lockOwnUpload, lockOwnUploads } from '../../platform/upload/upload.repository.ts';
import * as companies from './company.repository.ts';
import { companyRenames } from './company.tasks.ts';
import { companyColumns } from './company-column.ts';
import type { ChangingCompany } from './company-lock.repository.ts';

type Body = z.output<typeof companyBody>;

interface Saved {
  /** The locked company; null creates one of `actorId`. */
  before: ChangingCompany | null;
  /** Uploader of new images. */
  actorId: string;
  body: Body;
  data: Awaited<ReturnType<typeof companyColumns>>;
}

/** Saves a company from its form, for those who work for it and for the operator. */
export function companySaving({ database: { prisma }, queue }: Pick<Deps, 'database' | 'queue'>) {
  return {
    async columnsOf(body: Body) {
      const { industryId: industry, provinceId: province } = await knownReferences(prisma, {
        industryId: body.industryId,
        provinceId: body.provinceId,
      });
      return companyColumns(body, { industry, province });
    },

    /** Replaces the company's data. Its jobs show a new name at once; the search follows a moment later. */
    async saveIn(tx: Transaction, { before, actorId, body, data }: Saved): Promise<companies.CompanyRow> {
      // Images already in use may stay, whoever uploaded them.
      const shown = before && (await companies.imagesOf(tx, before.id));
      const own = { ownerId: actorId };
      const logo = { ...own, kind: 'logo', path: data.logoPath ?? '', kept: shown?.logo } as const;
      if (data.logoPath && !(await lockOwnUpload(tx, logo))) throw notFound();
      const cover = { ...own, kind: 'picture', path: data.coverPath ?? '', kept: shown?.cover } as const;
      if (data.coverPath && !(await lockOwnUpload(tx, cover))) refuseUnknown(['cover']);
      const photos = { ...own, kind: 'picture', paths: body.photos, kept: shown?.photos } as const;
      const photoIds = await lockOwnUploads(tx, photos);
      if (!photoIds) refuseUnknown(['photos']);
      const company = await companies.saveCompany(tx, before?.ownerId ?? actorId, data, photoIds ?? []);
      if (before && (before.name !== company.name || before.nameKm !== company.nameKm))
        for (const renamed of companyRenames)
          await queue.enqueue(tx, renamed, { companyId: company.id }, { onceFor: company.id });
      return company;
    },
  };
}
