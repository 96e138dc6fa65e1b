import { type MergeField, mergeKinds } from '@acheep/contract/companies/company-merge-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { countRows, moveRows, type Two } from '../../../moved-rows.repository.ts';
import { listStages, saveStages } from '../../hiring/stage/stage.repository.ts';
import { companyTables } from './company-table.ts';
import type { MergingCompany } from './merging-company.repository.ts';

const { sql, raw } = Prisma;
const places = Object.entries(companyTables).map(([table, becomes]) => ({
  table,
  column: 'company_id',
  ...becomes,
}));

/** Counts the rows of a company that ends, by kind; kinds with none are left out. */
export const countMoving = (db: PrismaClient | Transaction, from: string) =>
  countRows(db, valuesOf(mergeKinds), [
    ...places.flatMap(({ table, kind }) =>
      kind === null || kind === 'member'
        ? []
        : [{ kind, from: sql`${raw(`"${table}"`)} WHERE company_id = ${from}::uuid` }],
    ),
    {
      kind: 'member',
      from: sql`company_member m JOIN "user" u ON u.id = m.user_id WHERE m.company_id = ${from}::uuid AND NOT u.keeper`,
    },
    {
      kind: 'application',
      from: sql`application a JOIN job j ON j.id = a.job_id WHERE j.company_id = ${from}::uuid`,
    },
    ...(['training', 'event'] as const).map((kind) => ({
      kind,
      from: sql`gathering WHERE company_id = ${from}::uuid AND kind::text = ${kind}`,
    })),
  ]);

/** Moves the rows that the other company lacks by these columns; the remaining ones are deleted with the company. */
const moveOnce = (tx: Transaction, table: string, columns: readonly string[], two: Two) =>
  moveRows(tx, [{ table, column: 'company_id', how: { once: columns } }], two);

/** Merges tags of the same name; candidates tagged by either company carry the merged tag. */
async function mergeTags(tx: Transaction, two: Two) {
  await tx.$executeRaw`
    INSERT INTO application_tag (application_id, tag_id)
    SELECT a.application_id, kept.id FROM application_tag a
    JOIN candidate_tag gone ON gone.id = a.tag_id AND gone.company_id = ${two.from}::uuid
    JOIN candidate_tag kept ON kept.name = gone.name AND kept.company_id = ${two.into}::uuid
    ON CONFLICT DO NOTHING`;
  await moveOnce(tx, 'candidate_tag', ['name'], two);
}

/** Appends the stages that only one company has: its candidates stay where they are. */
async function mergeStages(tx: Transaction, two: Two, at: Date) {
  const from = await listStages(tx, two.from);
  const into = await listStages(tx, two.into);
  if (!from.savedAt && !into.savedAt) return;
  const known = new Set(into.stages.map(({ id }) => id));
  const stages = [...into.stages, ...from.stages.filter(({ id }) => !known.has(id))];
  await saveStages(tx, two.into, stages, at);
  await saveStages(tx, two.from, [], at);
}

/** Merges the notes on a CV saved by both companies; it stays saved if either company has it saved. */
async function mergeSaved(tx: Transaction, two: Two) {
  const both = sql`saved_talent gone JOIN saved_talent kept
    ON kept.resume_id = gone.resume_id AND gone.company_id = ${two.from}::uuid AND kept.company_id = ${two.into}::uuid`;
  await tx.$executeRaw`
    UPDATE saved_talent_note n SET saved_talent_id = b.kept_id
    FROM (SELECT gone.id AS gone_id, kept.id AS kept_id FROM ${both}) b WHERE n.saved_talent_id = b.gone_id`;
  await tx.$executeRaw`
    UPDATE saved_talent t SET removed_at = NULL
    FROM (SELECT kept.id FROM ${both} WHERE gone.removed_at IS NULL) b WHERE t.id = b.id`;
  await moveOnce(tx, 'saved_talent', ['resume_id'], two);
}

/** The remaining company's consent takes precedence for addresses that both companies have asked. */
async function mergeConsents(tx: Transaction, two: Two) {
  await tx.$executeRaw`
    UPDATE candidate_consent c SET consent_id = kept.id FROM mail_consent gone JOIN mail_consent kept
      ON kept.address_key = gone.address_key AND gone.company_id = ${two.from}::uuid AND kept.company_id = ${two.into}::uuid
    WHERE c.consent_id = gone.id`;
  await moveOnce(tx, 'mail_consent', ['address_key'], two);
}

