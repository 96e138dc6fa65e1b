import { type CompanyPaper, companyPaper, type Verification } from '@acheep/contract/companies/company-paper';
import type { CompanyPaperKind } from '@acheep/contract/companies/company-paper-option';
import { plain } from '../../../plain.ts';
import type { PaperRow } from './company-paper.repository.ts';

export const presentPaper = ({ id, kind, createdAt, upload }: PaperRow): CompanyPaper => ({
  ...plain(companyPaper, upload),
  _id: id,
  kind: kind as CompanyPaperKind,
  sentAt: createdAt.toISOString(),
});

export const presentVerification = ({
  verifiedAt,
  papers,
}: {
  verifiedAt: Date | null;
  papers: readonly PaperRow[];
}): Verification => ({ verifiedAt: verifiedAt?.toISOString() ?? null, papers: papers.map(presentPaper) });
