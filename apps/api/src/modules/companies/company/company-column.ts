import type { companyBody } from '@acheep/contract/companies/company';
import { searchFieldsInSteps } from '@acheep/search/analysis/search-fields';
import type { z } from 'zod';
import { runYielding } from '../../../plumbing/run-yielding.ts';
import { sanitizeRichText } from '../../../rich-text.ts';
import type { CompanyData } from './company.repository.ts';
import { companyTexts } from './company-text.repository.ts';

type Draft = z.output<typeof companyBody>;
/** One column per field of the body, except those with a separate table. */
type Columns = CompanyData & Record<Exclude<keyof Draft, 'logo' | 'cover' | 'photos'>, unknown>;

/** Columns of a company from its form, with the search columns. */
export async function companyColumns(body: Draft, filedUnder: Parameters<typeof companyTexts>[1]) {
  const columns = {
    name: body.name,
    nameKm: body.nameKm ?? null,
    logoPath: body.logo ?? null,
    coverPath: body.cover ?? null,
    about: sanitizeRichText(body.about),
    industryId: body.industryId ?? null,
    size: body.size ?? null,
    benefits: body.benefits,
    languages: body.languages,
    website: body.website ?? null,
    registrationNumber: body.registrationNumber ?? null,
    vatTin: body.vatTin ?? null,
    address: body.address,
    provinceId: body.provinceId ?? null,
  } satisfies Columns;
  return { ...columns, ...(await runYielding(searchFieldsInSteps(companyTexts(columns, filedUnder)))) };
}
