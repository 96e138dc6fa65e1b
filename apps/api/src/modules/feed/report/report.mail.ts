import { paths } from '@acheep/contract/paths';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';

interface Params {
  noun: 'job' | 'company';
  id: string;
  /** Empty where the content was left as it is. */
  hidden: 'yes' | '';
  answer: string;
}

const nouns = { job: { en: 'job', km: 'ការងារ' }, company: { en: 'company', km: 'ក្រុមហ៊ុន' } };

/** To a visitor who left an address: what became of a report. It holds no words of whoever was reported. */
export const reportAnsweredMail = mailKind<Params>({
  name: 'report-answered',
  title: { en: 'Outcome of a visitor’s report', km: 'លទ្ធផលនៃការរាយការណ៍របស់អ្នកទស្សនា' },
  unasked: 'The address was left with a report, to be told what became of it.',
  isUnnamed: true,
  sample: { noun: 'job', id: 'sample', hidden: 'yes', answer: 'It asked applicants for money.' },
  letter: ({ noun, id, hidden, answer }, site) => {
    const { en, km } = nouns[noun];
    return {
      subject: hidden
        ? { en: `We’ve removed the ${en} you reported`, km: `យើងបានដក${km}ដែលអ្នករាយការណ៍ចេញហើយ` }
        : { en: `About the ${en} you reported`, km: `អំពី${km}ដែលអ្នកបានរាយការណ៍` },
      text: [
        hidden
          ? {
              en: `Thank you for your report. We’ve looked into it and removed the ${en} from ${site.name}.`,
              km: `សូមអរគុណសម្រាប់ការរាយការណ៍។ យើងបានពិនិត្យ ហើយបានដក${km}នេះចេញពី ${site.name}។`,
            }
          : {
              en: `Thank you for your report. We’ve looked into it and found no reason to remove the ${en}.`,
              km: `សូមអរគុណសម្រាប់ការរាយការណ៍។ យើងបានពិនិត្យ ហើយមិនឃើញមូលហេតុដែលត្រូវដក${km}នេះចេញទេ។`,
            },
        answer,
      ],
      action: hidden
        ? { en: 'Stay safe while you look for work', km: 'ស្វែងរកការងារដោយសុវត្ថិភាព', to: paths.safety() }
        : { en: `See the ${en}`, km: `មើល${km}`, to: noun === 'job' ? paths.job(id) : paths.company(id) },
      footer: {
        en: `You’re receiving this e-mail because this address was left with a report at ${site.name}.`,
        km: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះមានអ្នកបានទុកអ៊ីមែលនេះពេលរាយការណ៍នៅ ${site.name}។`,
      },
    };
  },
});

/** To whoever wrote what the operator has hidden. */
export const authorWarnedMail = mailKind({
  name: 'author-warned',
  title: { en: 'Warning to an author', km: 'ការព្រមានអ្នកសរសេរ' },
  necessary: 'Who may lose an account has to know why.',
  priority: 'account',
  sample: { name: 'Sok Dara', about: 'Send me $50 first', warning: 'Never ask applicants for money.' },
  letter: ({ about, warning }, site) => ({
    subject: {
      en: `A warning about what you posted on ${site.name}`,
      km: `ការព្រមានអំពីអ្វីដែលអ្នកបានផ្សាយនៅ ${site.name}`,
    },
    text: [
      {
        en: `We’ve removed “${about}” because it breaks our rules.`,
        km: `យើងបានដក «${about}» ចេញ ព្រោះមិនគោរពតាមគោលការណ៍របស់យើង។`,
      },
      warning,
      {
        en: 'If this happens again, we may disable your account.',
        km: 'ប្រសិនបើកើតឡើងម្ដងទៀត គណនីរបស់អ្នកអាចត្រូវបានបិទ។',
      },
    ],
    footer: footers.supportIfMistake,
  }),
});
