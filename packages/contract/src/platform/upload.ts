import { z } from 'zod';
import { endpoint, one } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { ownImage } from '../kernel/image.ts';
import { line } from '../kernel/text.ts';
import { accountBytes, uploadKinds } from './upload-kind.ts';

/**
 * Previously uploaded file in a form: `path` is the storage key in the response of the upload. The response may be
 * handed on as it is; the server takes type and size from its own record.
 */
export const uploadedFile = z.strictObject({
  originalName: named(line(255).meta({ examples: ['CV Sok Dara.pdf'] }), 'file name', 'ឈ្មោះឯកសារ'),
  path: named(line(200).meta({ examples: ['docs/q3N8vK1xT5bY7eR2wA9mC4'] }), 'file', 'ឯកសារ'),
  mediaType: named(line(120), 'file type', 'ប្រភេទឯកសារ').optional(),
  size: named(z.int().min(0).max(accountBytes), 'file size', 'ទំហំឯកសារ').optional(),
});
export type UploadedFile = z.infer<typeof uploadedFile>;

/** Public facts of a document. */
export const documentFacts = {
  originalName: z.string().meta({ examples: ['CV Sok Dara.pdf'] }),
  mediaType: z.string().meta({ examples: ['application/pdf'] }),
  size: z.int().meta({ examples: [182_400] }),
};

const post = { method: 'POST', upload: true, status: 201, limit: 'costly' } as const;

const uploadedImage = one(
  z.strictObject({
    ...ownImage.shape,
    /** Same as `image`. */
    url: z.string(),
    originalName: z.string(),
  }),
);

export const documentUpload = endpoint({
  ...post,
  path: uploadKinds.document.path,
  access: uploadKinds.document.access,
  summary:
    'Upload a private document (PDF, DOC, DOCX; 10 MB), to be referenced in a form. Up to 10 photos (JPEG, PNG, WebP) in parts `file` become one PDF',
  response: one(
    z.strictObject({
      docs: z.strictObject({ ...documentFacts, path: z.string() }),
      /** Short-lived link to the file. */
      url: z.string(),
    }),
  ),
});

export const temporaryDocumentUpload = endpoint({
  ...post,
  path: '/upload/docs-temp',
  access: 'public',
  limit: 'costly',
  summary:
    'Upload a document (PDF, DOC, DOCX; 10 MB) without an account; it is stored for a day, to be claimed with a form. Up to 10 photos (JPEG, PNG, WebP) in parts `file` become one PDF',
  response: one(
    z.strictObject({
      docs: z.strictObject(documentFacts),
      /** Claims the file, once. It is returned only here. */
      token: z.string(),
      expiresAt: z.iso.datetime(),
    }),
  ),
});

export const uploadUse = endpoint({
  method: 'GET',
  path: '/upload',
  access: 'signed-in',
  summary: "Get the storage used by the caller's files, and its limit",
  response: one(z.strictObject({ files: z.int(), bytes: z.int(), most: z.int() })),
});

export const photoUpload = endpoint({
  ...post,
  path: uploadKinds.photo.path,
  access: uploadKinds.photo.access,
  summary: "Upload a person's photo (JPEG, 2 MB), cropped to a square, in two sizes, without camera metadata",
  response: uploadedImage,
});

export const logoUpload = endpoint({
  ...post,
  path: uploadKinds.logo.path,
  access: uploadKinds.logo.access,
  summary: 'Upload a logo (JPEG, PNG, WebP; 5 MB), uncropped, in two sizes',
  response: uploadedImage,
});

export const slipUpload = endpoint({
  ...post,
  path: uploadKinds.slip.path,
  access: uploadKinds.slip.access,
  right: 'bill',
  summary: 'Upload a private payment slip (JPEG, PNG, WebP, PDF; 5 MB), to be submitted with an order',
  response: one(
    z.strictObject({
      slip: z.strictObject({ ...documentFacts, path: z.string() }),
      /** Short-lived link to the file. */
      url: z.string(),
    }),
  ),
});

