import type { Locale } from '@acheep/contract/kernel/locale';
import { toJsonResume } from '@acheep/contract/talent/json-resume';
import type { PrismaClient } from '@acheep/database/client';
import { presentContent } from './resume.presenter.ts';
import { findResumeOf } from './resume.repository.ts';

/** Data export of a CV: in the JSON Resume format, which other sites read, plus the data that has no place in it. */
export const findJsonResume = (locale: Locale) => async (prisma: PrismaClient, userId: string) => {
  const row = await findResumeOf(prisma, userId);
  if (!row) return null;
  const written = toJsonResume({ ...presentContent(row), updatedAt: row.updatedAt.toISOString() }, locale);
  const { visibility, showPhoto, attachments } = row;
  const files = attachments.map(({ upload }) => upload.originalName);
  return { ...written, x_visibility: visibility, x_showPhoto: showPhoto, x_attachments: files };
};
