import { addDays, today } from '@acheep/contract/kernel/calendar';
import {
  type AdminImport,
  adminImportCreate,
  adminImportGet,
  adminImportRowList,
  adminImportRun,
  type ImportRow,
} from '@acheep/contract/platform/import';
import type { ImportKind } from '@acheep/contract/platform/import-option';
import { expect, vi } from 'vitest';
import type { Harness } from './harness.ts';

export const closes = addDays(today(), 30);
export const jobHead =
  'id,title,company,category,type,experience,vacancies,salary,province,description,closing_date,contact_email';
const usual = {
  title: 'Rice Miller',
  company: 'Tonle Mills',
  salary: '300-500 USD',
  province: 'Battambang',
  closing: closes,
  description: 'Runs the mill.',
};
/** Row of a file of jobs, by default without faults. */
export const job = (id: string, given: Partial<typeof usual> = {}) => {
  const { title, company, salary, province, closing, description } = { ...usual, ...given };
  return `${id},${title},${company},accounting,full-time,1-year,2,${salary},${province},${description},${closing},jobs@tonle.example`;
};

interface File {
  kind?: ImportKind;
  source?: string;
  name?: string;
}

/** Import operations of an operator, with a running worker. */
export function importing(harness: () => Harness, operator: () => { id: string }) {
  const as = () => harness().as(operator());
  const get = async (id: string): Promise<AdminImport> =>
    (await as().call(adminImportGet, { params: { id } })).body.data;

  /** Waits until the worker has finished an import. */
  const settled = (id: string) =>
    vi.waitFor(
      async () => {
        const one = await get(id);
        expect(['reading', 'running', 'undoing']).not.toContain(one.state);
        return one;
      },
      { timeout: 60_000, interval: 100 },
    );

  async function send(
    content: string | Buffer,
    { kind = 'jobs', source = 'old.example', name = 'jobs.csv' }: File = {},
  ) {
    const { status, body } = await as().call(adminImportCreate, {
      query: { kind, source },
      file: { name, content: Buffer.from(content) },
    });
    expect(status, JSON.stringify(body)).toBe(201);
    return settled(body.data._id);
  }

  async function run(id: string, body = {}) {
    const { status } = await as().call(adminImportRun, { params: { id }, body });
    expect(status).toBe(200);
    return settled(id);
  }

  return {
    get,
    settled,
    send,
    run,
    rows: async (id: string, query: Record<string, unknown> = {}): Promise<ImportRow[]> =>
      (await as().call(adminImportRowList, { params: { id }, query: { limit: 100, ...query } })).body.data,
    bring: async (content: string, of: File = {}) => run((await send(content, of))._id),
  };
}
