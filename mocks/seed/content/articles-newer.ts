import type { ArticleSeed } from './article-seed.ts';

/** Articles 13 to 18. */
export const newerArticles: ArticleSeed[] = [
  {
    id: 18,
    daysAgo: 46,
    picture: 'sweet-without-sugar',
    name: 'Sweet after lunch, without the sugar',
    arabicName: 'حلوى خفيفة بلا سكر مضاف',
    text: [
      'Six fruit ideas that survive a school bag and a warm afternoon. Frozen grapes, cut lengthwise for small children, thaw by noon. Dried apricots keep for a week. Apple slices stay white with a few drops of lemon.',
      'Then: dates stuffed with cheese, mango cubes in a jar with a lid that closes, and a banana rolled in cinnamon. None of them needs a fridge before lunch.',
      'Sweet is not the enemy. A child who gets a little every day, without ceremony, asks for it less than one who gets it as a reward.',
    ],
    arabicText: [
      'ست أفكار من الفاكهة تتحمّل حقيبة المدرسة وظهيرة حارة. العنب المجمّد، مقطّعًا بالطول للصغار، يذوب عند الظهر. والمشمش المجفف يبقى أسبوعًا. وشرائح التفاح لا تسودّ مع قطرات من الليمون.',
      'ثم تمر محشو بالجبن، ومكعبات مانجو في برطمان محكم، وموزة ملفوفة بالقرفة. ولا يحتاج شيء منها إلى ثلاجة قبل الغداء.',
      'ليس الحلو عدوًا. والطفل الذي يأخذ منه القليل كل يوم بلا ضجة يطلبه أقل ممن يناله مكافأةً.',
    ],
  },
  {
    id: 17,
    daysAgo: 53,
    picture: 'how-big-a-school-lunch',
    name: 'How big should a school lunch be?',
    arabicName: 'كم يأكل طفلك في المدرسة؟',
    text: [
      'Portions by age, and why an unfinished box is sometimes the right answer. A good measure is the child’s own hand: a palm of protein, a fist of rice or bread, two cupped hands of vegetables and fruit.',
      'Hands grow with their owners, so the measure grows too. On days with sports they need more, and in the week of a cold they need less. Appetite is not a clock.',
      'Ask what was left and why before you change the box. “No time” needs a shorter lunch, not a smaller one. “Did not like it” needs a different one. “Full” needs nothing at all.',
    ],
    arabicText: [
      'الحصص بحسب العمر، ولماذا تكون العلبة غير الفارغة أحيانًا علامة جيدة. خير مقياس يد الطفل نفسه: كفّ من البروتين، وقبضة من الأرز أو الخبز، وملء اليدين من الخضار والفاكهة.',
      'واليد تكبر مع صاحبها فيكبر المقياس معها. وفي أيام الرياضة يحتاج أكثر، وفي أسبوع الزكام أقل، فالشهية لا تنضبط كالساعة.',
      'واسأل عمّا بقي ولماذا قبل أن تغيّر العلبة. «لم يكفِ الوقت» تعني غداء يؤكل أسرع لا أصغر، و«لم يعجبني» تعني طعامًا آخر، و«شبعت» لا تعني شيئًا يحتاج إلى تغيير.',
    ],
  },
  {
    id: 16,
    daysAgo: 60,
    picture: 'first-week-at-school',
    name: 'First week at a new school',
    arabicName: 'أول أسبوع في مدرسة جديدة',
    text: [
      'Small, familiar food helps a nervous stomach. What to put in the first five boxes. The first week is not the week for quinoa. Pack what they would eat at their grandmother’s.',
      'Practise at home: can they open the box, the bottle, the banana? A lunch that needs an adult is a lunch that stays closed. Write their name on everything, the lid too.',
      'On Thursday, ask for three things: the best bite, the worst bite, and who sat beside them. You will learn more from the third than from the other two.',
    ],
    arabicText: [
      'الطعام المألوف يهدّئ المعدة القلقة. ماذا تضع في العلب الخمس الأولى. ليس الأسبوع الأول وقت الكينوا، بل وقت ما يأكله عند جدته.',
      'تدرّبا في البيت: هل يفتح العلبة والقارورة والموزة وحده؟ الغداء الذي يحتاج إلى كبير يبقى مغلقًا. واكتب اسمه على كل شيء، وعلى الغطاء أيضًا.',
      'ويوم الخميس اسأله عن ثلاثة أشياء: أطيب لقمة، وأسوأ لقمة، ومَن جلس إلى جانبه. وستعرف من الثالث أكثر مما تعرف من الأوّلَين.',
    ],
  },
  {
    id: 15,
    daysAgo: 67,
    picture: 'fasting-children',
    name: 'Fasting children and the suhoor that helps',
    arabicName: 'صيام الصغار والسحور المعين',
    text: [
      'For children who want to try: half days, slow food, and when to stop. Children are not obliged to fast, and many wish to. Let them begin with a few hours and be proud of those.',
      'A suhoor that lasts has oats or wholegrain bread, an egg or yoghurt, water, and few salty things. Foul is as good as ever. Tea takes water with it, so leave it for later.',
      'If they are dizzy, very pale, or stop playing, the day’s fast is over, and that is right. Children with diabetes, kidney disease or any illness that needs medicine by day should not try before their doctor has said yes.',
    ],
    arabicText: [
      'لمن يريد أن يجرّب: نصف يوم، وطعام يُشبع طويلًا، ومتى يتوقف. لا يجب الصيام على الصغار، وكثير منهم يتمنّاه. فليبدأ بساعات قليلة وليفخر بها.',
      'السحور المُشبع فيه شوفان أو خبز حبوب كاملة، وبيض أو زبادي، وماء، مع الإقلال من الموالح. والفول كعهدنا به. أما الشاي فيُذهب الماء، فليؤجَّل.',
      'فإن داخ أو شحب أو ترك اللعب فقد انتهى صيام يومه، وهذا هو الصواب. ومن كان مصابًا بالسكري أو بمرض الكلى أو بما يحتاج إلى دواء في النهار فلا يجرّب قبل أن يأذن طبيبه.',
    ],
  },
  {
    id: 14,
    daysAgo: 74,
    picture: 'how-big-a-school-lunch',
    name: 'A lunchbox that comes home empty',
    arabicName: 'علبة غداء تعود فارغة',
    text: [
      'Children eat what they helped to choose. Let them pick the fruit on Thursday and the vegetable on Sunday. Two choices are enough; five are a shop.',
      'Keep one thing they know beside every new one. Cut things so that they can be eaten with fingers in ten minutes, because ten minutes is what most breaks leave for eating.',
      'And talk about the box when it comes home, without grading it. An empty box is not a good child, and a full one is not a bad one.',
    ],
    arabicText: [
      'يأكل الأطفال ما شاركوا في اختياره. دعهم يختارون الفاكهة يوم الخميس والخضار يوم الأحد. خياران يكفيان، وخمسة تربكهم.',
      'وضع إلى جانب كل جديد شيئًا يعرفونه. وقطّع الطعام ليؤكل بالأصابع في عشر دقائق، فهذا ما تتركه أغلب الفسح للأكل.',
      'وتحدث مع طفلك عن العلبة حين تعود من غير أن تضع لها درجة. فالعلبة الفارغة لا تعني طفلًا جيدًا، ولا الممتلئة طفلًا سيئًا.',
    ],
  },
  {
    id: 13,
    daysAgo: 81,
    picture: null,
    name: 'Five snacks for the drive home',
    arabicName: 'خمس وجبات خفيفة لطريق العودة',
    text: [
      'Between the last bell and the late lunch lie forty minutes in a hot car, and that is when crisps happen. Keep a small box in the car door that is filled every morning.',
      'Roasted chickpeas, cucumber sticks in cold water, half a cheese sandwich, a pear, and rice cakes: each of them can be eaten without crumbs that stay until summer.',
      'Water first. Half of what feels like hunger at two in the afternoon is thirst.',
    ],
    arabicText: [
      'بين الجرس الأخير والغداء المتأخر أربعون دقيقة في سيارة حارة، وفيها تُؤكل رقائق البطاطس. فاجعل في باب السيارة علبة صغيرة تُملأ كل صباح.',
      'حمّص محمّص، وأصابع خيار في ماء بارد، ونصف شطيرة جبن، وكمثرى، وأقراص أرز: كلها تؤكل بلا فتات يبقى حتى الصيف.',
      'والماء أولًا، فنصف ما يُحَسّ جوعًا في الثانية ظهرًا عطش.',
    ],
  },
];
