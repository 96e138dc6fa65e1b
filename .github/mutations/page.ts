// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source.
import { at, type Mutation } from './mutation.ts';

/** Bilingual texts and the user interface. */
export const page: readonly Mutation[] = [
  {
    name: 'Khmer lacks a word that English has.',
    file: `${at.web}/locales/km/jobs/job.json`,
    from: '  "similar": "ការងារស្រដៀងគ្នា",\n',
    to: '',
    by: [`${at.web}/locales/locales.test.ts`],
  },
  {
    name: 'A Khmer page says something in English.',
    file: `${at.web}/locales/km/jobs/job.json`,
    from: '"similar": "ការងារស្រដៀងគ្នា"',
    to: '"similar": "Similar jobs"',
    by: [`${at.web}/locales/`, '.github/glossary.ts'],
  },
  {
    name: 'A field is called in English in Khmer errors.',
    file: `${at.contract}/kernel/text.ts`,
    from: "'លេខទូរស័ព្ទ'",
    to: "'phone number'",
    by: [`${at.contract}/kernel/field-label.test.ts`, '.github/glossary.ts'],
  },
  {
    name: 'A Khmer mail has an English subject.',
    file: `${at.modules}/hiring/application/application.mail.ts`,
    from: 'km: `ពាក្យសុំការងារថ្មី៖ ${jobTitle}`',
    to: 'km: `New application: ${jobTitle}`',
    by: [`${at.modules}/messaging/mail/khmer-mail.test.ts`],
  },
  {
    name: 'Signing out leaves drafts and what was kept in the browser.',
    file: `${at.web}/lib/session.ts`,
    from: '  localStorage.clear();\n  sessionStorage.clear();\n  endSession();',
    to: '  endSession();',
    by: [`${at.web}/lib/session.dom.test.ts`],
  },
  {
    name: 'Where two have edited a record, what one typed is lost whichever they keep.',
    file: `${at.web}/lib/use-edit.ts`,
    from: "if (keep === 'theirs') form.reset",
    to: 'if (keep !== undefined) form.reset',
    by: [`${at.web}/lib/use-edit.dom.test.ts`],
  },
  {
    name: 'Pages have no heading.',
    file: `${at.web}/ui/page-header.tsx`,
    from: '<Title order={1}>{title}</Title>',
    to: '<Text fw={650}>{title}</Text>',
    by: ['apps/web/journeys/accessibility-visitor'],
  },
  {
    name: 'A button with a picture alone has no name.',
    file: `${at.web}/layouts/color-switch.tsx`,
    from: ' aria-label={label} title={label}>',
    to: '>',
    by: ['apps/web/journeys/accessibility-visitor'],
  },
  {
    name: 'A button on a Khmer page is read out in English.',
    file: `${at.web}/layouts/default-layout.tsx`,
    from: "aria-label={t('header.menu')}",
    to: 'aria-label="Open the menu"',
    by: ['apps/web/journeys/accessibility-visitor'],
  },
  {
    name: 'Notes in grey are too faint to be read.',
    file: `${at.web}/ui/theme.ts`,
    from: "'#586660'",
    to: "'#8f9a95'",
    by: ['apps/web/journeys/accessibility-visitor'],
  },
  {
    name: 'A dialog that closes leaves the keyboard nowhere.',
    file: `${at.web}/ui/dialog.tsx`,
    from: 'before?.focus({ preventScroll: true })',
    to: 'before?.isConnected',
    by: ['apps/web/journeys/keyboard'],
  },
  {
    name: 'A form that was refused is empty.',
    file: `${at.web}/features/accounts/account/register-form.tsx`,
    from: 'onError: (error) => applyFieldErrors(error, form),',
    to: 'onError: (error) => {\n          form.reset();\n          applyFieldErrors(error, form);\n        },',
    by: [`${at.web}/features/accounts/account/register-form.dom.test.tsx`],
  },
  {
    name: 'The service worker keeps what the API answered.',
    file: `${at.web}/worker/service-worker.ts`,
    from: "sameOrigin && url.pathname.startsWith('/assets/'),",
    to: 'sameOrigin && /^\\/(assets|api)\\//.test(url.pathname),',
    by: [`${at.api}/plugins/offline.test.ts`, 'apps/web/journeys/offline', 'apps/web/journeys/account'],
  },
];
