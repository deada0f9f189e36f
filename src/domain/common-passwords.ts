const list = (text: string): readonly string[] => text.trim().split(/\s+/u);

/** Frequent parts of passwords, in lower case and without spaces: words, and first names in Saudi Arabia. */
export const commonTerms = list(`
  password passwd passcode pass word admin administrator root master manager user guest test tester testing demo default
  welcome login letmein access changeme secret private security hello helloworld qwerty qwertyui azerty asdf asdfgh
  zxcvbn abc abcd abcde abcdef trustno iloveyou iloveu loveyou lovely love lover forever princess prince queen king angel
  baby babygirl monkey dragon tiger lion falcon eagle horse sunshine moon star stars sunflower flower flowers rose butterfly
  football soccer basketball superman batman spiderman pokemon starwars naruto minecraft playstation fortnite whatever nothing
  freedom peace happy smile lucky shadow killer hunter ranger ninja computer internet laptop samsung galaxy iphone apple
  google gmail hotmail yahoo facebook instagram snapchat whatsapp twitter tiktok youtube microsoft windows nokia huawei
  liverpool barcelona realmadrid arsenal chelsea manchester juventus messi ronaldo neymar toyota mercedes ferrari lexus
  summer winter spring autumn january sunday monday friday chocolate cookie coffee banana orange purple yellow silver diamond
  family mother father mommy daddy mama baba school teacher student doctor company office home money bank
  michael michelle daniel david jordan jessica jennifer ashley nicole charlie thomas robert george william anthony andrew
  matthew joshua elizabeth maggie christian christ jesus maria anna alex
  allah bismillah alhamdulillah hamdulillah mashallah inshallah subhanallah allahuakbar islam muslim quran ramadan
  saudi saudia saudiarabia ksa arabia riyadh alriyadh jeddah jedda makkah mecca madinah madina dammam khobar taif tabuk abha
  qassim qatif jazan hail alahsa alhilal hilal alnassr nassr alnasr alittihad ittihad alahli ahli habibi habibti habibty hayati
  hayaty omri albi nabta nabtah
  mohammed mohamed mohammad mohamad muhammad muhammed mohd ahmed ahmad abdullah abdulla abdallah abdulrahman abdurrahman
  abdelrahman abdulaziz abdelaziz abdulmalik abdulmohsen abdulkarim khalid khaled fahad fahd faisal feisal saud saad saeed said
  saleh salah salem salim salman sultan turki nasser nasir naif nayef nawaf bandar majed majid mohsen mubarak ali omar umar
  othman osman hassan hasan hussain hussein ibrahim ebrahim ismail yousef yousuf youssef yusuf yasser yaser yasir ziad ziyad
  waleed walid badr bader mishal mishari meshal talal rakan rayan ryan riyad mansour mansoor hamad hamed hamdan hamza tariq
  tareq anas osama sami samir adel adil mazen hatem hisham hani karim kareem mustafa mostafa mahmoud mahmood jaber jassim
  abbas akram amjad ayman bilal ehab fares faris fawaz fouad ghazi jamal kamal khalil malik marwan musab muath moath
  sara sarah nora noura nourah norah noor nour huda hoda maha mona muna mai reem reema rima hind hanan amal aisha aysha fatima
  fatimah fatma fatema khadija khadijah maryam mariam lama lamia leen lina layan layla laila leila dana danah dina deema dima
  rana rania rahaf nada nadia najla joud jood jana jory joori hala hanaa salma samar samira shahad shahd sheikha wafa wejdan
  yara yasmin yasmeen zainab zahra abeer areej arwa asma asmaa atheer basma bushra ghada ghala haifa hessa hissa jawaher latifa
  manal mashael munira nouf noof raghad razan rawan ruba sahar siham sumaya taghreed tahani wijdan
  محمد احمد عبدالله عبدالرحمن عبدالعزيز عبدالملك خالد فهد فيصل سعود سعد سعيد صالح سالم سلمان سلطان تركي ناصر نايف نواف بندر
  ماجد علي عمر عثمان حسن حسين ابراهيم يوسف ياسر زياد وليد بدر مشعل طلال راكان ريان منصور حمد حمزة طارق انس
  سارة نورة نوره هدى مها منى ريم هند حنان امل عائشة فاطمة خديجة مريم لمى لين ليان ليلى دانة ديمة رنا نجلاء جود جنى سلمى شهد
  شيخة وفاء زينب عبير اريج اسماء بسمة بشرى غادة هيفاء حصة جواهر لطيفة منال مشاعل منيرة نوف رغد رزان روان
  الله بسمالله الحمدلله سبحانالله ماشاءالله انشاءالله استغفرالله اللهاكبر لاالهالاالله لاحولولاقوهالابالله
  حبيبي حبيبتي حياتي عمري قلبي روحي احبك بحبك ماما بابا امي ابوي عائلتي اولادي
  السعودية السعوديه الرياض جدة مكة المدينة الدمام الخبر الطائف القصيم الهلال النصر الاتحاد الاهلي
  كلمة كلمةالمرور كلمةالسر الرقمالسري رقمسري مرحبا اهلا سري نبتة
`);

/** Common passwords that are neither one of these terms with a number nor a row of keys. */
export const commonPasswords = list(`
  1password 1iloveyou 1234abcd4321 thisisapassword
  passwordpassword mypassword mypassword1 newpassword yourpassword nopassword password4me ilovemymom ilovemydad ilovemom
  ilovemyfamily ilovemykids iloveallah ilovemohammed iloveksa ilovesaudi iloveislam allahisone allahakbar
  mynameis letmein123 letmeinnow openthedoor opensesame welcomehome welcometo blink182 charlie1 jordan23 ronaldo7 cr7cr7cr7
  messi10 barca10 realmadrid7 mercedes1 onetwothree computer1 internet1 superstar rockstar babyboy babylove sweetheart
  mylove4ever loveyou4ever iloveyou2 jesuschrist godisgood dontforget neverforget vision2030 saudivision2030 saudi1932 ksa1932
  nationalday 23september september23 school2026 lunch2026 nabta1234 nabtaksa nabtalunch
  صباحالخير مساءالخير السلامعليكم احبكياالله اللهمصلعلىمحمد ربيزدنيعلما توكلتعلىالله حسبيالله يارب الحمدللهدائما
`);
