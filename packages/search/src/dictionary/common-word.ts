/**
 * Job search terms and common English words. They are correctly spelt even if no job contains them: a search for
 * "remote" reports no results, rather than jobs of a company that is called Remork.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `able abroad academic access account across active activity actor adult advanced advice after again agent ahead allow
  alone along also always among amount animal annual answer anyone apart apply area arrange artist assist attend author
  average award back balance basic basis beauty become before began begin being believe below benefit best better
  beyond bill bird birth black block board boat body bonus book born borrow both bottom bought branch brand bread break
  brief bring broad brown budget build built burn busy buyer call camera camp cancer card care career carry case cash
  cause cell chain chair chance change charge cheap check chef chief child choice choose church city civil claim class
  clean clear client climate clinic close cloud coach coast coffee cold collect color come comic common contact content
  contract control copy corner correct cost count country couple course court cover craft create credit crew crime
  crisis cross crowd culture cure current custom cycle daily dance danger dark date daughter dead deal death debate debt
  decide deep degree deliver demand dental depend desk detail develop device diet digital direct disease doctor dollar
  door double doubt down draft drama draw dream dress drink drive drop drug early earn earth east easy edit editor
  effect effort eight either elder elect else email empty energy engine enjoy enough enter entire entry equal error
  escape estate even evening event ever every exact exam example exchange exist exit expect expert export extra face
  factor fail fair fall family famous farm fashion fast father favor fear federal feed feel field fight figure file
  fill film final find fine finger finish fire firm first fish five fixed flat flexible flight floor flow flower fly
  focus follow food foot force foreign forest form former forty forward four free freedom fresh friend from front fruit
  fuel full fund future game garden gather general gift girl give glass global goal gold good goods grade grand grant
  great green ground group grow growth guard guess guest guide hair half hall hand happen happy hard have head health
  hear heart heat heavy height help here hide high hire history hold holiday home hope horse host hotel hour house
  human hundred hurt hybrid idea image impact import improve inch income indeed index inside island issue item join
  joint judge jump junior just keep kept kids kind king kitchen know label labor lady land language large last late
  later laugh laundry lawyer lead leader learn least leave legal less lesson letter level library life lift light like
  limit line link list little live local logic long look lose loss lost love lower luck lunch machine made mail main
  major make male many mark market mass master match material matter maybe meal mean measure media medical meet member
  memory mental metal method middle might mile milk million mind mine minute miss mobile model modern moment money month
  moon more morning most mother motor mouth move movie much music must name nation nature near need never news next nice
  night nine none normal north note nothing notice number object ocean offer office often older once only open option
  orange order other outside over overseas owner page paid pain paint paper parent park part party pass past path pay
  peace people period permit person phone photo piece pilot place plan plane plant plate play player please plus point
  police policy poor popular port post pound power present press price print private process produce product profit
  program project proper protect provide public pull push quality quarter quick quiet quite race radio rain raise range
  rate rather reach read ready real reason receive recent record reduce refer region relate remain remote remove rent
  repair repeat reply report request require rescue rest result return review rice rich ride right ring rise risk river
  road rock role room round route rule safe safety salary sale salt same save scale school science sea search season
  second secret section secure select self sell send senior sense series serve service session seven sex shape share
  sheet shift ship shirt shoe shop short show side sign silver similar simple since sing single sister site size skill
  skin sleep slow small smart smile social society soft soil soldier solid solve some song soon sort sound source south
  space speak special speech speed spend sport spring staff stage stand standard star start state station stay step
  still stock stone store storm story street stress strong student studio study style subject success sugar summer sure
  surface system table take talk target task taste tax taxi team tech tell temporary term test text than thank theory
  thing think third this those three ticket time today together tomorrow tonight tool topic total touch tour tourist town
  toy track trade traffic train travel treat tree trial trip truck true trust truth turn type under unit until urgent
  used user usual value video view village visa visit visitor voice volunteer wage wait walk wall want warm wash watch
  water wear weather week weekend weight well west what wheel where which while white whole wide wife wild will wind
  window winner winter wish with without woman women wood word work worker world worry worth write wrong year young
  youth zone`.split(/\s+/),
);
