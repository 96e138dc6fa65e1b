/** Money: accounting, tax, banks, microfinance and insurance. */
export const finance = `
accountant, bookkeeper, book keeper, accounting officer, គណនេយ្យករ, អ្នកកាន់បញ្ជី, អ្នកគណនេយ្យ, បុគ្គលិកគណនេយ្យ, មន្ត្រីគណនេយ្យ, ធ្វើបញ្ជី | អ្នកធ្វើគណនេយ្យ, ធ្វើគណនេយ្យ, អ្នកធ្វើបញ្ជី, អ្នកកត់បញ្ជី, កត់បញ្ជី
accounting department, ផ្នែកគណនេយ្យ, គណនេយ្យ
book keeping, កាន់បញ្ជី, កាន់បញ្ជីគណនេយ្យ
chief accountant, accounting manager, ប្រធានគណនេយ្យ, ប្រធានផ្នែកគណនេយ្យ, នាយកគណនេយ្យ
senior accountant, គណនេយ្យករជាន់ខ្ពស់
accounting assistant, assistant accountant, ជំនួយការគណនេយ្យ, គណនេយ្យកររង
tax accountant, tax officer, tax staff, គណនេយ្យករពន្ធដារ, គណនេយ្យករពន្ធ, បុគ្គលិកពន្ធដារ | អ្នកធ្វើពន្ធ, ធ្វើពន្ធ
tax, taxation, ពន្ធ, ពន្ធដារ
tax declaration, tax filing, tax return, ប្រកាសពន្ធ, លិខិតប្រកាសពន្ធ
tax consultant, tax advisor, tax agent, ទីប្រឹក្សាពន្ធដារ, ភ្នាក់ងារសេវាកម្មពន្ធដារ
cost accountant, costing, គណនេយ្យករថ្លៃដើម, គណនេយ្យថ្លៃដើម
management accountant, គណនេយ្យករគ្រប់គ្រង
accounts payable, AP accountant, គណនីត្រូវទូទាត់, គណនេយ្យបំណុល
accounts receivable, AR accountant, គណនីត្រូវទទួល, បំណុលអតិថិជន
general ledger, GL accountant, សៀវភៅធំ, បញ្ជីធំ
petty cash, សាច់ប្រាក់ក្នុងដៃ, បេឡាតូច
invoicing, billing, ចេញវិក្កយបត្រ, វិក្កយបត្រ
financial statement, financial report, របាយការណ៍ហិរញ្ញវត្ថុ
bank reconciliation, ផ្ទៀងផ្ទាត់គណនីធនាគារ, ផ្ទៀងផ្ទាត់ធនាគារ
auditor, audit officer, សវនករ, មន្ត្រីសវនកម្ម, អូឌីត | អូឌិត
audit, សវនកម្ម
internal auditor, internal audit, សវនករផ្ទៃក្នុង, សវនកម្មផ្ទៃក្នុង
internal control, internal control officer, ត្រួតពិនិត្យផ្ទៃក្នុង, អ្នកត្រួតពិនិត្យផ្ទៃក្នុង
external auditor, external audit, សវនករឯករាជ្យ, សវនកម្មឯករាជ្យ
finance, financial, ហិរញ្ញវត្ថុ
finance officer, មន្ត្រីហិរញ្ញវត្ថុ, បុគ្គលិកហិរញ្ញវត្ថុ
finance manager, ប្រធានហិរញ្ញវត្ថុ, ប្រធានផ្នែកហិរញ្ញវត្ថុ, អ្នកគ្រប់គ្រងហិរញ្ញវត្ថុ
financial controller, អ្នកត្រួតពិនិត្យហិរញ្ញវត្ថុ
financial analyst, financial analysis, អ្នកវិភាគហិរញ្ញវត្ថុ, វិភាគហិរញ្ញវត្ថុ
finance assistant, ជំនួយការហិរញ្ញវត្ថុ
financial planning, budgeting, ថវិកា, រៀបចំថវិកា, ផែនការហិរញ្ញវត្ថុ
treasurer, treasury, ហេរញ្ញិក, រតនាគារ
cashier, cash handling, អ្នកគិតលុយ, បេឡាករ, បេឡា, គិតលុយ, អ្នកគិតប្រាក់ | ខាស៊ៀរ, កាស៊ា, កាស៊ៀរ, ខាស៊ា, ខាសៀរ, ខេសៀរ, កន្លែងគិតលុយ, កន្លែងគិតប្រាក់
chief cashier, head cashier, ប្រធានបេឡា, ប្រធានបេឡាករ
cash collector, money collector, អ្នកប្រមូលប្រាក់, ប្រមូលលុយ
debt collector, debt collection, debt recovery, អ្នកទារបំណុល, ទារបំណុល, ប្រមូលបំណុល, ប្រមូលប្រាក់ | ទារលុយ, អ្នកទារលុយ, អ្នកទារប្រាក់, ដើរទារលុយ, ប្រមូលកម្ចី
bank, ធនាគារ
- Chip Mong Bank, ធនាគារជីប ម៉ុង
- Prince Bank, ព្រីនប៊ែង | ធនាគារព្រីនស៍
- Sathapana, Sathapana Bank, ធនាគារស្ថាបនា
- Canadia, Canadia Bank, កាណាឌីយ៉ា | ធនាគារកាណាឌីយ៉ា
- ACLEDA, ACLEDA Bank, អេស៊ីលីដា | ធនាគារអេស៊ីលីដា
- ABA, ABA Bank, អេប៊ីអេ | ធនាគារអេប៊ីអេ
bank staff, banker, bank officer, បុគ្គលិកធនាគារ, មន្ត្រីធនាគារ | អ្នកធ្វើការធនាគារ
bank teller, teller, បេឡាករធនាគារ, អ្នកបើកប្រាក់ធនាគារ | តេឡឺ, តេល័រ, តេលល័រ
chief teller, head teller, ប្រធានបេឡាករធនាគារ
branch manager, bank branch manager, នាយកសាខា, ប្រធានសាខា, អ្នកគ្រប់គ្រងសាខា
deputy branch manager, assistant branch manager, នាយករងសាខា, អនុប្រធានសាខា
loan officer, credit officer, lending officer, មន្ត្រីឥណទាន, ភ្នាក់ងារឥណទាន, មន្ត្រីកម្ចី, បុគ្គលិកឥណទាន, CO, ស៊ីអូ | C.O, អ្នកឥណទាន, អ្នកបញ្ចេញកម្ចី, បុគ្គលិកកម្ចី
chief credit officer, credit manager, credit supervisor, ប្រធានឥណទាន, ប្រធានផ្នែកឥណទាន
credit analyst, credit analysis, loan assessment, អ្នកវិភាគឥណទាន, វិភាគឥណទាន, វាយតម្លៃឥណទាន
credit, lending, ឥណទាន
loan, borrowing, កម្ចី, ប្រាក់កម្ចី
SME loan officer, SME lending, មន្ត្រីឥណទានសហគ្រាស
mortgage, home loan, housing loan, កម្ចីទិញផ្ទះ, ឥណទានគេហដ្ឋាន
microfinance, micro finance, microfinance institution, MFI, មីក្រូហិរញ្ញវត្ថុ, គ្រឹះស្ថានមីក្រូហិរញ្ញវត្ថុ, មីក្រូ | អង្គការមីក្រូ, ក្រុមហ៊ុនមីក្រូ
- LOLC, អិលអូអិលស៊ី | អែលអូអែលស៊ី
- Hattha, Hattha Bank, ហត្ថា | ធនាគារហត្ថា
- Prasac, PRASAC MFI, ប្រាសាក់
- AMK, អេអឹមខេ
leasing, hire purchase, ភតិសន្យាហិរញ្ញវត្ថុ, បង់រំលោះ
pawnshop, pawn shop, ហាងបញ្ចាំ, បញ្ចាំ | ទទួលបញ្ចាំ, ហាងទទួលបញ្ចាំ
savings, saving officer, សន្សំ, ប្រាក់សន្សំ, មន្ត្រីសន្សំ
deposit, deposit officer, ប្រាក់បញ្ញើ, មន្ត្រីប្រាក់បញ្ញើ
relationship manager, relationship officer, អ្នកគ្រប់គ្រងទំនាក់ទំនងអតិថិជន
personal banker, private banker, ទីប្រឹក្សាធនាគារផ្ទាល់ខ្លួន
trade finance, letter of credit, ហិរញ្ញប្បទានពាណិជ្ជកម្ម, លិខិតឥណទាន
money transfer, remittance, ផ្ទេរប្រាក់, វេរប្រាក់ | វេរលុយ, ផ្ទេរលុយ, ភ្នាក់ងារវេរលុយ, អ្នកវេរលុយ, កន្លែងវេរលុយ
- eMoney, e money, អ៊ីម៉ាន់នី | អ៊ីម៉ានី
- TrueMoney, True Money, ទ្រូម៉ាន់នី | ភ្នាក់ងារទ្រូម៉ាន់នី
- Wing, Wing agent, Wing Bank, វីង, ភ្នាក់ងារវីង | ធនាគារវីង
money exchange, foreign exchange, currency exchange, ប្ដូរប្រាក់, ប្ដូរលុយ, ដូរលុយ | កន្លែងប្ដូរលុយ, អ្នកប្ដូរលុយ
ATM, cash machine, ម៉ាស៊ីនអេធីអឹម, អេធីអឹម | ម៉ាស៊ីនដកលុយ, ទូអេធីអឹម
mobile banking, e-banking, ធនាគារចល័ត, ធនាគារតាមទូរស័ព្ទ
digital payment, e-wallet, payment gateway, ការទូទាត់ឌីជីថល, កាបូបអេឡិចត្រូនិក
fintech, financial technology, បច្ចេកវិទ្យាហិរញ្ញវត្ថុ
card centre, credit card, ប័ណ្ណឥណទាន, កាតឥណទាន
risk management, risk officer, គ្រប់គ្រងហានិភ័យ, មន្ត្រីហានិភ័យ
anti money laundering, AML, ប្រឆាំងការសម្អាតប្រាក់
KYC, know your customer, ផ្ទៀងផ្ទាត់អត្តសញ្ញាណអតិថិជន
fraud investigation, fraud officer, ស៊ើបអង្កេតការក្លែងបន្លំ
investment, investment officer, វិនិយោគ, មន្ត្រីវិនិយោគ
stock broker, securities broker, ជើងសាមូលបត្រ, មូលបត្រ
stock exchange, stock market, ផ្សារហ៊ុន, ផ្សារមូលបត្រ
actuary, អ្នកគណនាហានិភ័យធានារ៉ាប់រង, អាក់ទុយអារី
insurance, ធានារ៉ាប់រង
- Forte Insurance, ធានារ៉ាប់រងហ្វតតេ
- Manulife, ម៉ានូឡាយ | មេនូឡាយ
- Prudential, ប្រូដិនសល | ព្រូដិនសល
insurance agent, insurance consultant, insurance advisor, ភ្នាក់ងារធានារ៉ាប់រង, ទីប្រឹក្សាធានារ៉ាប់រង | អ្នកលក់ធានារ៉ាប់រង, លក់ធានារ៉ាប់រង, លក់អាយុជីវិត
life insurance, ធានារ៉ាប់រងអាយុជីវិត
insurance claims, claims officer, សំណងធានារ៉ាប់រង, មន្ត្រីសំណង
underwriter, អ្នកវាយតម្លៃធានារ៉ាប់រង
microinsurance, micro insurance, មីក្រូធានារ៉ាប់រង
valuer, property valuation, appraiser, valuation officer, អ្នកវាយតម្លៃអចលនទ្រព្យ, វាយតម្លៃទ្រព្យ
collateral, loan collateral, ទ្រព្យបញ្ចាំ, ទ្រព្យធានា
donor reporting, grant reporting, របាយការណ៍ម្ចាស់ជំនួយ
grant management, grants officer, គ្រប់គ្រងជំនួយឥតសំណង, មន្ត្រីជំនួយឥតសំណង
QuickBooks, quick books, ឃ្វីកប៊ុក, ខ្វីកប៊ុក
Sage, sage accounting, កម្មវិធីសេក
accounting software, កម្មវិធីគណនេយ្យ
certified public accountant, CPA, គណនេយ្យករជំនាញ, គណនេយ្យករមានវិញ្ញាបនបត្រ
ACCA, chartered accountant, គណនេយ្យករអាជីព
financial literacy, ចំណេះដឹងហិរញ្ញវត្ថុ
village bank, savings group, ក្រុមសន្សំ, ធនាគារភូមិ
agent banking, bank agent, ភ្នាក់ងារធនាគារ
property tax, ពន្ធអចលនទ្រព្យ, ពន្ធលើអចលនទ្រព្យ
VAT, value added tax, អាករលើតម្លៃបន្ថែម, អតប
withholding tax, ពន្ធកាត់ទុក
salary tax, tax on salary, ពន្ធលើប្រាក់បៀវត្ស
profit tax, tax on income, ពន្ធលើប្រាក់ចំណូល, ពន្ធលើប្រាក់ចំណេញ
patent tax, ពន្ធប៉ាតង់, ប៉ាតង់
business registration, company registration, ចុះបញ្ជីអាជីវកម្ម, ចុះបញ្ជីក្រុមហ៊ុន
gold shop, goldsmith, jeweller, jewelry, jewellery, ជាងមាស, ហាងមាស, គ្រឿងអលង្ការ, ជាងទង | អ្នកលក់មាស, លក់មាស
`;
