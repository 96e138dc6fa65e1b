import { type SlipKind, slip } from './slip.ts';
import { rowsOf } from './trade.ts';

/** Names of trades to be mistyped. */
const english = `
accountant | accountant
auditor | auditor
receptionist | receptionist hotel-receptionist
secretary | secretary
marketing officer | marketing-officer
graphic designer | graphic-designer
software developer | software-developer
electrical engineer | electrical-engineer
architect | architect
kindergarten teacher | kindergarten-teacher
pharmacist | pharmacist
translator chinese | translator-chinese
waitress | waiter
housekeeper | housekeeper
delivery rider | delivery-rider
truck driver | truck-driver
warehouse officer | stock-keeper
purchasing officer | buyer
security guard | security-guard
electrician | electrician
mechanic | car-mechanic moto-mechanic
merchandiser | merchandiser
hairdresser | hairdresser
veterinarian | veterinarian
cashier | cashier
insurance | insurance-agent
recruitment | recruiter
photographer | photographer
`;

const khmer = `
គណនេយ្យករ | accountant
ចុងភៅ | cook
គិលានុបដ្ឋាក | nurse
សន្តិសុខ | security-guard
មន្ត្រីឥណទាន | credit-officer
បុគ្គលិកលក់ | sales-rep showroom-sales shop-assistant
អ្នករចនាក្រាហ្វិក | graphic-designer
គ្រូបង្រៀនភាសាអង់គ្លេស | english-teacher
បុគ្គលិកទីផ្សារ | marketing-officer
អ្នកដឹកជញ្ជូន | delivery-rider
ស្ថាបត្យករ | architect
វិស្វករអគ្គិសនី | electrical-engineer
ជាងម៉ាស៊ីនត្រជាក់ | aircon-technician
អ្នកបកប្រែភាសាចិន | translator-chinese
អ្នកគិតលុយ | cashier
បុគ្គលិករដ្ឋបាល | admin-officer
ទន្តបណ្ឌិត | dentist
អ្នកឆុងកាហ្វេ | barista
កម្មករសំណង់ | construction-worker
បុគ្គលិកឃ្លាំង | stock-keeper
មគ្គុទ្ទេសក៍ទេសចរណ៍ | tour-guide
អ្នកថែសួន | gardener
`;

/** Slips in turn, each farther into its word. */
const slipped = (list: string, kinds: readonly SlipKind[]) =>
  rowsOf(list).map(([text = '', trades], index) => {
    const turn = Math.floor(index / kinds.length);
    const tried = kinds.map((_, step) =>
      slip(text, kinds[(index + step) % kinds.length] as SlipKind, 2 + turn),
    );
    return `${tried.find((one) => one !== text) ?? text} | ${trades}`;
  });

export const slipSearches = [
  ...slipped(english, ['doubled', 'dropped', 'swapped', 'neighbouring']),
  ...slipped(khmer, ['subscript', 'lookalike']),
].join('\n');
