import type { ArticleSeed } from './article-seed.ts';

/** Articles 1 to 6. */
export const oldestArticles: ArticleSeed[] = [
  {
    id: 6,
    daysAgo: 137,
    picture: 'breakfast-until-break',
    name: 'Teenagers and the missing breakfast',
    arabicName: 'المراهقون والفطور الغائب',
    text: [
      'They get up ten minutes before the bus. Telling them off has not helped, so make it fit into ten minutes: something to drink, something to hold.',
      'A wrap made the evening before, a yoghurt drink with oats, two boiled eggs and a piece of bread in a napkin. Put it by the keys and not in the fridge.',
      'Bodies that grow fast need fuel, and nobody enjoys being watched. Leave it there, say nothing, and count the empty napkins on Thursday.',
    ],
    arabicText: [
      'يستيقظون قبل الحافلة بعشر دقائق. ولأن اللوم لم ينفع فليكن الفطور مما تكفيه عشر دقائق: شيء يُشرب وشيء يُمسك باليد.',
      'لفافة جُهّزت مساءً، أو زبادي مشروب بالشوفان، أو بيضتان مسلوقتان وقطعة خبز في منديل. وضعها عند المفاتيح لا في الثلاجة.',
      'الجسم الذي ينمو سريعًا يحتاج إلى وقود، ولا أحد يحب أن يُراقَب. فاتركها هناك، ولا تقل شيئًا، وعُدّ المناديل الفارغة يوم الخميس.',
    ],
  },
  {
    id: 5,
    daysAgo: 151,
    picture: 'sweet-without-sugar',
    name: 'Birthday parties without worry',
    arabicName: 'حفلات الميلاد بلا قلق',
    text: [
      'If your child has an allergy, call the host a week before and offer, do not demand: “I’ll bring a cake that all of them can eat.” Most parents are relieved.',
      'If you are the host, ask one line in the invitation: “Is there any food your child must not have?” Keep the packets until everybody has gone home, so that a label can be read.',
      'Children remember the games. A tower of watermelon with candles in it has never disappointed anyone.',
    ],
    arabicText: [
      'إن كان طفلك مصابًا بالحساسية فاتصل بأصحاب الحفلة قبل أسبوع واعرض ولا تشترط: «سأحضر كعكة يأكل منها الجميع». وأغلب الأهالي يرتاحون لذلك.',
      'وإن كانت الحفلة عندك فأضف إلى الدعوة سؤالًا واحدًا: «هل هناك طعام يجب أن يتجنّبه طفلكم؟». واحتفظ بالعبوات حتى ينصرف الجميع، فقد يلزم أن يُقرأ ملصق.',
      'يتذكر الأطفال الألعاب. وبرج من البطيخ تعلوه الشموع لم يخيّب أحدًا قط.',
    ],
  },
  {
    id: 4,
    daysAgo: 165,
    picture: 'fasting-children',
    name: 'Dates: how many, and when',
    arabicName: 'التمر: كم حبة ومتى؟',
    text: [
      'A date is a fruit with the sugar of a sweet and the fibre of a vegetable. Three of them hold about as much carbohydrate as a slice of bread.',
      'Two or three with a glass of milk make a good snack before sports. With cheese or a few nuts they keep a child full for longer. After them, rinse the mouth with water: dates stick to teeth.',
      'For a child with diabetes dates are not forbidden, but they have to be counted. Ask your dietitian how they fit into the plan.',
    ],
    arabicText: [
      'التمرة فاكهة فيها سكر الحلوى وألياف الخضار. وفي ثلاث منها من الكربوهيدرات نحو ما في شريحة خبز.',
      'حبتان أو ثلاث مع كوب حليب لقمة جيدة قبل الرياضة. ومع الجبن أو قليل من المكسرات تُشبع أطول. وبعدها يُشطف الفم بالماء، فالتمر يلتصق بالأسنان.',
      'وليس التمر ممنوعًا على الطفل المصاب بالسكري، لكنه يُحسب. اسأل أخصائي التغذية عن موضعه من خطته.',
    ],
  },
  {
    id: 3,
    daysAgo: 179,
    picture: null,
    name: 'Eating slowly at a fast table',
    arabicName: 'الأكل على مهل',
    text: [
      'It takes about twenty minutes until the stomach has told the head that it is full. School breaks are shorter than that, so home is the place to learn it.',
      'Put the fork down between bites. Ask a question that needs a long answer. Let the slowest eater choose what is talked about.',
      'Screens off, all of them, yours first.',
    ],
    arabicText: [
      'تمر نحو عشرين دقيقة حتى تخبر المعدةُ الرأسَ أنها شبعت، والفسحة أقصر من ذلك، فالبيت هو مكان التعلم.',
      'ضعوا الشوكة بين لقمة وأخرى. واسأل سؤالًا يحتاج إلى جواب طويل. ودع أبطأهم أكلًا يختار موضوع الحديث.',
      'وأطفئوا الشاشات كلها، وشاشتك أولًا.',
    ],
  },
  {
    id: 2,
    daysAgo: 193,
    picture: null,
    name: 'Fish once a week',
    arabicName: 'السمك مرة في الأسبوع',
    text: [
      'Many children meet fish for the first time as a smell. Start with a mild white one, baked, with lemon, and without anything that looks back at them.',
      'Bone it twice, once with your eyes and once with your fingers. Sardines and salmon bring the most omega-3; once or twice a week is enough. Large predators such as shark and swordfish are not for children, because of mercury.',
      'If lips itch or hives come up after fish, stop and see a doctor before you try again.',
    ],
    arabicText: [
      'كثير من الأطفال يعرفون السمك أول ما يعرفونه رائحةً. فابدأ بنوع أبيض خفيف، مخبوز بالليمون، لا ينظر إليهم من الطبق.',
      'وانزع شوكه مرتين، مرة بعينيك ومرة بأصابعك. السردين والسلمون أغناها بالأوميغا 3، ومرة أو مرتان في الأسبوع تكفيان. أما الأسماك المفترسة الكبيرة كالقرش وأبي سيف فليست للأطفال لما فيها من الزئبق.',
      'وإن شعر طفلك بحكة في شفتيه أو ظهر طفح بعد السمك فتوقف وراجع الطبيب قبل أن تعيد التجربة.',
    ],
  },
  {
    id: 1,
    daysAgo: 207,
    picture: 'first-week-at-school',
    name: 'Why we started Nabta',
    arabicName: 'لماذا بدأت نبتة',
    text: [
      'Nabta was founded in 2022. It cooks school lunches for healthy children, for children with a chronic illness and for children with a food allergy.',
      'Meals are cooked in the morning and go to the school or to your home. Each one names its ingredients, and its allergens and possible traces as far as they are recorded.',
      'Health, safety, quality, trust, innovation and social responsibility: those are the six values we started with.',
    ],
    arabicText: [
      'تأسست نبتة عام 2022، وتُعدّ الغداء المدرسي للأطفال الأصحّاء، وللمصابين بأمراض مزمنة أو بحساسية الطعام.',
      'تُطهى الوجبات صباحًا وتصل إلى المدرسة أو المنزل، وفي كل وجبة مكوّناتها وما سُجّل من مسبّبات الحساسية وآثارها المحتملة.',
      'الصحة والسلامة والجودة والثقة والابتكار والمسؤولية الاجتماعية: هذه هي القيم الست التي بدأنا بها.',
    ],
  },
  {
    id: 25,
    daysAgo: 400,
    picture: null,
    name: 'Our menu of last year',
    arabicName: 'قائمتنا في العام الماضي',
    text: ['What we cooked last year. The menu has changed since, and this article is no longer offered.'],
    arabicText: ['ما كنا نطهوه في العام الماضي. تغيّرت القائمة منذ ذلك الوقت، ولم يعد هذا المقال متاحًا.'],
    withdrawn: true,
  },
];
