import type { ArticleSeed } from './article-seed.ts';

/** Articles 19 to 24. */
export const newestArticles: ArticleSeed[] = [
  {
    id: 24,
    daysAgo: 4,
    picture: 'steady-day-with-diabetes',
    name: 'A steady school day with diabetes',
    arabicName: 'يوم دراسي متوازن مع السكري',
    text: [
      'What to pack, when to check, and how to tell the teacher without turning lunch into a lesson. Start with a page that three people share: your child, you and one adult at school. Put the carbs of the meal on it, the time of the check, and who to call.',
      'Keep the number of carbs close to the same every day. Children with diabetes do better with a lunch that holds few surprises: one slow carb such as brown rice, lentils or wholegrain bread, one protein such as an egg, chicken or cheese, and fruit with its skin instead of juice.',
      'For the teacher, two sentences are enough: “She checks at 10:30. If she looks pale or quiet, give her the juice in the front pocket and call me.” Then thank them. A calm teacher is half the plan.',
      'This article is general information. Your child’s doctor knows their numbers.',
    ],
    arabicText: [
      'ماذا تضع في العلبة، ومتى تقيس السكر، وكيف تخبر المعلمة من غير أن يتحول الغداء إلى درس. ابدأ بورقة واحدة يعرفها ثلاثة: طفلك وأنت وشخص في المدرسة، وفيها كربوهيدرات الوجبة، ووقت القياس، ومَن يُتصل به.',
      'اجعل الكربوهيدرات متقاربة كل يوم، فالأطفال المصابون بالسكري يرتاحون إلى غداء قليل المفاجآت: نشوي بطيء الهضم كالأرز البني أو العدس أو خبز الحبوب الكاملة، وبروتين كالبيض أو الدجاج أو الجبن، وفاكهة بقشرها بدل العصير.',
      'وللمعلمة تكفي جملتان: «تقيس السكر عند 10:30. إن بدت شاحبة أو ساكنة فأعطيها العصير الذي في الجيب الأمامي واتصلي بي». ثم اشكرها، فالمعلمة المطمئنة نصف الخطة.',
      'هذا المقال معلومات عامة، وطبيب طفلك أدرى بأرقامه.',
    ],
  },
  {
    id: 23,
    daysAgo: 11,
    picture: 'breakfast-until-break',
    name: 'Breakfast that lasts until break',
    arabicName: 'فطور ذكي يكفي حتى الفسحة',
    text: [
      'Oats, eggs or leftovers? Three fast ideas that keep hunger away until the bell. What they share is simple: a slow carb, some protein, and nothing that has to be cooked at six in the morning.',
      'Oats soak overnight in milk while everyone sleeps; in the morning they only need a banana. Eggs can be boiled on Thursday for half the week. And yesterday’s rice with a spoon of yoghurt is a real breakfast, whatever the box of cereal says.',
      'If your child is not hungry that early, do not fight. Send the same food along for the first break instead. A little, eaten in peace, is worth more than a full plate pushed away.',
    ],
    arabicText: [
      'شوفان أم بيض أم بقايا العشاء؟ ثلاث أفكار سريعة تُشبعه حتى الفسحة. يجمع بينها أمر بسيط: نشوي بطيء، وشيء من البروتين، ولا شيء يُطهى في السادسة صباحًا.',
      'الشوفان يُنقع في الحليب والجميع نيام، ولا يحتاج صباحًا إلا إلى موزة. والبيض يُسلق يوم الخميس لنصف الأسبوع. وأرز الأمس مع ملعقة زبادي فطور حقيقي، مهما قالت علبة رقائق الإفطار.',
      'وإن لم يكن طفلك جائعًا في ذلك الوقت فلا تُجبره، وأرسل الطعام نفسه معه للفسحة الأولى. القليل الذي يؤكل بهدوء خير من طبق ممتلئ يُدفع جانبًا.',
    ],
  },
  {
    id: 22,
    daysAgo: 18,
    picture: 'drinking-more-water',
    name: 'Getting them to drink more water',
    arabicName: 'ماء أكثر من غير إلحاح',
    text: [
      'Fruit in the bottle, a straw they chose, and two other tricks that work. Children rarely forget to drink because they are stubborn. They forget because playing is better.',
      'Make the bottle theirs: their colour, their name, their sticker. Drop in a slice of orange or a few mint leaves. Mark the bottle at the height where it should stand by the midday prayer; most children like to reach a line.',
      'Drink with them. A child who sees you pour two glasses takes one. Juice is a treat and not a drink for thirst, so keep it for the weekend.',
      'In hot months, or when they have a fever, ask your doctor how much is right for your child’s age and weight.',
    ],
    arabicText: [
      'فاكهة في القارورة، وماصّة يختارها بنفسه، وحيلتان أخريان تنجحان. قلّما ينسى الأطفال الشرب عنادًا، بل ينسونه لأن اللعب أحلى.',
      'اجعل القارورة له: لونه واسمه وملصقه. ضع فيها شريحة برتقال أو وريقات نعناع. وارسم خطًا عند الموضع الذي ينبغي أن يصل إليه الماء وقت صلاة الظهر، فأغلب الأطفال يحبون بلوغ الخط.',
      'واشرب معه، فالطفل الذي يراك تصب كوبين يأخذ أحدهما. أما العصير فللمتعة لا للعطش، فاتركه لنهاية الأسبوع.',
      'وفي شهور الحر، أو عند ارتفاع الحرارة، اسأل الطبيب عن المقدار المناسب لعمر طفلك ووزنه.',
    ],
  },
  {
    id: 21,
    daysAgo: 25,
    picture: 'reading-a-food-label',
    name: 'Reading a food label in one minute',
    arabicName: 'قراءة الملصق في دقيقة',
    text: [
      'Five lines tell you almost everything. Here is the order to read them in. First the serving size, because every number after it means that amount and not the whole packet.',
      'Then the ingredients: what stands first is what there is most of. If one of the first three is sugar, syrup or a word that ends in -ose, it is a sweet, even with a sports star on the front. Third, the allergens, often in bold. Fourth, salt: more than 1.5 grams in 100 is a lot. Last, fibre, where more is better.',
      'The front of the packet is advertising. The back is the truth. Read one label a week with your child and let them be the detective.',
    ],
    arabicText: [
      'خمسة أسطر تخبرك بكل شيء تقريبًا، وهذا ترتيب قراءتها. أولها حجم الحصة، فكل رقم بعدها يعنيها هي لا العبوة كلها.',
      'ثم المكوّنات، وما ذُكر أولًا هو الأكثر. فإن كان السكر أو الشراب السكري كشراب الذرة بين الثلاثة الأولى فهو حلوى، ولو كانت على الغلاف صورة لاعب. وثالثها مسبّبات الحساسية، وكثيرًا ما تُكتب بخط عريض. ورابعها الملح، فما زاد على 1.5 غرام في كل 100 كثير. وآخرها الألياف، وكلما زادت كان أفضل.',
      'واجهة العبوة دعاية، وظهرها هو الحقيقة. اقرأ مع طفلك ملصقًا كل أسبوع، ودعه يكن هو المحقق.',
    ],
  },
  {
    id: 20,
    daysAgo: 32,
    picture: 'no-to-vegetables',
    name: 'When a child says no to vegetables',
    arabicName: 'حين يقول «لا» للخضار',
    text: [
      'Offer, don’t push. A patient plan for the table, one bite at a time. A new vegetable may have to stand on the table ten times before it is tasted once. That is not failure; that is how tasting works.',
      'Put one known thing and one new thing on the plate, never two new ones. Let your child choose between two vegetables, so that the question is which and not whether. Roast them: heat makes carrots and cauliflower sweet.',
      'Do not pay for bites with dessert. It teaches that the vegetable is the price and the cake is the prize. Say what it is, eat your own, and talk about something else.',
    ],
    arabicText: [
      'اعرضها ولا تُلحّ. خطة صبورة للمائدة، لقمة بعد لقمة. قد يوضع الصنف الجديد على المائدة عشر مرات قبل أن يُذاق مرة، وليس هذا فشلًا، بل هكذا يتعلم الطفل التذوق.',
      'ضع في الطبق شيئًا يعرفه وشيئًا جديدًا، لا جديدين. ودعه يختار بين صنفين من الخضار، ليكون السؤال «أيهما؟» لا «هل تأكل؟». واشوها في الفرن، فالحرارة تحلّي الجزر والقرنبيط.',
      'ولا تجعل الحلوى ثمنًا للقمة، فذلك يعلّمه أن الخضار هي الثمن والكعكة هي الجائزة. سمِّ له ما في الطبق، وكُل طبقك، وتحدثا في شيء آخر.',
    ],
  },
  {
    id: 19,
    daysAgo: 39,
    picture: 'calcium-without-milk',
    name: 'Calcium without a glass of milk',
    arabicName: 'الكالسيوم بلا كوب حليب',
    text: [
      'Yoghurt, greens and tahini: what counts, and how much of it a school child needs. Children between 4 and 8 need about 1,000 milligrams of calcium a day, and from 9 on about 1,300.',
      'A small cup of yoghurt holds around 200. A piece of white cheese the size of a matchbox holds as much. Two spoons of tahini, a handful of leafy greens, canned sardines with their soft bones, and drinks that are fortified all add to it.',
      'If your child has a milk allergy, do not try cheese “to see what happens”. Ask the allergy clinic which foods to use instead, and whether a supplement is needed.',
    ],
    arabicText: [
      'الزبادي والورقيات والطحينة: ما الذي يُحسب، وكم يحتاج طالب المدرسة منه. يحتاج الطفل بين الرابعة والثامنة إلى نحو 1000 ملّيغرام من الكالسيوم في اليوم، ومن التاسعة إلى نحو 1300.',
      'في كوب زبادي صغير نحو 200، ومثلها في قطعة جبن أبيض بحجم علبة الثقاب. وتضيف إليها ملعقتان من الطحينة، وحفنة من الورقيات، والسردين المعلّب بعظامه الطرية، والمشروبات المدعّمة.',
      'وإن كان طفلك مصابًا بحساسية الحليب فلا تجرّب الجبن «لترى ما يحدث»، واسأل عيادة الحساسية عن البدائل وعن حاجته إلى مكمّل.',
    ],
  },
];
