/** Money: accounting, tax, banks, microfinance and insurance. */
export const finance = `
accountant, bookkeeper, book keeper, accounting officer, គណនេយ្យករ, អ្នកកាន់បញ្ជី, អ្នកគណនេយ្យ, បុគ្គលិកគណនេយ្យ, មន្ត្រីគណនេយ្យ, ធ្វើបញ្ជី, accounting staff | អ្នកធ្វើគណនេយ្យ, ធ្វើគណនេយ្យ, អ្នកធ្វើបញ្ជី, អ្នកកត់បញ្ជី, កត់បញ្ជី, account officer, អេខោន, អាខោន, អ្នកអេខោន, អ្នកអាខោន, account, អ្នកកាន់បញ្ជីគណនេយ្យ, អ្នកបញ្ជី, បុគ្គលិកកាន់បញ្ជី, កាន់បញ្ជីហាង, អ្នកកាន់បញ្ជីហាង, ធ្វើបញ្ជីក្រុមហ៊ុន, អ្នកធ្វើបញ្ជីក្រុមហ៊ុន, អ្នកគិតបញ្ជី, គិតបញ្ជី, គណនេយ្យករក្រុមហ៊ុន, បុគ្គលិក account, បុគ្គលិក accounting, មន្ត្រីបញ្ជី, បុគ្គលិកផ្នែកគណនេយ្យ, មន្ត្រីផ្នែកគណនេយ្យ
accounting department, ផ្នែកគណនេយ្យ, គណនេយ្យ | អាខោនធីង, អេខោនធីង, ផ្នែក account
book keeping, កាន់បញ្ជី, កាន់បញ្ជីគណនេយ្យ | កត់ចំណូលចំណាយ, កត់ត្រាចំណូលចំណាយ
chief accountant, accounting manager, ប្រធានគណនេយ្យ, ប្រធានផ្នែកគណនេយ្យ, នាយកគណនេយ្យ, head of accounting, accounting supervisor | ប្រធានអេខោន, មេបញ្ជី, អ្នកគ្រប់គ្រងគណនេយ្យ
senior accountant, គណនេយ្យករជាន់ខ្ពស់
accounting assistant, assistant accountant, ជំនួយការគណនេយ្យ, គណនេយ្យកររង, accounting clerk, accounts clerk, ជំនួយការផ្នែកគណនេយ្យ | ជំនួយគណនេយ្យ, អ្នកជំនួយគណនេយ្យ, ជំនួយការបញ្ជី, junior accountant
tax accountant, tax officer, tax staff, គណនេយ្យករពន្ធដារ, គណនេយ្យករពន្ធ, បុគ្គលិកពន្ធដារ, បុគ្គលិកផ្នែកពន្ធដារ | អ្នកធ្វើពន្ធ, ធ្វើពន្ធ, អ្នកប្រកាសពន្ធ, រត់ពន្ធដារ, ធ្វើពន្ធដារ, អ្នកធ្វើពន្ធដារ, មន្ត្រីពន្ធដារ, បុគ្គលិកពន្ធ, គណនេយ្យពន្ធ, បុគ្គលិកធ្វើពន្ធ, អ្នក tax, ធ្វើ tax
tax, taxation, ពន្ធ, ពន្ធដារ
tax declaration, tax filing, tax return, ប្រកាសពន្ធ, លិខិតប្រកាសពន្ធ | ប្រកាសពន្ធប្រចាំខែ, ដាក់ពន្ធ, អ៊ីហ្វាលីង, e-filing
tax consultant, tax advisor, tax agent, ទីប្រឹក្សាពន្ធដារ, ភ្នាក់ងារសេវាកម្មពន្ធដារ
cost accountant, costing, គណនេយ្យករថ្លៃដើម, គណនេយ្យថ្លៃដើម
management accountant, គណនេយ្យករគ្រប់គ្រង
accounts payable, AP accountant, គណនីត្រូវទូទាត់, គណនេយ្យបំណុល | AP officer
accounts receivable, AR accountant, គណនីត្រូវទទួល, បំណុលអតិថិជន, credit controller | AR officer
general ledger, GL accountant, សៀវភៅធំ, បញ្ជីធំ
petty cash, សាច់ប្រាក់ក្នុងដៃ, បេឡាតូច
invoicing, billing, ចេញវិក្កយបត្រ, វិក្កយបត្រ, invoice clerk | ចេញអ៊ិនវ៉យ, ចេញប៊ីល, អ្នកចេញវិក្កយបត្រ, ធ្វើវិក្កយបត្រ, ចេញ invoice, អ្នកចេញប៊ីល, សរសេរវិក្កយបត្រ
financial statement, financial report, របាយការណ៍ហិរញ្ញវត្ថុ | ធ្វើរបាយការណ៍ហិរញ្ញវត្ថុ
bank reconciliation, ផ្ទៀងផ្ទាត់គណនីធនាគារ, ផ្ទៀងផ្ទាត់ធនាគារ
auditor, audit officer, សវនករ, មន្ត្រីសវនកម្ម, អូឌីត, audit staff, audit associate, បុគ្គលិកផ្នែកសវនកម្ម | អូឌិត, អ្នកអូឌីត, បុគ្គលិកសវនកម្ម, អ្នក audit, បុគ្គលិក audit
audit, សវនកម្ម
internal auditor, internal audit, សវនករផ្ទៃក្នុង, សវនកម្មផ្ទៃក្នុង | អូឌីតផ្ទៃក្នុង
internal control, internal control officer, ត្រួតពិនិត្យផ្ទៃក្នុង, អ្នកត្រួតពិនិត្យផ្ទៃក្នុង
external auditor, external audit, សវនករឯករាជ្យ, សវនកម្មឯករាជ្យ
finance, financial, ហិរញ្ញវត្ថុ
finance officer, មន្ត្រីហិរញ្ញវត្ថុ, បុគ្គលិកហិរញ្ញវត្ថុ, finance staff, finance executive, បុគ្គលិកផ្នែកហិរញ្ញវត្ថុ | អ្នកហិរញ្ញវត្ថុ, មន្ត្រីផ្នែកហិរញ្ញវត្ថុ
finance manager, ប្រធានហិរញ្ញវត្ថុ, ប្រធានផ្នែកហិរញ្ញវត្ថុ, អ្នកគ្រប់គ្រងហិរញ្ញវត្ថុ | អ្នកគ្រប់គ្រងផ្នែកហិរញ្ញវត្ថុ
financial controller, អ្នកត្រួតពិនិត្យហិរញ្ញវត្ថុ
financial analyst, financial analysis, អ្នកវិភាគហិរញ្ញវត្ថុ, វិភាគហិរញ្ញវត្ថុ
finance assistant, ជំនួយការហិរញ្ញវត្ថុ | ជំនួយការផ្នែកហិរញ្ញវត្ថុ
financial planning, budgeting, ថវិកា, រៀបចំថវិកា, ផែនការហិរញ្ញវត្ថុ
treasurer, treasury, ហេរញ្ញិក, រតនាគារ
cashier, cash handling, អ្នកគិតលុយ, បេឡាករ, បេឡា, គិតលុយ, អ្នកគិតប្រាក់ | ខាស៊ៀរ, កាស៊ា, កាស៊ៀរ, ខាស៊ា, ខាសៀរ, ខេសៀរ, កន្លែងគិតលុយ, កន្លែងគិតប្រាក់, អ្នកអង្គុយគិតលុយ, អង្គុយគិតលុយ, ឈរគិតលុយ, អ្នកឈរគិតលុយ, គិតលុយហាង, កាន់លុយ, អ្នកកាន់លុយ, ទទួលលុយ, អ្នកទទួលលុយ, បុគ្គលិកគិតលុយ, បុគ្គលិកគិតប្រាក់, បេឡាករហាង, ខាស់សៀរ, កាស់ស៊ា, ខេស៊ា, កេសសៀរ, ខេសស៊ៀរ, កាស់សៀរ, កាសៀ, កាសៀរ, អ្នកខាស៊ៀរ, អ្នកកាស៊ា, បុគ្គលិកកាស៊ា, គិតប្រាក់ជូនភ្ញៀវ, គិតលុយភ្ញៀវ, បុគ្គលិក cashier, កាស៊ៀ, ខេសៀ, cashier staff, counter cashier, បុគ្គលិកផ្នែកបេឡា
chief cashier, head cashier, ប្រធានបេឡា, ប្រធានបេឡាករ
cash collector, money collector, អ្នកប្រមូលប្រាក់, ប្រមូលលុយ | អ្នកប្រមូលលុយ, ប្រមូលលុយតាមផ្ទះ, ដើរប្រមូលលុយ, អ្នកដើរប្រមូលលុយ, បុគ្គលិកប្រមូលប្រាក់, ប្រមូលលុយតាមហាង, ប្រមូលថ្លៃភ្លើង, ប្រមូលលុយភ្លើង, អ្នកប្រមូលថ្លៃភ្លើង, ប្រមូលថ្លៃទឹក, ប្រមូលលុយទឹក, អ្នកប្រមូលថ្លៃទឹក, ដើរកាត់ប៊ីល, bill collector
debt collector, debt collection, debt recovery, អ្នកទារបំណុល, ទារបំណុល, ប្រមូលបំណុល, ប្រមូលប្រាក់, loan collector | ទារលុយ, អ្នកទារលុយ, អ្នកទារប្រាក់, ដើរទារលុយ, ប្រមូលកម្ចី, ទារប្រាក់, ទារប្រាក់កម្ចី, តាមទារបំណុល, អ្នកដើរទារលុយ, តេទារលុយ, ប្រមូលលុយកម្ចី, អ្នកប្រមូលកម្ចី, collector, ទារលុយអតិថិជន, បុគ្គលិកទារបំណុល, បុគ្គលិកទារលុយ
bank, ធនាគារ | ប៊ែង
- Chip Mong Bank, ធនាគារជីប ម៉ុង
- Prince Bank, ព្រីនប៊ែង | ធនាគារព្រីនស៍
- Sathapana, Sathapana Bank, ធនាគារស្ថាបនា
- Canadia, Canadia Bank, កាណាឌីយ៉ា | ធនាគារកាណាឌីយ៉ា
- ACLEDA, ACLEDA Bank, អេស៊ីលីដា | ធនាគារអេស៊ីលីដា
- ABA, ABA Bank, អេប៊ីអេ | ធនាគារអេប៊ីអេ
bank staff, banker, bank officer, បុគ្គលិកធនាគារ, មន្ត្រីធនាគារ | អ្នកធ្វើការធនាគារ, អ្នកធ្វើធនាគារ, បុគ្គលិកប៊ែង, បុគ្គលិក bank
bank teller, teller, បេឡាករធនាគារ, អ្នកបើកប្រាក់ធនាគារ | តេឡឺ, តេល័រ, តេលល័រ, តេលឡឺ, អ្នករាប់លុយធនាគារ, រាប់លុយ, អ្នករាប់លុយ, បេឡាធនាគារ, រាប់លុយធនាគារ, បុគ្គលិករាប់លុយ
chief teller, head teller, ប្រធានបេឡាករធនាគារ
branch manager, bank branch manager, នាយកសាខា, ប្រធានសាខា, អ្នកគ្រប់គ្រងសាខា | មេសាខា, ប្រធានសាខាធនាគារ, នាយកសាខាធនាគារ
deputy branch manager, assistant branch manager, នាយករងសាខា, អនុប្រធានសាខា
loan officer, credit officer, lending officer, មន្ត្រីឥណទាន, ភ្នាក់ងារឥណទាន, មន្ត្រីកម្ចី, បុគ្គលិកឥណទាន, CO, ស៊ីអូ | C.O, អ្នកឥណទាន, អ្នកបញ្ចេញកម្ចី, បុគ្គលិកកម្ចី, បញ្ចេញកម្ចី, ភ្នាក់ងារកម្ចី, មន្ត្រីឥណទានធនាគារ, ស៊ីអូធនាគារ, អ្នកចុះប្រាក់កម្ចី, បុគ្គលិកស៊ីអូ, CO ធនាគារ, អ្នកស៊ីអូ, អ្នកផ្ដល់កម្ចី, ផ្ដល់កម្ចី, រកអតិថិជនកម្ចី, បុគ្គលិក CO, រត់ប្រាក់កម្ចី, loan consultant, credit staff, loan processor, បុគ្គលិកផ្នែកឥណទាន, មន្ត្រីផ្នែកឥណទាន
chief credit officer, credit manager, credit supervisor, ប្រធានឥណទាន, ប្រធានផ្នែកឥណទាន
credit analyst, credit analysis, loan assessment, អ្នកវិភាគឥណទាន, វិភាគឥណទាន, វាយតម្លៃឥណទាន
credit, lending, ឥណទាន
loan, borrowing, កម្ចី, ប្រាក់កម្ចី | ខ្ចីលុយ, ខ្ចីប្រាក់
SME loan officer, SME lending, មន្ត្រីឥណទានសហគ្រាស
mortgage, home loan, housing loan, កម្ចីទិញផ្ទះ, ឥណទានគេហដ្ឋាន
microfinance, micro finance, microfinance institution, MFI, មីក្រូហិរញ្ញវត្ថុ, គ្រឹះស្ថានមីក្រូហិរញ្ញវត្ថុ, មីក្រូ | អង្គការមីក្រូ, ក្រុមហ៊ុនមីក្រូ, បុគ្គលិកមីក្រូ, មីក្រូហិរញ្ញ, អង្គការមីក្រូហិរញ្ញវត្ថុ
- LOLC, អិលអូអិលស៊ី | អែលអូអែលស៊ី
- Hattha, Hattha Bank, ហត្ថា | ធនាគារហត្ថា
- Prasac, PRASAC MFI, ប្រាសាក់
- AMK, អេអឹមខេ
leasing, hire purchase, ភតិសន្យាហិរញ្ញវត្ថុ, បង់រំលោះ
pawnshop, pawn shop, ហាងបញ្ចាំ, បញ្ចាំ | ទទួលបញ្ចាំ, ហាងទទួលបញ្ចាំ, បុគ្គលិកហាងបញ្ចាំ, បញ្ចាំម៉ូតូ, កន្លែងបញ្ចាំ
savings, saving officer, សន្សំ, ប្រាក់សន្សំ, មន្ត្រីសន្សំ
deposit, deposit officer, ប្រាក់បញ្ញើ, មន្ត្រីប្រាក់បញ្ញើ
relationship manager, relationship officer, អ្នកគ្រប់គ្រងទំនាក់ទំនងអតិថិជន
personal banker, private banker, ទីប្រឹក្សាធនាគារផ្ទាល់ខ្លួន
trade finance, letter of credit, ហិរញ្ញប្បទានពាណិជ្ជកម្ម, លិខិតឥណទាន
money transfer, remittance, ផ្ទេរប្រាក់, វេរប្រាក់ | វេរលុយ, ផ្ទេរលុយ, ភ្នាក់ងារវេរលុយ, អ្នកវេរលុយ, កន្លែងវេរលុយ, បុគ្គលិកវេរលុយ, ផ្ទេរលុយវីង, ហាងវេរលុយ, ទទួលវេរលុយ, វេលុយ, វេរលុយវីង
- eMoney, e money, អ៊ីម៉ាន់នី | អ៊ីម៉ានី
- TrueMoney, True Money, ទ្រូម៉ាន់នី | ភ្នាក់ងារទ្រូម៉ាន់នី
- Wing, Wing agent, Wing Bank, វីង, ភ្នាក់ងារវីង | ធនាគារវីង
money exchange, foreign exchange, currency exchange, ប្ដូរប្រាក់, ប្ដូរលុយ, ដូរលុយ | កន្លែងប្ដូរលុយ, អ្នកប្ដូរលុយ, ហាងប្ដូរលុយ, អ្នកដូរលុយ, កន្លែងដូរលុយ, ដូរលុយដុល្លារ, ហាងប្ដូរប្រាក់
ATM, cash machine, ម៉ាស៊ីនអេធីអឹម, អេធីអឹម | ម៉ាស៊ីនដកលុយ, ទូអេធីអឹម, អ្នកដាក់លុយ ATM, ជាងអេធីអឹម, អេទីអឹម, អេធីអេម
mobile banking, e-banking, ធនាគារចល័ត, ធនាគារតាមទូរស័ព្ទ
digital payment, e-wallet, payment gateway, ការទូទាត់ឌីជីថល, កាបូបអេឡិចត្រូនិក
fintech, financial technology, បច្ចេកវិទ្យាហិរញ្ញវត្ថុ
card centre, credit card, ប័ណ្ណឥណទាន, កាតឥណទាន
risk management, risk officer, គ្រប់គ្រងហានិភ័យ, មន្ត្រីហានិភ័យ
anti money laundering, AML, ប្រឆាំងការសម្អាតប្រាក់
KYC, know your customer, ផ្ទៀងផ្ទាត់អត្តសញ្ញាណអតិថិជន
fraud investigation, fraud officer, ស៊ើបអង្កេតការក្លែងបន្លំ
investment, investment officer, វិនិយោគ, មន្ត្រីវិនិយោគ | អ្នកវិនិយោគ
stock broker, securities broker, ជើងសាមូលបត្រ, មូលបត្រ
stock exchange, stock market, ផ្សារហ៊ុន, ផ្សារមូលបត្រ | លេងហ៊ុន, ជួញដូរហ៊ុន, forex, trader, forex trader, ហ្វូរិច, ត្រេដឌ័រ
actuary, អ្នកគណនាហានិភ័យធានារ៉ាប់រង, អាក់ទុយអារី
insurance, ធានារ៉ាប់រង | អ៊ិនសួរ៉ែន, ក្រុមហ៊ុនធានារ៉ាប់រង
- Forte Insurance, ធានារ៉ាប់រងហ្វតតេ
- Manulife, ម៉ានូឡាយ | មេនូឡាយ
- Prudential, ប្រូដិនសល | ព្រូដិនសល
insurance agent, insurance consultant, insurance advisor, ភ្នាក់ងារធានារ៉ាប់រង, ទីប្រឹក្សាធានារ៉ាប់រង, insurance sales | អ្នកលក់ធានារ៉ាប់រង, លក់ធានារ៉ាប់រង, លក់អាយុជីវិត, បុគ្គលិកធានារ៉ាប់រង, ភ្នាក់ងារអាយុជីវិត, សេលធានារ៉ាប់រង, អ្នកលក់អាយុជីវិត, sale ធានារ៉ាប់រង, អេជិនធានារ៉ាប់រង, អ្នកធានារ៉ាប់រង
life insurance, ធានារ៉ាប់រងអាយុជីវិត
insurance claims, claims officer, សំណងធានារ៉ាប់រង, មន្ត្រីសំណង
underwriter, អ្នកវាយតម្លៃធានារ៉ាប់រង
microinsurance, micro insurance, មីក្រូធានារ៉ាប់រង
valuer, property valuation, appraiser, valuation officer, អ្នកវាយតម្លៃអចលនទ្រព្យ, វាយតម្លៃទ្រព្យ | វាយតម្លៃអចលនទ្រព្យ, អ្នកវាយតម្លៃដី, វាយតម្លៃដី, វាយតម្លៃផ្ទះដី
collateral, loan collateral, ទ្រព្យបញ្ចាំ, ទ្រព្យធានា
donor reporting, grant reporting, របាយការណ៍ម្ចាស់ជំនួយ
grant management, grants officer, គ្រប់គ្រងជំនួយឥតសំណង, មន្ត្រីជំនួយឥតសំណង
QuickBooks, quick books, ឃ្វីកប៊ុក, ខ្វីកប៊ុក
Sage, sage accounting, កម្មវិធីសេក
accounting software, កម្មវិធីគណនេយ្យ
certified public accountant, CPA, គណនេយ្យករជំនាញ, គណនេយ្យករមានវិញ្ញាបនបត្រ
ACCA, chartered accountant, គណនេយ្យករអាជីព
financial literacy, ចំណេះដឹងហិរញ្ញវត្ថុ
village bank, savings group, ក្រុមសន្សំ, ធនាគារភូមិ | តុងទីន
agent banking, bank agent, ភ្នាក់ងារធនាគារ
property tax, ពន្ធអចលនទ្រព្យ, ពន្ធលើអចលនទ្រព្យ
VAT, value added tax, អាករលើតម្លៃបន្ថែម, អតប
withholding tax, ពន្ធកាត់ទុក
salary tax, tax on salary, ពន្ធលើប្រាក់បៀវត្ស
profit tax, tax on income, ពន្ធលើប្រាក់ចំណូល, ពន្ធលើប្រាក់ចំណេញ
patent tax, ពន្ធប៉ាតង់, ប៉ាតង់
business registration, company registration, ចុះបញ្ជីអាជីវកម្ម, ចុះបញ្ជីក្រុមហ៊ុន | រត់ឯកសារពន្ធដារ, រត់ប៉ាតង់, ចុះឈ្មោះក្រុមហ៊ុន, ធ្វើប៉ាតង់, ចុះបញ្ជីពាណិជ្ជកម្ម
gold shop, goldsmith, jeweller, jewelry, jewellery, ជាងមាស, ហាងមាស, គ្រឿងអលង្ការ, ជាងទង | អ្នកលក់មាស, លក់មាស, ជាងពេជ្រ, លក់ពេជ្រ, ជាងធ្វើមាស, អ្នកលក់មាសពេជ្រ, លក់គ្រឿងអលង្ការ, អ្នកលក់គ្រឿងអលង្ការ, ហាងមាសពេជ្រ, ជាងមាសពេជ្រ, ហាងគ្រឿងអលង្ការ, លក់មាសពេជ្រ, តូបមាស
`;