export const paperUpload = endpoint({
  ...post,
  path: uploadKinds.paper.path,
  access: uploadKinds.paper.access,
  summary:
    'Upload a private document to verify a company by (JPEG, PNG, PDF; 10 MB), to be sent with its kind',
  response: one(
    z.strictObject({
      paper: z.strictObject({ ...documentFacts, path: z.string() }),
      /** Short-lived link to the file. */
      url: z.string(),
    }),
  ),
});

export const pictureUpload = endpoint({
  ...post,
  path: uploadKinds.picture.path,
  access: uploadKinds.picture.access,
  summary: 'Upload a picture (JPEG, PNG, WebP; 5 MB), uncropped, in two sizes, without camera metadata',
  response: uploadedImage,
});

/** @collected by `errors.ts`. */
export const errors = {
  'file.too_large': {
    status: 413,
    en: 'This file is larger than {megabytes} MB. Choose a smaller one.',
    km: 'ឯកសារនេះធំជាង {megabytes} MB។ សូមជ្រើសរើសឯកសារតូចជាងនេះ។',
  },
  'file.type': { status: 415, en: 'Only {types} files are accepted.', km: 'ទទួលតែឯកសារ {types} ប៉ុណ្ណោះ។' },
  'file.several': {
    status: 413,
    en: 'Only photos can be uploaded together. Choose one document, or up to {count} photos of its pages.',
    km: 'អាចផ្ទុកឡើងជាមួយគ្នាបានតែរូបថតប៉ុណ្ណោះ។ សូមជ្រើសរើសឯកសារតែមួយ ឬរូបថតទំព័ររបស់ឯកសារ យ៉ាងច្រើន {count} សន្លឹក។',
  },
  'file.photo_broken': {
    status: 415,
    en: 'Photo {number} is damaged or incomplete. Take it again.',
    km: 'រូបថតទី {number} ខូច ឬមិនពេញលេញ។ សូមថតម្ដងទៀត។',
  },
  'file.too_many_pixels': {
    status: 413,
    en: 'This image has more than {megapixels} million pixels. Choose a smaller one.',
    km: 'រូបភាពមានលើសពី {megapixels} លានភីកសែល។ សូមជ្រើសរើសរូបភាពតូចជាងនេះ។',
  },
  'file.too_long': {
    status: 413,
    en: 'This image is more than {pixels} pixels wide or high. Choose a smaller one.',
    km: 'រូបភាពនេះមានទទឹង ឬកម្ពស់លើសពី {pixels} ភីកសែល។ សូមជ្រើសរើសរូបភាពតូចជាងនេះ។',
  },
  'photo.type': { status: 415, en: 'Avatar picture must be JPG format!', km: 'រូបថតផ្ទាល់ខ្លួនត្រូវតែជាទម្រង់ JPG!' },
  'photo.too_large': {
    status: 413,
    en: 'Avatar picture size can not exceed 2MB!',
    km: 'រូបថតផ្ទាល់ខ្លួនមិនអាចធំជាង 2MB ទេ!',
  },
  'file.quota': {
    status: 413,
    en: 'You’ve used all {megabytes} MB of your storage. Remove some files first.',
    km: 'អ្នកបានប្រើទំហំផ្ទុកអស់ {megabytes} MB ហើយ។ សូមលុបឯកសារខ្លះជាមុនសិន។',
  },
  'file.link_expired': {
    status: 403,
    en: 'This link has expired. Open the file again from its page.',
    km: 'តំណនេះផុតកំណត់ហើយ។ សូមបើកឯកសារម្ដងទៀតពីទំព័រដែលមានឯកសារនោះ។',
  },
  'file.missing': { status: 404, en: 'This file is no longer available.', km: 'ឯកសារនេះលែងមានហើយ។' },
} satisfies Errors;
