/** Same format as `judgedJobs`. */
export const moreJudgedJobs = `
lin1 | Sewing Line Leader | garment | kandal | full-time | 3-years | - | 350-450 | | Sewing, Line balancing, Quality control
lin2 | មេក្រុមដេរ | garment | kandal | full-time | 3-years | - | 330-420 | | ដេរ, គុណភាព
lin3 | ប្រធានខ្សែផលិតកម្ម (កាត់ដេរ) | garment | kandal | full-time | 5-years | - | 400-500 | | តុល្យភាពខ្សែ, គ្រប់គ្រងក្រុម
lin4 | Line Supervisor | garment | kandal | full-time | 4-years | year-9 | 380-480 | | Sewing, ~Leadership
lin5 | Sewing Supervisor – bag factory | garment | kandal | full-time | 3-years | - | 350-420 | | Sewing machine operation, Quality control
lin6 | Production Line Leader (garment) | manufacturing | kandal | full-time | 3-years | - | 350-450 | | Line balancing, Production planning
lin7 | មេខ្សែ | garment | kandal | full-time | 2-years | - | 1400000-1700000R | | ម៉ាស៊ីនដេរ
lin8 | Sewing Operator | garment | kandal | full-time | fresh | - | 208-240 | | Sewing machine operation
lin9 | Sewing Line Leader | garment | svay-rieng | full-time | 3-years | - | 350-450 | | Sewing
lin10 | Line Leader (Chinese required) | garment | kandal | full-time | 3-years | - | 450-600 | zh | Line balancing
lin11 | Merchandiser | garment | phnom-penh | full-time | 2-years | bachelor | 450-700 | en | Order follow-up
lin12 | Factory HR Assistant | human-resources | kandal | full-time | 1-year | bachelor | 280-350 | en | Payroll, Recruitment
lin13 | Pattern Maker | garment | kandal | full-time | 5-years | - | 400-600 | | Pattern making, Gerber
lin14 | Garment Factory Nurse | healthcare | kandal | full-time | 1-year | associate | 280-330 | | Patient care
lin15 | Garment Production Director | garment | phnom-penh | full-time | above-5-years | bachelor | 2500-3500 | en,zh | Production planning
lin16 | Assistant Line Leader (sewing) | garment | kandal | full-time | 2-years | - | 340-380 | | Sewing, Quality control
dev1 | Web Developer | information-technology | phnom-penh | full-time | 2-years | bachelor | 700-1000 | en | React, Node.js, PostgreSQL
dev2 | Full Stack Developer | information-technology | phnom-penh | full-time | 2-years | bachelor | 800-1400 | en | JavaScript, React, SQL
dev3 | Software Engineer | information-technology | phnom-penh | full-time | 2-years | bachelor | 900-1300 | en | TypeScript, Node.js, Git
dev4 | អ្នកសរសេរកម្មវិធីគេហទំព័រ | information-technology | phnom-penh | full-time | 1-year | bachelor | 600-900 | | JavaScript, MySQL
dev5 | Frontend Developer (React) | information-technology | phnom-penh | full-time | 2-years | - | 700-1100 | en | React, TypeScript
dev6 | Backend Developer (Node.js) | banking | phnom-penh | full-time | 2-years | bachelor | 900-1200 | en | Node.js, PostgreSQL, Docker
dev7 | Software Developer (remote) | information-technology | siem-reap | full-time | 2-years | - | 800-1200 | en | JavaScript, React
dev8 | Programmer | information-technology | phnom-penh | full-time | 2-years | bachelor | | en | JavaScript, Database
dev9 | Chief Technology Officer | information-technology | phnom-penh | full-time | above-5-years | master | 3000-5000 | en | ~Leadership, Budget
dev10 | IT Support | information-technology | phnom-penh | full-time | 1-year | - | 300-400 | | Computer repair, Network
dev11 | Web Developer | information-technology | battambang | full-time | 2-years | - | 500-600 | | PHP, MySQL
dev12 | Software Development Intern | information-technology | phnom-penh | internship | fresh | - | 100-150 | en | JavaScript
dev13 | Business Development Executive | sales | phnom-penh | full-time | 2-years | bachelor | 500-800 | en | Sales targets, Negotiation
dev14 | Web Designer | design | phnom-penh | full-time | 2-years | - | 450-600 | en | Photoshop, Illustrator
dev15 | Junior PHP Developer | information-technology | phnom-penh | full-time | fresh | - | 250-350 | | PHP
dev16 | Data Entry Clerk | administration | phnom-penh | full-time | fresh | - | 220-260 | | Data entry, Excel
dev17 | Senior Software Architect | information-technology | phnom-penh | full-time | above-5-years | bachelor | 2500-3500 | en | Java, Kubernetes
sal1 | Sales Executive | sales | phnom-penh | full-time | 1-year | bachelor | 300-500 | en | Negotiation, Customer visits, Sales targets
sal2 | បុគ្គលិកផ្នែកលក់ | sales | phnom-penh | full-time | 1-year | - | 280-400 | | លក់, ចរចា
sal3 | Sales Representative (FMCG) | sales | phnom-penh | full-time | 2-years | - | 300-450 | | Product knowledge, Sales reporting
sal4 | Outdoor Sales | sales | phnom-penh | full-time | less-than-1-year | - | 300-400 | | Customer visits, Motorbike riding
sal5 | Sales & Marketing Officer | marketing | phnom-penh | full-time | 2-years | bachelor | 350-500 | en | Sales targets, Social media
sal6 | Property Sales Consultant | real-estate | phnom-penh | full-time | 1-year | - | 300-600 | en | Property sales, Negotiation
sal7 | Senior Sales Executive | sales | phnom-penh | full-time | 2-years | bachelor | 450-650 | en | Negotiation, Price quotations
sal8 | ភ្នាក់ងារលក់រថយន្ត | sales | phnom-penh | full-time | 1-year | - | 300-500 | | លក់, ទំនាក់ទំនងអតិថិជន
sal9 | Sales Manager | sales | phnom-penh | full-time | 5-years | bachelor | 1000-1800 | en | ~Leadership, Budget
sal10 | Sales Representative | sales | kampong-cham | full-time | 1-year | - | 300-450 | | Customer visits
sal11 | Sales Engineer (elevators) | engineering | phnom-penh | full-time | 3-years | bachelor | 500-800 | en,zh | Electrical drawing
sal12 | Sales Admin / Data Entry | administration | phnom-penh | full-time | 1-year | - | 250-280 | | Data entry, Excel
sal13 | Live Sales Host (evenings) | sales | phnom-penh | part-time | fresh | - | 100-150 | | Live selling
sal14 | Sales Representative | sales | phnom-penh | full-time | fresh | - | 180-220 | | Customer visits
sal15 | Purchasing Officer | logistics | phnom-penh | full-time | 2-years | bachelor | 400-550 | en | Purchasing, Negotiation
tea1 | English Teacher | education | phnom-penh | full-time | 2-years | bachelor | 400-600 | en | Lesson planning, Classroom management
tea2 | គ្រូបង្រៀនភាសាអង់គ្លេស | education | phnom-penh | full-time | 1-year | bachelor | 400-550 | en | បង្រៀន, រៀបចំកិច្ចតែងការ
tea3 | ESL Teacher | education | phnom-penh | full-time | 1-year | bachelor | 500-700 | en | Lesson planning
tea4 | Primary English Teacher | education | phnom-penh | full-time | 2-years | bachelor | 450-650 | en | Classroom management, Curriculum development
tea5 | Homeroom Teacher (English programme) | education | phnom-penh | full-time | 2-years | bachelor | 450-600 | en | Classroom management
tea6 | IELTS Instructor | education | phnom-penh | full-time | 3-years | bachelor | 600-800 | en | English, Teaching
tea7 | English Teacher for Adults | education | phnom-penh | full-time | 1-year | - | 400-500 | en | Lesson planning
tea8 | Chinese Teacher | education | phnom-penh | full-time | 2-years | bachelor | 600-900 | zh | Lesson planning
tea9 | English Teacher | education | kampot | full-time | 1-year | bachelor | 350-450 | en | Lesson planning
tea10 | School Principal | education | phnom-penh | full-time | above-5-years | master | 1200-1800 | en | ~Leadership, Curriculum development
tea11 | English-Khmer Translator | translation | phnom-penh | freelance | 3-years | bachelor | 300-600 | en | Translation
tea12 | Kindergarten Teacher Assistant | education | phnom-penh | full-time | fresh | - | 200-230 | | Child care
tea13 | English Teacher (evening, 1 hour a day) | education | phnom-penh | part-time | 1-year | bachelor | 100-150 | en | Lesson planning
tea14 | School Accountant | accounting | phnom-penh | full-time | 2-years | bachelor | 400-500 | en | QuickBooks
tea15 | គ្រូបង្រៀនគណិតវិទ្យា | education | phnom-penh | full-time | 2-years | bachelor | 400-500 | | បង្រៀនគណិតវិទ្យា
ele1 | Electrician | technician | phnom-penh | full-time | 2-years | vocational | 300-400 | | Electrical wiring, Electrical safety
ele2 | ជាងអគ្គិសនី | technician | phnom-penh | full-time | 2-years | - | 300-380 | | តខ្សែអគ្គិសនី
ele3 | ជាងភ្លើងអគារ | construction | phnom-penh | full-time | 3-years | - | 320-400 | | តភ្លើង, អានប្លង់
ele4 | Maintenance Electrician (hotel) | hospitality | phnom-penh | full-time | 3-years | vocational | 320-420 | | Electrical wiring, Generator, Air conditioner repair
ele5 | Electrical Technician | engineering | phnom-penh | full-time | 3-years | vocational | 350-450 | | Motor control, Electrical drawing
ele6 | ជាងអគ្គិសនី និងម៉ាស៊ីនត្រជាក់ | technician | phnom-penh | full-time | 2-years | - | 300-400 | | ជួសជុលម៉ាស៊ីនត្រជាក់, តខ្សែអគ្គិសនី
ele7 | Factory Electrician | manufacturing | phnom-penh | full-time | 3-years | - | 1300000-1700000R | | PLC, Electrical wiring
ele8 | Solar Installation Technician | technician | phnom-penh | full-time | 2-years | vocational | 320-400 | | Solar, Electrical wiring
ele9 | Electrical Engineer | engineering | phnom-penh | full-time | 5-years | master | 900-1400 | en | Load calculation, AutoCAD
ele10 | Electrician | technician | mondulkiri | full-time | 2-years | - | 300-400 | | Electrical wiring
ele11 | Car Mechanic | technician | phnom-penh | full-time | 2-years | - | 300-400 | | Engine repair
ele12 | Electrical Shop Cashier | retail | phnom-penh | full-time | fresh | - | 220-250 | | Cash handling
ele13 | Welder | technician | phnom-penh | full-time | 2-years | - | 300-380 | | Welding
ele14 | Electrical Equipment Sales | sales | phnom-penh | full-time | 1-year | bachelor | 300-500 | en | Sales targets
ele15 | Apprentice Electrician | technician | phnom-penh | internship | fresh | - | 100-150 | | Electrical wiring
`;
