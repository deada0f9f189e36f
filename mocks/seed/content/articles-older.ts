import type { ArticleSeed } from './article-seed.ts';

/** Articles 7 to 12. */
export const olderArticles: ArticleSeed[] = [
  {
    id: 12,
    daysAgo: 88,
    picture: null,
    name: 'What coeliac disease means at a school table',
    arabicName: 'الداء البطني على مائدة المدرسة',
    text: [
      'For a child with coeliac disease a crumb is enough. It is not an allergy and not a fashion: gluten from wheat, barley and rye harms the gut, even when nothing can be seen from outside.',
      'At school that means a box of their own, a spoon of their own, and a place to put the bread that other children will drop. Tell the teacher that swapping food is not possible, and give the class a sentence for it: “My tummy can’t do wheat, but I can do rice.”',
      'Rice, maize, potato, lentils and quinoa fill a week of lunches. Whether a test is needed, and when gluten may leave the diet, is for the doctor to say. Do not take it out before the test.',
    ],
    arabicText: [
      'فتاتة واحدة تكفي لإيذاء طفل مصاب بالداء البطني. ليس حساسية ولا موضة، فالغلوتين في القمح والشعير والجاودار يضرّ الأمعاء وإن لم يظهر شيء من الخارج.',
      'ومعنى ذلك في المدرسة علبة له وحده، وملعقة له وحده، ومكان يوضع فيه خبز الآخرين. أخبر المعلم أن تبادل الطعام غير ممكن، وعلّم الفصل جملة: «بطني لا يقبل القمح، لكنه يقبل الأرز».',
      'الأرز والذرة والبطاطس والعدس والكينوا تكفي أسبوعًا من الغداء. أما الفحص ومتى يُترك الغلوتين فقرار الطبيب، ولا تمنعه قبل الفحص.',
    ],
  },
  {
    id: 11,
    daysAgo: 95,
    picture: 'reading-a-food-label',
    name: 'Sharing food when one child has an allergy',
    arabicName: 'حين يكون بينهم طفل مصاب بالحساسية',
    text: [
      'Children share. It is one of the good things about them, and for a child with a food allergy it is the risky one. The rule that works is short: we share games, not lunches.',
      'Tell your child’s friends what the reaction looks like and who to call. Seven-year-olds are reliable when they are trusted. Make sure that the school knows where the medicine is and that someone in the room has practised with it.',
      'At home, teach the question “what is in it?” long before your child can read. And pack one treat that they may always have, so that no never feels like nothing.',
    ],
    arabicText: [
      'الأطفال يتقاسمون، وهذا من محاسنهم، وهو عند المصاب بحساسية الطعام موضع الخطر. والقاعدة التي تنجح قصيرة: نتقاسم الألعاب لا الغداء.',
      'أخبر أصدقاء طفلك كيف تبدو الحساسية ومَن ينادون، فابن السابعة يُعتمد عليه حين يُوثَق به. وتأكد أن المدرسة تعرف مكان الدواء، وأن في الغرفة من تدرّب على استعماله.',
      'وفي البيت علّمه أن يسأل: «ما الذي فيه؟» قبل أن يتعلم القراءة. وضع في علبته شيئًا لذيذًا مسموحًا دائمًا، كي لا تكون «لا» حرمانًا.',
    ],
  },
  {
    id: 10,
    daysAgo: 102,
    picture: null,
    name: 'Iron, the quiet nutrient',
    arabicName: 'الحديد، العنصر الغذائي الصامت',
    text: [
      'A child who is often tired, pale or cross may be short of sleep, of company, or of iron. Only a blood test can tell which. Food can help to keep the stores full.',
      'Meat, chicken and fish give iron that the body takes up easily. Lentils, beans, spinach and molasses give iron that needs a helper: a squeeze of lemon, a tomato, an orange on the side. Tea with the meal takes it away again.',
      'Supplements are medicine. Too much iron is dangerous for small children, so keep the bottle out of reach and follow the dose you were given.',
    ],
    arabicText: [
      'الطفل الذي يكثر تعبه أو شحوبه أو ضيقه قد ينقصه النوم، أو الرفقة، أو الحديد، ولا يفصل بينها إلا تحليل الدم. والطعام يعين على امتلاء المخزون.',
      'في اللحم والدجاج والسمك حديد يسهل امتصاصه. وفي العدس والفاصوليا والسبانخ والدبس حديد يحتاج إلى معين: عصرة ليمون أو حبة طماطم أو برتقالة. والشاي مع الوجبة يذهب به.',
      'والمكمّلات دواء، والزائد من الحديد خطر على الصغار، فأبعد العلبة عن أيديهم والتزم بالجرعة الموصوفة.',
    ],
  },
  {
    id: 9,
    daysAgo: 109,
    picture: 'no-to-vegetables',
    name: 'Cooking with children on a Friday',
    arabicName: 'الطبخ مع الأطفال يوم الجمعة',
    text: [
      'Four-year-olds wash and tear, seven-year-olds stir and measure, ten-year-olds cut with a real knife while you stand beside them. Everyone can set a table.',
      'Choose a dish that forgives: fattoush, an omelette, stuffed vine leaves. Read the recipe aloud first and let them lay out what is needed. Most of the mess comes from looking for the salt.',
      'What they cooked, they taste. That is the whole trick, and it also works with aubergine.',
    ],
    arabicText: [
      'ابن الرابعة يغسل ويقطّع بيديه، وابن السابعة يحرّك ويكيل، وابن العاشرة يستعمل سكينًا حقيقية وأنت إلى جانبه. والمائدة يرتبها الجميع.',
      'اختر طبقًا يغفر الخطأ: فتّوش أو عجّة أو ورق عنب. واقرأ الوصفة بصوت مسموع أولًا، ودعهم يحضّرون ما يلزم، فأكثر الفوضى من البحث عن الملح.',
      'وما طبخوه ذاقوه. هذه هي الحيلة كلها، وهي تنجح مع الباذنجان أيضًا.',
    ],
  },
  {
    id: 8,
    daysAgo: 116,
    picture: 'drinking-more-water',
    name: 'Keeping a lunch box cool in September',
    arabicName: 'علبة باردة في حرّ سبتمبر',
    text: [
      'Cooked food should not stand between 5 and 60 degrees for more than two hours. In a school bag in September that hour comes early.',
      'Chill the box itself overnight. Put a frozen pack above the food and not below it, because cold sinks. A frozen bottle of water does the same work and is drunk at noon. Rice has to be cooled fast after cooking and packed cold.',
      'If the bag lies in the sun by the playground wall, nothing of this helps. Ask where the bags are kept; a shelf inside the classroom is often only a question away.',
    ],
    arabicText: [
      'لا ينبغي أن يبقى الطعام المطبوخ بين 5 و60 درجة أكثر من ساعتين. وفي حقيبة المدرسة في سبتمبر تأتي تلك الساعة باكرًا.',
      'برّد العلبة نفسها ليلًا، وضع كيس التبريد المجمّد فوق الطعام لا تحته، فالبرودة تهبط. وقارورة ماء مجمّدة تؤدي العمل نفسه وتُشرب ظهرًا. والأرز يُبرّد بسرعة بعد طهيه ويُعبّأ باردًا.',
      'وإن كانت الحقيبة في الشمس عند سور الملعب فلا ينفع شيء من هذا. اسأل أين توضع الحقائب، فرفّ داخل الفصل قد لا يحتاج إلا إلى سؤال.',
    ],
  },
  {
    id: 7,
    daysAgo: 123,
    picture: null,
    name: 'What to eat in exam weeks',
    arabicName: 'ماذا يأكلون في أسابيع الاختبارات',
    text: [
      'No food makes anyone cleverer by Sunday. But hunger, thirst and short nights make everyone slower, and those three we can do something about.',
      'Keep breakfast dull and reliable; an exam morning is no time for something new. Fish or lentils in the evening, fruit and nuts on the desk if there is no allergy, and water within reach. Energy drinks are not for children, whatever the can promises.',
      'The last meal before sleep should be light and early. An hour of sleep is worth more than an hour of notes.',
    ],
    arabicText: [
      'لا طعام يجعل أحدًا أذكى قبل الأحد. لكن الجوع والعطش وقلة النوم تبطئ الجميع، وفي هذه الثلاثة نستطيع أن نفعل شيئًا.',
      'اجعل الفطور مألوفًا لا مفاجأة فيه، فصباح الاختبار ليس وقت التجريب. وفي المساء سمك أو عدس، وعلى المكتب فاكهة ومكسرات لمن لا حساسية لديه، والماء في متناول اليد. ومشروبات الطاقة ليست للأطفال مهما وعدت عبوتها.',
      'ولتكن آخر وجبة خفيفة ومبكرة، فساعة نوم خير من ساعة مراجعة.',
    ],
  },
];
