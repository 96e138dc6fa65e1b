const narrow = 'The place is narrow, and what stands around it says which course is meant.';
const screening = 'Screening applications is one word in Khmer: សម្រាំងបេក្ខជន.';
const ministry = 'The name of a ministry, or of a subject, as the state writes it.';
const spoken = 'In a sentence people say “province” of the capital too; រាជធានី/ខេត្ត is how forms put it.';

/** Texts that use another Khmer word for a term of GLOSSARY.md, with the reason: `<namespace>:<key> <term>`. */
export const glossaryExceptions: Record<string, string> = {
  'common:header.postTraining training': narrow,
  'pages.ts training': narrow,
  'enquiry-admin:carry.screen application': screening,
  'service-request:done.cv-screening application': screening,
  'service-request:done.cv-screening-ended application': screening,
  'relaxed-search:elsewhere province': spoken,
  'relaxed-search:near province': spoken,
  'relaxed-search:around province': spoken,
  'admin:audit.operator operator': 'Whoever runs the machine, which need not be the operator of the site.',
  'article-option.ts industry': ministry,
  'article-option.ts training': ministry,
  'job-field.ts operator': 'The title of a job.',
  'resume-pdf-option.ts banner': 'A design of the CV with a head in colour, no banner of the site.',
};

/** Texts that break a rule of style, with the reason: `<namespace>:<key> <rule>`. */
export const styleExceptions: Record<string, string> = {
  'article-option.ts title case': ministry,
  'job-field.ts title case': 'The title of a job.',
  'error:photo.too_large no contraction': 'Prescribed by the specification.',
  'upload.ts no contraction': 'Prescribed by the specification.',
  'phone-code.service.ts no contraction': 'A line of the log.',
};
