import type { Transaction } from '@acheep/database/connection';
import { type SearchTexts, searchTags } from '@acheep/search/analysis/search-fields';

const named = { select: { nameEn: true, nameKm: true } } as const;

interface Texts {
  name: string;
  nameKm: string | null;
  about: string | null;
  address: string;
}
type Named = { nameEn: string; nameKm: string } | null;

export const companyTexts = (
  { name, nameKm, about, address }: Texts,
  { industry, province }: { industry: Named; province: Named },
): SearchTexts => ({
  title: [name, nameKm],
  tags: searchTags(industry, province),
  texts: [about, address],
});

export async function readCompanyTexts(
  tx: Transaction,
  ids: string[],
): Promise<(SearchTexts & { id: string })[]> {
  const companies = await tx.company.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      name: true,
      nameKm: true,
      about: true,
      address: true,
      industry: named,
      province: named,
    },
  });
  return companies.map((company) => ({ id: company.id, ...companyTexts(company, company) }));
}
