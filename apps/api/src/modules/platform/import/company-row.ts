import { companyBody } from '@acheep/contract/companies/company';
import { email } from '@acheep/contract/kernel/text';
import { check } from '@acheep/contract/kernel/validation';
import type { z } from 'zod';
import type { Context } from './import-context.ts';
import type { Fault } from './import-fault.ts';
import { filled, rowReader } from './row-field.ts';

export type CompanyDraft = z.output<typeof companyBody>;

export interface CompanyRead {
  draft: CompanyDraft | null;
  /** Address for the invitation to take the company over. */
  email: string | undefined;
  faults: Fault[];
}

/** Converts a row of a file of companies to the form of an owner. */
export function readCompany({ names }: Pick<Context, 'names'>, cells: Record<string, string>): CompanyRead {
  const row = rowReader('companies', cells);
  const fields = filled({
    name: row.text('name'),
    nameKm: row.text('name_km'),
    about: row.html('about'),
    industryId: row.record('industry', names.industry),
    size: row.choice('size'),
    website: row.text('website'),
    address: row.text('address'),
    provinceId: row.record('province', names.province),
  });
  const result = check(companyBody, fields);
  if (!result.ok) row.addFormFaults(result.faults);
  const address = row.text('email');
  const owner = address === undefined ? undefined : check(email, address);
  if (owner && !owner.ok) row.fault('email', 'email');
  return {
    draft: result.ok && row.faults.length === 0 ? result.data : null,
    email: owner?.ok ? owner.data : undefined,
    faults: row.faults,
  };
}
