/** Splits at white space. Words shorter than a password are listed for combinations such as `dragon123`. */
const listed = (text: string): string[] => text.trim().split(/\s+/);

/** Common words, names and phrases. */
export const commonWords: readonly string[] = listed(`
password passwords passwort passwd passw pass passpass mypassword mypass thepassword yourpassword newpassword oldpassword
nopassword nopass password1234 passphrase passcode pa55word pass1234 pass12345 pass123456 passwordpassword changeme
changeit change secret secrets topsecret mysecret letmein letmeinnow letmesee trustno1 trustnoone access access14
accessgranted admin admins administrator administrador sysadmin root rootroot toor superuser super supervisor manager
user username users guest default temp temppass temporary test tests tester testing test1234 testtest testpass demo
sample example login logon signin signup welcome welcomehome welcome1234 hello hellohello hello123 helloworld
hellokitty hithere goodbye goodmorning goodluck goodnight system server master masterkey mastermaster support service
security secure private public office company business account database oracle mysql postgres cisco linux ubuntu
windows microsoft office365 google gmail yahoo hotmail outlook facebook fcbarcelona instagram twitter youtube telegram
whatsapp tiktok linkedin amazon netflix spotify myspace internet computer computers laptop desktop keyboard monitor
printer network wireless router modem wifi broadband website webmaster hacker hackers hacking killer killers matrix
phoenix python java javascript qwerty qwertyu qwertyui qwertyuiop qwerty12 qwert qwertz qwertzui azerty azertyuiop asdf
asdfg asdfgh asdfghj asdfghjk asdfghjkl zxcv zxcvb zxcvbn zxcvbnm abc abcd abcde abcdef abcdefg abcdefgh abcdefghi
abcdefghij abcdefghijk abcdefghijkl abcabc abcd1234 a1b2c3 a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678 a123456 a12345678
a123456789 q123456 q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 w123456 z123456 x123456 qq123456 qaz123 asd123 qwe123
qweqwe qweasd qweasdzxc qwe123qwe asdasd zxczxc asdqwe zaqwsx 1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
love loves lover lovers loving loveme loveyou loveyou2 lovelove lovely lovelife loverboy lovergirl loveless mylove
mylover iloveyou iloveyou2 iloveu iloveme iloveit ilovehim iloveher ilovegod ilovejesus ilovemom ilovedad ilovemymom
ilovemyself ilovemyfamily ilovecambodia ilove iluvyou luvyou truelove firstlove onelove foreverlove loveforever forever
always together friend friends bestfriend friendship friendster family myfamily mother father mommy daddy mummy
babygirl babyboy babyface babydoll babyblue baby babe babes sister brother sisters brothers mydaughter myson husband
wife honey honeybee sweetheart sweetie sweety sweet sweetpea sweetlove darling dearest angel angels angelica angelina
angelo angel123 heaven hearts heart heartbeat heartbreaker broken brokenheart lonely happy happiness happyday
happy123 smile smiley smiles laughter cutie cutiepie cute pretty prettygirl beautiful beauty gorgeous handsome
princess princesa prince princess1 queen king kingkong kings kingdom lord god godbless godisgood godislove jesus
jesuschrist jesus123 jesusislord jesuslovesme christ christian blessed blessing faith hope peace grace buddha
destiny dreams dream dreamer fantasy magic magical mystery wonder wonderful miracle paradise sunshine sunflower sunset
sunrise sunday sunny moonlight moon starlight stars star superstar shadow shadows darkness dark night nightmare
midnight knight knights thunder lightning storm stormy rainbow rain snow snowball snowman snowflake winter spring
summer autumn january february march april may june july august september october november december monday tuesday
wednesday thursday friday saturday weekend holiday vacation birthday christmas halloween easter newyear
dragon dragons dragonball dragonfly dragonfire monkey monkeys monkey123 tiger tigers tigger lion lions panther panthers
bear bears teddybear teddy panda wolf wolves werewolf wolverine fox foxes eagle eagles falcon falcons hawk hawks raven
ravens phoenix1 turtle tortoise rabbit bunny bunnies kitty kitten kittens kittycat pussy pussycat cat cats catdog
doggy doggie dog dogs puppy puppies horse horses pony ponies unicorn dolphin dolphins shark sharks whale fish fishing
goldfish snake spider spiderman scorpion scorpio butterfly ladybug bee chicken duck ducky penguin penguins elephant
giraffe cheetah leopard jaguar cougar mustang bronco broncos stallion buffalo bulldog bulldogs beagle poodle monster
monsters creature dinosaur zombie zombies vampire vampires ghost ghosts devil devils demon demons lucifer satan hell
evil 666666 baseball basketball football footbal1 soccer softball volleyball hockey tennis golf golfer golfing cricket
rugby boxing wrestling swimming swimmer skating skater skateboard snowboard surfing surfer running runner cycling
racing racer karate kungfu ninja ninjas samurai champion champions winner winning player players playboy playgirl
playstation playstation2 xbox xbox360 nintendo pokemon pikachu charizard mario supermario luigi zelda sonic minecraft
fortnite roblox counter counterstrike callofduty warcraft starcraft diablo halo gameover gamer gamers games gaming
game batman superman spiderman1 ironman captain america avengers wolverine1 hulk thor joker joker123 harley
starwars startrek skywalker darthvader yoda jedi jediknight matrix1 terminator gandalf frodo hobbit lordoftherings
harrypotter potter hogwarts hermione dumbledore gryffindor naruto sasuke sakura itachi onepiece luffy goku vegeta
bleach dragonballz mickey mickeymouse minnie mouse donald goofy pluto simpsons bart homer southpark cartman kenny
scooby scoobydoo snoopy garfield tweety tweetybird bugsbunny spongebob patrick barbie barney winnie pooh
winniethepooh tinkerbell cinderella snowwhite peterpan simba nemo shrek madonna metallica nirvana slipknot greenday
blink182 linkinpark eminem rihanna beyonce beatles thebeatles acdc ironmaiden megadeth pantera korn marilyn manson
system1 rammstein queen1 zeppelin pinkfloyd floyd pink hendrix elvis elvispresley johnlennon bobmarley marley rasta
reggae hiphop rockstar rocknroll rocker rockon rock rockyou rocky metal heavymetal punk punkrock music musica musical
guitar guitars guitarist bass bassman drums drummer piano violin trumpet melody harmony singer singing dance dancer
dancing disco party partyboy techno trance american ferrari porsche corvette camaro mustang1 chevy chevrolet
chevelle dodge ford toyota honda civic accord nissan mazda subaru mitsubishi suzuki yamaha kawasaki ducati harleydavidson
mercedes bmw audi volkswagen volvo lamborghini bugatti jaguar1 cadillac pontiac firebird viper cobra lexus hummer
trucker truck trucks racecar motorcycle bicycle airplane aircraft pilot helicopter submarine titanic apollo challenger
discovery enterprise explorer voyager galaxy universe planet earth world mars jupiter saturn venus mercury neptune
america american1 england ireland scotland australia canada germany france italia spain espana mexico brasil brazil
argentina colombia russia china japan korea thailand vietnam malaysia singapore indonesia philippines india pakistan
london paris berlin tokyo newyork chicago boston dallas houston austin denver seattle atlanta miami phoenix2 detroit
oakland sandiego orlando vegas lasvegas hawaii california florida texas arizona virginia carolina georgia montana
dakota nevada liverpool arsenal chelsea manchester manutd manunited mancity barcelona barca realmadrid madrid juventus
acmilan inter internazionale milan bayern munich celtic rangers everton tottenham newcastle westham yankees lakers
celtics cowboys steelers packers redskins raiders patriots giants dodgers redsox whitesox cubs cardinals braves
athletics mets jets dolphin1 vikings saints chargers broncos1 seahawks buckeyes gators longhorns sooners wildcats
ronaldo ronaldinho cristiano cr7 messi lionelmessi neymar beckham zidane maradona pele kaka rooney gerrard lampard
torres jordan jordan23 michaeljordan kobe kobe24 lebron lebron23 iverson shaquille tigerwoods
michael michelle michel jennifer jessica joshua matthew andrew daniel daniela daniella danielle david james john
johnny johnson robert robert1 roberto william williams wilson thomas thompson richard charlie charles charlotte
christopher christina christine cristina cristian chris christy joseph josephine jonathan nathan nathaniel nicholas
nicolas nicole nicola anthony antonio antonia anderson alexander alexandra alexandre alexis alex alejandro alejandra
alexande allison amanda amber amy andrea andreas andrei andrey angie anna annie anne april1 arthur ashley ashley1
austin1 barbara beatrice benjamin bernard bethany beverly bradley brandon brandy brenda brian britney brittany bruno
bryan caitlin cameron carlos carmen caroline carolyn casey catherine chelsea1 cheyenne clarence claudia colleen connor
courtney crystal cynthia dakota1 dennis derek desiree diana diego dominic dominique donna dorothy douglas dylan edward
eduardo elizabeth ellen emily emma eric erica esther ethan eugene evelyn felicia felipe fernando fernanda frances
francis francisco franklin frederic gabriel gabriela gabrielle gareth garrett george gerald gilbert gloria gordon
gregory guillermo hannah harold harrison harry heather helen henry howard hunter isabel isabella isaiah jackson
jacob jacqueline jason jasmine jasper javier jeffrey jenny jeremy jerome jesse jesus1 joanna jonas jorge jordan1
joshua1 juliana julian julie justin justine katherine kathleen kathryn katie keith kelly kenneth kevin kimberly
kristen kristina kristine lauren laura leonard leonardo leslie lester linda lindsay lindsey logan louis louise lucas
lucky luis madison malcolm manuel marcus margaret margarita maria mariana marina marie mario1 mark marlboro marshall
martha martin martina marvin mary mason maurice maxwell mckenzie megan melanie melinda melissa mercedes1 meredith
miguel miranda mitchell mohamed mohammed muhammad ahmed monica monique morgan mustafa nancy natalia natalie natasha
nathalie nelson nikita oliver olivia orlando1 oscar pamela parker patricia patrick1 paul paula pauline peter peterson
philip phillip phillips preston priscilla rachel rafael ramona randall raymond rebecca reginald renee ricardo
richard1 robin rodney rodrigo rodriguez roland ronald rosemary russell ruth ryan sabrina samantha samuel sandra
santiago santos sara sarah savannah scott sebastian serena sergio shannon sharon shaun shelby sheldon shirley sierra
simon simone sophia sophie spencer stanley stefan stella stephanie stephen stephan steven stewart stuart susan
suzanne sydney sylvia tabitha tamara tanya tatiana taylor teresa terrence theodore theresa tiffany timothy tommy
tracy travis trevor trinity tristan tyler tyrone valentin valentina valentine valerie vanessa veronica vernon
victor victoria vincent vincenzo viktor virginia1 vladimir walter warren wendy wesley whitney winston xavier yolanda
yvonne zachary zoey svetlana sergey dmitry nastya natalya olga marina1 alina alinka ksenia maksim maxim nikolay
apple apples applepie banana bananas orange oranges lemon lemons cherry cherries strawberry blueberry raspberry
blackberry peach peaches pineapple watermelon coconut mango grape grapes pumpkin potato tomato carrot onion pepper
peppers ginger garlic cinnamon vanilla chocolate choclate candy candies candyman lollipop gummybear cookie cookies
cupcake cheese cheesecake cheesy pizza pizzahut burger hamburger bacon sausage spaghetti noodle noodles sandwich
pancake waffle butter peanut peanutbutter jelly coffee starbucks cocacola coca pepsi sprite fanta drpepper mountaindew
redbull gatorade budweiser heineken guinness corona whiskey vodka tequila jackdaniels bacardi smirnoff beer wine
marijuana weed smoke smoker smoking cigarette stoner drunk flower flowers rose roses daisy lily tulip orchid
jasmine1 violet lavender garden forest jungle mountain ocean river lake island beach beaches desert thunderstorm
hurricane tornado volcano diamond diamonds crystal1 emerald ruby sapphire silver silverado golden gold goldie platinum
bronze copper iron steel stone money moneymaker moneyman cash dollar dollars million millionaire billion rich bigmoney
getmoney banking casino poker blackjack jackpot lucky7 lucky13 lottery gambler black blackcat blackdog blackie
blackbird blackhawk blackstar white whitey blue blueblue bluebird blueeyes bluemoon bluesky blues red redred redhead
redrose redneck redwood green greenday1 greentea yellow purple purple1 orange1 brown brownie scarlet crimson indigo
number numberone number1 numbers one onetwo onetwothree twothree onetwothreefour four five six seven eight nine
ten first second third whatever whatever1 whatsup nothing nothing1 something anything everything everyone anyone
someone nobody nobody1 unknown forgot forget forgotten remember memories idontknow dontknow dunno noidea iforgot
iforgotit whoknows whoami whocares fuckyou fuckyou2 fuckoff fuckme fuckthis fuckit fucker fuck fucking motherfucker
asshole assholes bastard bitch bitches biteme blowme blowjob boobs boobies tits bigtits pussy1 cunt dick dickhead
bigdick cock cocks cocksucker penis vagina sex sexy sexsex sexygirl sexyboy sexylady sexymama sexybitch sexual
porn pornstar pornography hardcore horny hotstuff hotgirl hottie hotties hotboy naked nipples slut whore orgasm
orgy lesbian lesbians suckit suckmydick bigboy bigdaddy bigdog bigman bigfoot bigmac mustdie killme killyou killall
kill death dead deadman deadly die dieinhell warrior warriors soldier soldiers army navy marine marines military
airforce police cop sniper gunner gunners weapon bullet bullets rifle pistol shotgun shooter hunting hunter1 rambo
gangster gangsta gang mafia thug thuglife pimp pimpin pimpdaddy playa scarface godfather criminal prison freedom
liberty justice victory glory honor courage strength power powerful powers energy force danger dangerous extreme
maximum maximus spartan spartans trojan trojans titan titans gladiator viking pirate pirates ranger rangers1 wizard
wizards witch witches merlin arthur1 lancelot excalibur camelot castle crusader paladin assassin assassins predator
alien aliens robot robots cyborg android iphone samsung samsung1 nokia motorola sony ericsson panasonic toshiba
philips logitech lenovo thinkpad compaq gateway pentium intel radeon nvidia fender gibson stratocaster marlboro1
camel adidas nike puma reebok converse gucci prada chanel versace victoria1 calvin klein tommy1 hilfiger lacoste
student students teacher teachers school schools college university highschool homework science biology chemistry
physics history english mathematics math doctor nurse nursing medical hospital lawyer engineer architect artist
writer designer director producer president captain1 general sergeant major colonel admiral commander pilot1
people person human woman women girl girls girlie girlfriend boy boys boyfriend man men lady ladies ladybug1 gentleman
children child kids kid teenager bigbrother bigsister grandma grandpa nana papa mama mamapapa mamama mommy1 single
married divorce marriage wedding bride kisses kiss kissme kissmyass kissyou hugs hugsandkisses xoxo xoxoxo hug
cuddles cuddle snuggle tickle giggle giggles bubbles bubble bubblegum bubba bubbas buster buddy buddyboy bobby boomer
bandit baxter bailey brutus casper chester chico chloe cooper duke dusty elmer fluffy felix gizmo gracie greg grover
gunner1 holly jack jackie jake jasper1 katie1 lady1 lassie lucky1 lucy lulu maddie maggie max maxx midnight1 mickey1
misty mittens molly muffin murphy nugget oreo otis pebbles peanut1 penny pepper1 precious prince1 princess2 rascal
rex riley rocky1 rover rufus rusty sadie sally sam sammy sandy sasha sassy scout shelby1 simba1 skippy smokey snickers
snowball1 socks sophie1 sparky spike spot stinky sugar sunny1 taz teddy1 tiger1 tigger1 tinker toby tucker whiskers
willow woody yoyo zeus ziggy zoe apollo1 hercules achilles athena artemis poseidon hades odin freya
perfect excellent awesome amazing fantastic incredible brilliant genius smart clever crazy crazygirl crazyboy crazyman
insane psycho maniac lunatic mental stupid idiot moron dumbass dumb loser losers failure ugly weird freak freaky nerd
geek geeky dork coolgirl coolguy coolman coolcat coolboy coolcool cool cooler coolest cooldude hotshot hot hotdog
hotrod hothot bad badass badboy badgirl badman goodboy goodgirl goodman good better best bestbest thebest theone
theking thequeen thegame theman theboss boss bossman bigboss imtheman imthebest number11 numero1 topgun topdog
anakin antares aquarius aries capricorn cancer gemini leo libra pisces sagittarius taurus virgo zodiac
cambodia cambodian khmer khmer1 khmerkhmer kampuchea phnompenh siemreap battambang kampot kampongcham kampongspeu
kampongthom kandal takeo svayrieng preyveng pursat kratie mondulkiri ratanakiri sihanoukville kohkong kep pailin angkor
angkorwat angkorthom bayon tonlesap mekong apsara naga sokha sokhom sophea sopheap sophal sophy sokun dara darasok
sovann sovannara chanthy chantha chanda chan rith rithy ratha ratana ratanak rattana bopha bopha1 sreymom sreypov
sreyneang sreyleak sreynich sreyroth samnang sambath samath vichea visal visoth virak veasna vanna vannak vuthy pisey
pisith piseth phalla phally phearun pheak monica1 makara mealea maly malis mony monika narith narin nary nita kosal
kunthea kanha leakena lyhour mengly menghour heng hengheng kimheng kimly chhay chheang ching socheat socheata soriya
sothea sotheary theara thida thyda tola tithya tevy channa channary acheep career jobseeker recruiter ជំរាបសួរ
សួស្តី កម្ពុជា ខ្មែរ ភ្នំពេញ អង្គរវត្ត អង្គរ ពាក្យសម្ងាត់ លេខសម្ងាត់ ស្រឡាញ់ ស្នេហា ខ្ញុំស្រឡាញ់អ្នក អូនស្រឡាញ់បង បងស្រឡាញ់អូន
សង្សារ គ្រួសារ ម៉ាក់ប៉ា ប៉ាម៉ាក់ ឪពុកម្តាយ ម្តាយ ឪពុក អាជីព ការងារ ជោគជ័យ សំណាង សុភមង្គល សន្តិភាព សុភាព
`);

