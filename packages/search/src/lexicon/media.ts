/** Marketing, design, press and film. */
export const media = `
marketing, marketing staff, ទីផ្សារ, ម៉ាឃីធីង, បុគ្គលិកទីផ្សារ, ម៉ាឃីតធីង | ផ្នែកម៉ាឃីធីង, អ្នកទីផ្សារ, អ្នកម៉ាឃីធីង, ម៉ាឃេតធីង
marketing executive, marketing officer, មន្ត្រីទីផ្សារ, មន្ត្រីផ្នែកទីផ្សារ
marketing manager, head of marketing, ប្រធានផ្នែកទីផ្សារ, អ្នកគ្រប់គ្រងទីផ្សារ
marketing assistant, ជំនួយការទីផ្សារ
digital marketing, online marketing, digital marketing officer, ទីផ្សារឌីជីថល, ទីផ្សារអនឡាញ | ឌីជីថលម៉ាឃីធីង, ម៉ាឃីធីងអនឡាញ, អ្នកទីផ្សារអនឡាញ
social media, social network, social media marketing, បណ្ដាញសង្គម, ប្រព័ន្ធផ្សព្វផ្សាយសង្គម
social media manager, social media officer, social media executive, facebook page manager, អ្នកគ្រប់គ្រងបណ្ដាញសង្គម, អ្នកគ្រប់គ្រងផេក | សូសលមេឌៀ, សូស្យល់មេឌៀ, អ្នកបង្ហោះផេក, អ្នកផុស, ផុសផេក
Facebook ads, facebook advertising, boost facebook page, ផ្សាយពាណិជ្ជកម្មលើហ្វេសប៊ុក | ប៊ូស, ប៊ូសផេក, អ្នកប៊ូស, អ្នកប៊ូសផេក, ប៊ូសហ្វេសប៊ុក, boost page, ads runner
Facebook, ហ្វេសប៊ុក | ហ្វេស, fb, ហ្វេសប៊ុកផេក
TikTok, tik tok, ទីកតុក, តិកតុក, ទិកតុក | ធីកតុក, អ្នកលេងតិកតុក, ធ្វើតិកតុក
YouTube, you tube, យូធូប | យូធ្យូប, យូធូបឺ, យូធ្យូបឺ
Telegram, តេឡេក្រាម | តេលេក្រាម, តេឡេ
search engine optimisation, SEO, search engine optimization, អេសអ៊ីអូ
Google ads, search engine marketing, ផ្សាយពាណិជ្ជកម្មហ្គូហ្គល
content creator, content marketing, content producer, content, អ្នកបង្កើតមាតិកា, មាតិកា, អ្នកផលិតមាតិកា | ខ្រីអេធ័រ, អ្នកធ្វើខនថិន, ធ្វើខនថិន, អ្នកថតខនថិន
content writer, copywriter, content writing, អ្នកសរសេរអត្ថបទ, សរសេរអត្ថបទ, អ្នកសរសេរមាតិកា
influencer, KOL, អ្នកមានឥទ្ធិពលលើបណ្ដាញសង្គម | ខេអូអែល, អ៊ិនហ្លូអិនស័រ, អ្នកល្បីអនឡាញ
advertising, ads, ផ្សាយពាណិជ្ជកម្ម, ពាណិជ្ជកម្មផ្សាយ
advertising agency, creative agency, ភ្នាក់ងារផ្សាយពាណិជ្ជកម្ម
brand manager, branding, អ្នកគ្រប់គ្រងម៉ាក, ម៉ាកយីហោ, កសាងម៉ាក
trade marketing, trade marketing officer, ទីផ្សារពាណិជ្ជកម្ម
sponsorship, sponsor, ឧបត្ថម្ភ, ការឧបត្ថម្ភ
leaflet distributor, flyer distributor, អ្នកចែកខិត្តប័ណ្ណ, ចែកខិត្តប័ណ្ណ | ចែកប័ណ្ណផ្សាយ, អ្នកចែកប័ណ្ណ, ចែកខិត្តប័ណ្ណតាមផ្លូវ
mystery shopper, អ្នកទិញសម្ងាត់
design, រចនា, អ្នករចនា, ឌីហ្សាញ, ឌីហ្សាញន័រ | ឌីសាញ, ឌីសាញន័រ, ឌីហ្សាញនឺ
graphic designer, graphics, អ្នករចនាក្រាហ្វិក, រចនាក្រាហ្វិក, ឌីហ្សាញក្រាហ្វិក, ក្រាហ្វិកឌីហ្សាញ, ក្រាហ្វិក | អ្នកក្រាហ្វិក, ជាងក្រាហ្វិក, អ្នកឌីហ្សាញ, អ្នករចនារូបភាព
art director, creative director, នាយកសិល្បៈ, នាយកច្នៃប្រឌិត
illustrator artist, illustration, អ្នកគូររូប, គូររូប
animator, motion graphics, motion designer, អ្នកធ្វើគំនូរជីវចល, គំនូរជីវចល, អ្នកគូរគំនូរជីវចល | អ្នកធ្វើអានីមេសិន
cartoonist, comics, រឿងគំនូរ, អ្នកគូរគំនូរកំប្លែង, អ្នកគូររឿងគំនូរ
logo design, រចនាឡូហ្គោ, ឡូហ្គោ
packaging design, រចនាវេចខ្ចប់
product designer, អ្នករចនាផលិតផល, រចនាផលិតផល
jewellery designer, jewelry designer, អ្នករចនាគ្រឿងអលង្ការ
photographer, photography, cameraman photo, អ្នកថតរូប, ជាងថតរូប, ថតរូប | ថតរូបការ
wedding photographer, អ្នកថតរូបមង្គលការ
photo studio, studio, ស្ទូឌីយោ, ហាងថតរូប
photo editor, photo retoucher, photo editing, អ្នកកែរូប, កាត់តរូបភាព | អេឌីតរូប, អ្នកអេឌីតរូប, កាត់រូប, កែរូប
video editor, video editing, អ្នកកាត់តវីដេអូ, កាត់តវីដេអូ, អ្នកកាត់វីដេអូ, អេឌីត, អ្នកធ្វើវីដេអូ | អេឌីតវីដេអូ, អ្នកអេឌីត, អ្នកអេឌីតវីដេអូ, អ្នកកាត់ត, កាត់វីដេអូ
videographer, cameraman, camera operator, video shooting, អ្នកថតវីដេអូ, អ្នកកាន់កាមេរ៉ា, ថតវីដេអូ | អ្នកថតកាមេរ៉ា, ជាងថតវីដេអូ, ថតវីដេអូការ
drone operator, drone pilot, drone, អ្នកបញ្ជាដ្រូន, ដ្រូន
film production, movie production, film maker, filmmaker, ផលិតភាពយន្ត, អ្នកផលិតភាពយន្ត
film director, movie director, director of film, អ្នកដឹកនាំរឿង
script writer, scriptwriter, screenwriter, អ្នកនិពន្ធរឿង, សរសេររឿង
producer, TV producer, ផលិតករ
voice over, voice actor, dubbing, អ្នកបញ្ចូលសំឡេង, បញ្ចូលសំឡេង
radio presenter, radio host, radio, អ្នកផ្សាយវិទ្យុ, វិទ្យុ, វិទ្យុផ្សាយសំឡេង
TV presenter, news anchor, television presenter, អ្នកអានព័ត៌មាន, អ្នកផ្សាយទូរទស្សន៍
television, TV station, ទូរទស្សន៍, ស្ថានីយទូរទស្សន៍
journalist, reporter, news reporter, correspondent, អ្នកសារព័ត៌មាន, អ្នកយកព័ត៌មាន, អ្នកកាសែត, អ្នកនិពន្ធព័ត៌មាន
journalism, press, media industry, news, សារព័ត៌មាន, វិស័យសារព័ត៌មាន
news editor, editor in chief, chief editor, និពន្ធនាយក
newspaper, magazine, កាសែត, ទស្សនាវដ្ដី
publishing, book publishing, បោះពុម្ពផ្សាយ, គ្រឹះស្ថានបោះពុម្ព
author, writer, novelist, អ្នកនិពន្ធ, អ្នកនិពន្ធប្រលោមលោក, អ្នកសរសេរ
subtitle translator, subtitling, បកប្រែរឿង, ដាក់អក្សររត់
model, fashion model, តារាម៉ូដែល, ម៉ូដែល | ម៉ូឌែល, ថតម៉ូដែល, អ្នកថតម៉ូដែល, តួម៉ូដែល
makeup for film, costume designer, អ្នករចនាសម្លៀកបំពាក់ភាពយន្ត
stage manager, event technician, អ្នកគ្រប់គ្រងឆាក
sound system rental, stage setup, ជួលឧបករណ៍បំពងសំឡេង, រៀបចំឆាក
exhibition, trade fair, expo, ពិព័រណ៍
`;
