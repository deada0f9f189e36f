// `no-inline`: a food that falls under the bundler's inline limit would sit in the JavaScript of every page that shows it.
import apple from '#src/assets/food/apple.webp?no-inline';
import avocado from '#src/assets/food/avocado.webp?no-inline';
import banana from '#src/assets/food/banana.webp?no-inline';
import blueberries from '#src/assets/food/blueberries.webp?no-inline';
import broccoli from '#src/assets/food/broccoli.webp?no-inline';
import carrot from '#src/assets/food/carrot.webp?no-inline';
import cherries from '#src/assets/food/cherries.webp?no-inline';
import chicken from '#src/assets/food/chicken.webp?no-inline';
import cucumber from '#src/assets/food/cucumber.webp?no-inline';
import egg from '#src/assets/food/egg.webp?no-inline';
import falafel from '#src/assets/food/falafel.webp?no-inline';
import flatbread from '#src/assets/food/flatbread.webp?no-inline';
import grapes from '#src/assets/food/grapes.webp?no-inline';
import greenApple from '#src/assets/food/green-apple.webp?no-inline';
import herbs from '#src/assets/food/herbs.webp?no-inline';
import home from '#src/assets/food/home.webp?no-inline';
import kiwi from '#src/assets/food/kiwi.webp?no-inline';
import mango from '#src/assets/food/mango.webp?no-inline';
import orange from '#src/assets/food/orange.webp?no-inline';
import pasta from '#src/assets/food/pasta.webp?no-inline';
import pear from '#src/assets/food/pear.webp?no-inline';
import peas from '#src/assets/food/peas.webp?no-inline';
import pineapple from '#src/assets/food/pineapple.webp?no-inline';
import pita from '#src/assets/food/pita.webp?no-inline';
import rice from '#src/assets/food/rice.webp?no-inline';
import salad from '#src/assets/food/salad.webp?no-inline';
import sandwich from '#src/assets/food/sandwich.webp?no-inline';
import school from '#src/assets/food/school.webp?no-inline';
import stew from '#src/assets/food/stew.webp?no-inline';
import strawberry from '#src/assets/food/strawberry.webp?no-inline';
import sweetcorn from '#src/assets/food/sweetcorn.webp?no-inline';
import tomato from '#src/assets/food/tomato.webp?no-inline';
import van from '#src/assets/food/van.webp?no-inline';
import watermelon from '#src/assets/food/watermelon.webp?no-inline';

/** Address of each food picture (256 px, transparent ground; licence beside the files). */
export const foodPictures = {
  apple,
  avocado,
  banana,
  blueberries,
  broccoli,
  carrot,
  cherries,
  chicken,
  cucumber,
  egg,
  falafel,
  flatbread,
  grapes,
  'green-apple': greenApple,
  herbs,
  home,
  kiwi,
  mango,
  orange,
  pasta,
  pear,
  peas,
  pineapple,
  pita,
  rice,
  salad,
  sandwich,
  school,
  stew,
  strawberry,
  sweetcorn,
  tomato,
  van,
  watermelon,
};

export type FoodName = keyof typeof foodPictures;