/** Adds up the daily counts of both companies, so that the limit applies to the sum. */
const addDays = (tx: Transaction, table: 'writing_day' | 'invitation_day', { from, into }: Two) => {
  const number = raw(table === 'writing_day' ? 'recipients' : 'sent');
  return tx.$executeRaw`
    INSERT INTO ${raw(table)} AS t (company_id, day, ${number})
    SELECT ${into}::uuid, day, ${number} FROM ${raw(table)} WHERE company_id = ${from}::uuid
    ON CONFLICT (company_id, day) DO UPDATE SET ${number} = t.${number} + EXCLUDED.${number}`;
};

/** Saved searches for one company become searches for the other; who follows both follows the one that stays. */
async function moveSearches(tx: Transaction, { from, into }: Two) {
  await tx.$executeRaw`
    DELETE FROM job_alert gone USING job_alert kept
    WHERE gone.criteria = jsonb_build_object('companyId', ${from}::text)
      AND kept.user_id = gone.user_id AND kept.criteria = jsonb_build_object('companyId', ${into}::text)`;
  await tx.$executeRaw`
    UPDATE job_alert SET criteria = jsonb_set(criteria, '{companyId}', to_jsonb(${into}::text))
    WHERE criteria->>'companyId' = ${from}`;
}

/** Moves all records of one company to another. Both companies and their members' accounts must be locked. */
export async function moveEverything(
  tx: Transaction,
  two: Two,
  { keepOffers, at }: { keepOffers: boolean; at: Date },
) {
  // Jobs and gatherings are reindexed, as their search texts contain the company's name.
  for (const table of ['job', 'gathering'])
    await tx.$executeRaw`
      UPDATE ${raw(table)} SET company_id = ${two.into}::uuid, search_rules = 0 WHERE company_id = ${two.from}::uuid`;
  await mergeTags(tx, two);
  await mergeStages(tx, two, at);
  await mergeSaved(tx, two);
  await moveSearches(tx, two);
  await mergeConsents(tx, two);
  await addDays(tx, 'writing_day', two);
  await addDays(tx, 'invitation_day', two);
  if (keepOffers) await moveOnce(tx, 'company_invitation', ['email'], two);
  else await tx.companyInvitation.deleteMany({ where: { companyId: { in: [two.from, two.into] } } });
  await tx.$executeRaw`
    UPDATE company_member m SET company_id = ${two.into}::uuid FROM "user" u
    WHERE u.id = m.user_id AND NOT u.keeper AND m.company_id = ${two.from}::uuid`;
  await moveRows(tx, places, two);
  await tx.post.updateMany({ where: { linkNoun: 'company', linkId: two.from }, data: { linkId: two.into } });
}

/** Fields that the remaining company lacks and the other one has. */
export function lackingFields(from: MergingCompany, into: MergingCompany): MergeField[] {
  const fields = [
    'nameKm',
    'about',
    'website',
    'registrationNumber',
    'vatTin',
    'size',
    'industryId',
    'provinceId',
    'logoPath',
    'coverPath',
  ] as const;
  const lacking: MergeField[] = fields.filter((field) => from[field] && !into[field]);
  if (from._count.photos > 0 && into._count.photos === 0) lacking.push('photos');
  return lacking;
}

export async function takeFields(tx: Transaction, from: MergingCompany, into: MergingCompany) {
  const taken = lackingFields(from, into);
  if (taken.includes('photos'))
    await tx.companyPhoto.updateMany({ where: { companyId: from.id }, data: { companyId: into.id } });
  // A logo may belong to one company only.
  await tx.company.update({ where: { id: from.id }, data: { logoPath: null }, select: { id: true } });
  const columns = taken.flatMap((field) => (field === 'photos' ? [] : [[field, from[field]] as const]));
  await tx.company.update({
    where: { id: into.id },
    data: { ...Object.fromEntries(columns), searchRules: 0 },
    select: { id: true },
  });
}

/** Deletes the emptied company and redirects its address to the other. */
export async function endCompany(tx: Transaction, { from, into }: Two, mergedAt: Date) {
  await tx.company.delete({ where: { id: from }, select: { id: true } });
  await tx.mergedCompany.create({ data: { id: from, companyId: into, mergedAt }, select: { id: true } });
}