/** Keyboard walks, and well-known numbers. */
export const keyboardWalks: readonly string[] = listed(`
1qaz2wsx 1qaz2wsx3edc 1qaz2wsx3edc4rfv 2wsx3edc 3edc4rfv zaq12wsx zaq1xsw2 xsw21qaz !qaz2wsx qazwsx qazwsxedc
qazwsxedcrfv wsxedc edcrfv zaqxsw zaqxswcde qazxsw qazxswedc 1qazxsw2 1qazzaq1 zxcasdqwe qweasd123 asdzxc qwer qwer1234
qwerasdf qwerasdfzxcv asdfqwer asdf1234 asdfjkl asdfjkl; asdfasdf zxcvasdf zxcvqwer 1234qwer 123qwe 123qweasd 123qweasdzxc
12qwaszx 12qw34er 12qwas 21qwaszx 123asd 123abc 123zxc 321ewq poiuytrewq poiuytre poiuyt lkjhgfdsa lkjhgf lkjh mnbvcxz
mnbvcxy mnbvc 0987654321 987654321 9876543210 87654321 7654321 654321 54321 4321 123321 12344321 1234554321 123454321
123456654321 12345654321 112233 11223344 1122334455 112233445566 332211 44332211 998877 99887766 789456 789456123
7894561230 456789 456789123 147258 147258369 1472583690 258456 258369147 369258147 369258 963852741 963852 741852963
741852 852456 951753 159753 159357 159951 1597531 357159 753951 753159 123654 123654789 321654 321654987 987654 987456
987456321 102030 10203040 1020304050 100200 100200300 101010 10101010 110110 1111122222 121212 123123 123123123 1231234
12341234 123412345 1234512345 123456123456 1234567a 12345678a 123456789a 123456a 12345a 1234a 123456q 123456789q 12345q
123456z 123456s 123456aa 123456abc 123456qwerty 12345qwert 1234567890q 12345678910 1234567891 123456789123 1234567899
12345679 123456780 12345677 12345688 12345687 12345689 1234560 123457 23456789 234567 2345678 345678 3456789 34567890
135790 13579 1357924680 2468 24680 246810 1357911 135792468 24681012 31415926 314159265 3141592654 27182818 271828
11235813 112358 1123581321 142536 14253678 142857 192837465 192837 19283746 918273645 918273 1029384756 102938 10293847
666999 777888 888999 123789 123789456 147896325 147896 14789632 1478963 1598753 15975346 15987532 1475369 1236987
123698745 12369874 7410852963 0123456789 01234567 012345678 12345600 00000001 88888889 13131313 13141314 1314520
5201314 52013140 5211314 20102010 20112011 20122012 86868686 78787878 69696969 42424242 10011001 10041004 07070707
007007 007bond jamesbond jamesbond007 bond007 agent007 thx1138 ncc1701 ncc1701d ncc1701e r2d2c3po rush2112 8675309
4815162342 404notfound h4x0r l33t leet 1337 ou812345 ou812 iou1234 nokia6300 nokia6303 vfhbyf gfhjkm ghbdtn ghjcnj
qwaszx qwaszxerdf qwerty123456 qwerty12345 qwertyqwerty qwerty789 qwerty321 qwerty2000 ytrewq trewq rewq fdsa fdsafdsa
vcxz bvcxz gfdsa hgfdsa jkl jkljkl uiop uiopjkl hjkl yuiop tyui dfghjkl fghj cvbn cvbnm xcvbnm wasd wasdwasd
q1q1q1q1 q2w3e4r5 w2e3r4t5 a1a1a1a1 a1s2d3f4 a1s2d3f4g5 z1x2c3v4 s1d2f3g4 aaa111 abc123 abc1234 abc12345 abc123456
abcd123 abcd12345 abcdef123 abcdefg1 abcde12345 aabbcc aabbccdd aaabbb aaabbbccc abcabc123 xyz xyzxyz xyz123 xxx xxxx
zzz zzzz qqq qqqq www wwww aaa aaaa sss ssss ddd dddd asd qwe zxc wer sdf ert dfg iop bnm
`);
