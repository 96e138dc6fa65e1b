import { paths } from '@acheep/contract/paths';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';

interface Params {
  noun: 'job' | 'company';
  id: string;
  /** Empty where the content was left as it is. */
  hidden: 'yes' | '';
  answer: string;
}

const nouns = { job: { en: 'job', km: 'ការងារ' }, company: { en: 'company', km: 'ក្រុមហ៊ុន' } };
const pageOf = ({ noun, id }: Params) => (noun === 'job' ? paths.job(id) : paths.company(id));

/** To a visitor who left an address: what became of a report. It holds no words of whoever was reported. */
export const reportAnsweredMail: MailKind<Params> = {
  name: 'report-answered',
  title: { en: 'Outcome of a visitor’s report', km: 'លទ្ធផលនៃការរាយការណ៍របស់អ្នកទស្សនា' },
  unasked: 'The address was left with a report, to be told what became of it.',
  priority: 'news',
  sample: { noun: 'job', id: 'sample', hidden: 'yes', answer: 'It asked applicants for money.' },
  en: (params, site) => {
    const { noun, hidden, answer } = params;
    const about = nouns[noun].en;
    return {
      subject: hidden ? `We’ve removed the ${about} you reported` : `About the ${about} you reported`,
      greeting: 'Hello,',
      paragraphs: [
        hidden
          ? `Thank you for your report. We’ve looked into it and removed the ${about} from ${site.name}.`
          : `Thank you for your report. We’ve looked into it and found no reason to remove the ${about}.`,
        ...(answer ? [answer] : []),
      ],
      action: hidden
        ? { label: 'Stay safe while you look for work', url: site.url(paths.safety()) }
        : { label: `See the ${about}`, url: site.url(pageOf(params)) },
      footer: `You’re receiving this e-mail because this address was left with a report at ${site.name}.`,
    };
  },
  km: (params, site) => {
    const { noun, hidden, answer } = params;
    const about = nouns[noun].km;
    return {
      subject: hidden ? `យើងបានដក${about}ដែលអ្នករាយការណ៍ចេញហើយ` : `អំពី${about}ដែលអ្នកបានរាយការណ៍`,
      greeting: 'សួស្ដី',
      paragraphs: [
        hidden
          ? `សូមអរគុណសម្រាប់ការរាយការណ៍។ យើងបានពិនិត្យ ហើយបានដក${about}នេះចេញពី ${site.name}។`
          : `សូមអរគុណសម្រាប់ការរាយការណ៍។ យើងបានពិនិត្យ ហើយមិនឃើញមូលហេតុដែលត្រូវដក${about}នេះចេញទេ។`,
        ...(answer ? [answer] : []),
      ],
      action: hidden
        ? { label: 'ស្វែងរកការងារដោយសុវត្ថិភាព', url: site.url(paths.safety()) }
        : { label: `មើល${about}`, url: site.url(pageOf(params)) },
      footer: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះមានអ្នកបានទុកអ៊ីមែលនេះពេលរាយការណ៍នៅ ${site.name}។`,
    };
  },
};
