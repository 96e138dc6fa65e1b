import type { Localized } from './locale.ts';

/** Errors by their code: HTTP status, and the sentence in both languages with `{name}` placeholders. */
export type Errors = Readonly<Record<string, Localized & { status: number }>>;

/** Errors of no noun. */
export const errors = {
  'request.invalid': {
    status: 400,
    en: 'We couldn’t read the request. Check it and try again.',
    km: 'អានសំណើនេះមិនបានទេ។ សូមពិនិត្យ រួចព្យាយាមម្ដងទៀត។',
  },
  'request.method': {
    status: 405,
    en: 'This address accepts only {methods}.',
    km: 'អាសយដ្ឋាននេះទទួលតែ {methods} ប៉ុណ្ណោះ។',
  },
  'request.too_slow': {
    status: 408,
    en: 'Your connection is too slow. Try again when it’s better.',
    km: 'អ៊ីនធឺណិតយឺតពេក។ សូមព្យាយាមម្ដងទៀត ពេលសេវាល្អជាងនេះ។',
  },
  'request.too_large': {
    status: 413,
    en: 'This is too large to send. Shorten it and try again.',
    km: 'ទិន្នន័យនេះធំពេក មិនអាចផ្ញើបានទេ។ សូមបន្ថយ រួចព្យាយាមម្ដងទៀត។',
  },
  'request.unsupported_type': {
    status: 415,
    en: 'This type of content isn’t accepted here.',
    km: 'យើងមិនទទួលខ្លឹមសារប្រភេទនេះទេ។',
  },
  'request.too_many': {
    status: 429,
    en: 'Too many attempts. Wait {seconds} seconds and try again.',
    km: 'អ្នកបានព្យាយាមច្រើនដងពេក។ សូមរង់ចាំ {seconds} វិនាទី រួចព្យាយាមម្ដងទៀត។',
  },
  'request.repeated': {
    status: 422,
    en: 'Your earlier request did go through, and this one is different. Check it before sending again.',
    km: 'សំណើមុនរបស់អ្នកបានទៅដល់ហើយ ប៉ុន្តែសំណើនេះមានខ្លឹមសារខុសពីមុន។ សូមពិនិត្យសំណើមុនសិន មុននឹងផ្ញើម្ដងទៀត។',
  },
  'request.put_aside': {
    status: 503,
    en: 'This request has stopped the site more than once, so we’ve blocked it for up to an hour. Everything else works.',
    km: 'សំណើនេះធ្វើឱ្យគេហទំព័រគាំងច្រើនដង ដូច្នេះយើងផ្អាកសំណើនេះយ៉ាងយូរមួយម៉ោង។ មុខងារផ្សេងទៀតនៅដំណើរការធម្មតា។',
  },
  'access.denied': {
    status: 403,
    en: 'Your account doesn’t have access to this.',
    km: 'គណនីរបស់អ្នកគ្មានសិទ្ធិធ្វើសកម្មភាពនេះទេ។',
  },
  not_found: { status: 404, en: 'This page could not be found.', km: 'រកមិនឃើញទំព័រនេះទេ។' },
  'record.changed': {
    status: 409,
    en: 'Someone else saved changes after you opened this. Nothing was overwritten.',
    km: 'មានអ្នកផ្សេងបានរក្សាទុកការកែប្រែ ក្រោយពេលអ្នកបើកទំព័រនេះ។ គ្មានអ្វីបាត់បង់ទេ។',
  },
  'validation.failed': { status: 422, en: 'Data validation failed', km: 'ព័ត៌មានមិនត្រឹមត្រូវ' },
  'service.reading': {
    status: 503,
    en: 'Jobs can be read right now, but nothing can be saved. Please try again in a few minutes.',
    km: 'ពេលនេះអាចអានបាន តែមិនទាន់រក្សាទុកអ្វីបានទេ។ សូមព្យាយាមម្ដងទៀតក្នុងរយៈពេលប៉ុន្មាននាទីទៀត។',
  },
  'service.unavailable': {
    status: 503,
    en: 'We’re busy right now. Please try again in a moment.',
    km: 'ពេលនេះប្រព័ន្ធរវល់ខ្លាំង។ សូមព្យាយាមម្ដងទៀតបន្តិចក្រោយ។',
  },
  'service.failed': {
    status: 500,
    en: 'Something went wrong on our side. Try again in a moment.',
    km: 'មានបញ្ហានៅខាងយើង។ សូមព្យាយាមម្ដងទៀតបន្តិចក្រោយ។',
  },
} satisfies Errors;
