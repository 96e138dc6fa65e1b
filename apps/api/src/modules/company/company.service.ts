import type { Company, OwnCompany, ownCompanyUpdate } from '@acheep/contract/company';
import type { ParsedBodyOf } from '@acheep/contract/endpoint';
import { searchFieldsInSteps } from '@acheep/search/search-fields';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../error.ts';
import { inTurns } from '../../in-turns.ts';
import { sanitizeRichText } from '../../rich-text.ts';
import { findReferences } from '../job/job.repository.ts';
import { refuseUnknown } from '../reference/unknown-reference.ts';
import { holdOwnImage } from '../upload/upload.repository.ts';
import { presentCompany, presentOwnCompany } from './company.presenter.ts';
import * as companies from './company.repository.ts';
import { holdCompanyToChange } from './company-hold.repository.ts';
import { companyTexts } from './company-text.repository.ts';

type Saved = ParsedBodyOf<typeof ownCompanyUpdate>;

/** The employers and trainers behind accounts, and their public pages. */
export function companyService({ database: { prisma }, queue }: Pick<Deps, 'database' | 'queue'>) {
  /** A reference to a record that is not there is the field's fault. */
  async function referencesOf(body: Saved) {
    const references = await findReferences(prisma, {
      industryId: body.industryId,
      provinceId: body.provinceId,
    });
    const fields = ['industryId', 'provinceId'] as const;
    refuseUnknown(fields.filter((field) => body[field] && !references[field]));
    return { industry: references.industryId, province: references.provinceId };
  }

  return {
    async publicPage(id: string): Promise<Company> {
      const company = await companies.findPublicCompany(prisma, id);
      if (!company) throw notFound();
      return presentCompany(company);
    },

    async own(actor: Actor): Promise<OwnCompany> {
      const company = await companies.findCompanyOf(prisma, actor.id);
      if (!company) throw notFound();
      return presentOwnCompany(company);
    },

    /** Replaces what the company says. Its jobs show a new name at once, and are found by it a moment later. */
    async save(actor: Actor, body: Saved): Promise<OwnCompany> {
      const references = await referencesOf(body);
      const columns = {
        name: body.name,
        nameKm: body.nameKm ?? null,
        logoPath: body.logo ?? null,
        about: sanitizeRichText(body.about),
        industryId: body.industryId ?? null,
        size: body.size ?? null,
        website: body.website ?? null,
        address: body.address,
        provinceId: body.provinceId ?? null,
      };
      const found = await inTurns(searchFieldsInSteps(companyTexts(columns, references)));
      const data = { ...columns, ...found };
      return prisma.$transaction(async (tx) => {
        const before = await holdCompanyToChange(tx, actor.id);
        if (data.logoPath && !(await holdOwnImage(tx, actor.id, data.logoPath))) throw notFound();
        const company = await companies.saveCompany(tx, actor.id, data);
        if (before && (before.name !== company.name || before.nameKm !== company.nameKm))
          await queue.enqueue(tx, 'job-retag', { ownerId: actor.id }, { onceFor: actor.id });
        return presentOwnCompany(company);
      });
    },
  };
}
