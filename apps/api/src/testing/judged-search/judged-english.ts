/**
 * Queries in Latin letters: kind, text, and grade of each role: 3 is the intended one, 2 is acceptable, 1 is related.
 * `@` names a province, `/` a pattern for the title; of several that match a job the first counts.
 */
export const englishQueries = `
word | driver | driver 3, truck-driver 3, delivery-rider 1
word | accountant | accountant 3, auditor 1, finance-manager 1
word | nurse | nurse 3, midwife 1, doctor 1
word | midwife | midwife 3, nurse 1
word | electrician | electrician 3, aircon 1
word | cashier | cashier 3, teller 1
word | barista | barista 3, waiter 1
word | lawyer | lawyer 3
word | architect | architect 3
word | teller | teller 3, cashier 1
word | gardener | gardener 3
word | veterinarian | vet 3
word | plumber | plumber 3
word | welder | welder 3
word | receptionist | receptionist 3
word | merchandiser | merchandiser 3
word | marketing | marketing 3
word | warehouse | warehouse 3, purchasing 1
word | customs | import-export/Customs|គយ 3, import-export 2
words | sales manager | sales-manager 3, sales 1
words | loan officer | loan-officer 3
words | english teacher | teacher-english 3
words | civil engineer | civil-engineer 3
words | graphic designer | graphic-designer 3
words | security guard | guard 3
words | tour guide | tour-guide 3
words | truck driver | truck-driver 3, driver 1
words | quality control | quality 3
words | line leader | line-leader 3
words | branch manager | branch-manager 3
words | data entry | data-entry 3
words | human resources | hr 3
words | interior designer | architect/Interior|តុបតែង 3, architect 1
words | tax accountant | accountant/Tax|ពន្ធ 3, accountant 2
words | internal auditor | auditor 3
words | construction worker | builder 3
words | factory worker | factory-worker 3, sewing 1
words | social worker | social-worker 3
words | machine operator | machine-operator 3, sewing/Operator 2
place | driver kandal | driver@kandal 3, truck-driver@kandal 3
place | cook siem reap | cook@siem-reap 3, baker@siem-reap 1
place | Sihanoukville | @preah-sihanouk 3
place | Kampong Som welder | welder@preah-sihanouk 3
place | Mondul Kiri | @mondulkiri 3
place | Ratanak Kiri | @ratanakiri 3
place | Bavet casino | casino-dealer@svay-rieng 3, casino-dealer 1
place | Poipet casino dealer | casino-dealer@banteay-meanchey 3, casino-dealer 1
place | Kep | @kep 3
place | kampong thom electrician | electrician@kampong-thom 3
place | teacher battambang | teacher-english@battambang 3, teacher-kindergarten@battambang 3, teacher-maths@battambang 3
place | nurse in siem reap | nurse@siem-reap 3, midwife@siem-reap 1
place | receptionist kampot | receptionist@kampot 3
place | pp accountant | accountant@phnom-penh 3
place | waiter sihanoukville | waiter@preah-sihanouk 3
place | kompong cham sales | sales@kampong-cham 3
place | ta khmao driver | driver@kandal 3
place | Krong Siem Reap spa | spa@siem-reap 3
place | Banlung project | ngo-project@ratanakiri 3
synonym | chauffeur | driver 3, truck-driver 1
synonym | seamstress | sewing 3
synonym | bookkeeper | accountant 3
synonym | janitor | cleaner 3
synonym | watchman | guard 3
synonym | physician | doctor 3
synonym | programmer | developer 3
synonym | hairstylist | hairdresser 3
synonym | bricklayer | builder/Mason|ឥដ្ឋ 3, builder 2
synonym | courier | delivery-rider 3
synonym | attorney | lawyer 3
synonym | recruiter | hr 3
synonym | realtor | property-agent 3
synonym | croupier | casino-dealer 3
synonym | babysitter | nanny 3
synonym | domestic worker | housemaid 3
synonym | e commerce | online-seller 3
synonym | e-commerce | online-seller 3
synonym | ecommerce | online-seller 3
synonym | credit officer | loan-officer 3
synonym | storekeeper | warehouse 3
synonym | front desk | receptionist 3
synonym | procurement | purchasing 3
synonym | beautician | makeup 3, spa 2, hairdresser 2
synonym | chef | cook 3, baker/Chef 2
synonym | interpreter | translator 3
synonym | software engineer | developer 3, network 1
synonym | auto mechanic | mechanic 3
synonym | aircon technician | aircon 3
synonym | telemarketing | call-centre 3
synonym | maid | housemaid 3, housekeeper 1
synonym | QC | quality 3
synonym | nursery teacher | teacher-kindergarten 3
synonym | tailor | sewing 3
synonym | customer support | customer-service 3, call-centre 2
synonym | reporter | journalist 3
synonym | real estate | property-agent 3
synonym | livestock | vet 3, farm-worker 1
synonym | aquaculture | fish-farm 3
synonym | rubber plantation | farm-worker 3
synonym | shop seller | shop-assistant 3, sales 1, online-seller 1
colloquial | moto delivery | delivery-rider 3
colloquial | office work | admin 3, secretary 2, data-entry 2
colloquial | job at hotel | receptionist 3, housekeeper 3
colloquial | coffee shop | barista 3
colloquial | computer repair | it-support 3
colloquial | phone answering | call-centre 3
colloquial | sell online | online-seller 3
colloquial | fix cars | mechanic 3
colloquial | it | it-support 3, developer 1, network 2
colloquial | hr | hr 3
colloquial | ngo | ngo-project 3, social-worker 3
nothing | work from pagoda | none
sentence | job electrician kampong thom | electrician@kampong-thom 3
sentence | looking for a job as a driver in phnom penh | driver@phnom-penh 3
sentence | accountant job vacancy | accountant 3
sentence | i want to work as a waiter in siem reap | waiter@siem-reap 3
sentence | vacancies for english teachers | teacher-english 3
misspelt | acountant | accountant 3
misspelt | recepsionist | receptionist 3
misspelt | electrcian | electrician 3
misspelt | enginer | civil-engineer 3, network/Engineer|វិស្វករ 3
misspelt | markting | marketing 3
misspelt | casheer | cashier 3
misspelt | securty gard | guard 3
misspelt | teacher englis | teacher-english 3
misspelt | desinger | graphic-designer 3, architect/Designer 3
misspelt | mechanik | mechanic 3
misspelt | farmasist | pharmacist 3
misspelt | wherehouse | warehouse 3
misspelt | sals manager | sales-manager 3
misspelt | quality controler | quality 3
misspelt | programer | developer 3
misspelt | siem reep cook | cook@siem-reap 3
misspelt | batambang teacher | teacher-english@battambang 3
misspelt | carpentar | carpenter 3
misspelt | repayment colector | loan-officer 3
misspelt | stationary oder | admin 3
misspelt | weddings photografer | photographer 3
misspelt | vaccinats pigs | vet 3
nothing | excavater | none
`;
