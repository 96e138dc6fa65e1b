import type { CompanyPaper, Verification } from '@acheep/contract/companies/company-paper';
import type { CompanyPaperKind } from '@acheep/contract/companies/company-paper-option';
import type { PaperRow } from './company-paper.repository.ts';

export const presentPaper = ({ id, kind, createdAt, upload }: PaperRow): CompanyPaper => ({
  _id: id,
  kind: kind as CompanyPaperKind,
  originalName: upload.originalName,
  mediaType: upload.mediaType,
  size: upload.size,
  sentAt: createdAt.toISOString(),
});

export const presentVerification = ({
  verifiedAt,
  papers,
}: {
  verifiedAt: Date | null;
  papers: readonly PaperRow[];
}): Verification => ({ verifiedAt: verifiedAt?.toISOString() ?? null, papers: papers.map(presentPaper) });
