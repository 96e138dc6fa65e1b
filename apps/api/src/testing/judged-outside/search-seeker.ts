/** Searches of the job seeker whose complaints began this set. */
export const seekers = `
accountant phnom penh | accountant | place:phnom-penh
work from home | | remote
night shift driver | driver truck-driver | night
គ្រូបង្រៀនភាសាអង់គ្លេស | english-teacher
ngo jobs siem reap | | field:ngo,@ngo/ place:siem-reap
fresh graduate | | years:0
part time job | | type:part-time
sale | sales-rep showroom-sales business-developer
acountant | accountant
ការងារនៅសៀមរាប | | place:siem-reap
អ្នកបើកបរ | driver truck-driver
receptionist hotel | hotel-receptionist
it support | it-support
web developer | software-developer
ចុងភៅ | cook
chef | cook
cook | cook
បុគ្គលិកលក់ | sales-rep showroom-sales shop-assistant
english teacher siem reap | english-teacher | place:siem-reap
graphic designer | graphic-designer
salary 500 | | pay:500
$1000 marketing | marketing-officer digital-marketer marketing-manager | pay:1000
internship | | type:internship
cashier | cashier
HR officer | hr-officer
garment sewing | sewing-operator
security guard | security-guard
អ្នកយាម | security-guard
driver phnom pen | driver truck-driver | place:phnom-penh
nurse | nurse
គណនេយ្យករ ភ្នំពេញ | accountant | place:phnom-penh
barista | barista
job sihanoukville | | place:preah-sihanouk
no experience | | years:0
ធ្វើការនៅផ្ទះ | | remote
បុគ្គលិក marketing | marketing-officer digital-marketer
enginer civil | civil-engineer
translator chinese | translator-chinese
delivery rider | delivery-rider
bank teller | teller
ការងារក្រៅម៉ោង | | type:part-time
អ្នកសំអាត | cleaner housekeeper
programmer | software-developer
secretary | secretary
លក់អនឡាញ | online-seller
manager it phnom penh | it-manager | place:phnom-penh
it officer | it-support
`;
