// `no-inline`: a screen shows one or two scenes; inlined, every screen would download all of them.
import chooseScene from '#src/assets/scenes/choose.svg?no-inline';
import deliverScene from '#src/assets/scenes/deliver.svg?no-inline';
import eatScene from '#src/assets/scenes/eat.svg?no-inline';
import emptyCartScene from '#src/assets/scenes/empty-cart.svg?no-inline';
import emptyNotificationsScene from '#src/assets/scenes/empty-notifications.svg?no-inline';
import emptyOrdersScene from '#src/assets/scenes/empty-orders.svg?no-inline';
import emptyPlateScene from '#src/assets/scenes/empty-plate.svg?no-inline';
import emptyStudentsScene from '#src/assets/scenes/empty-students.svg?no-inline';
import errorScene from '#src/assets/scenes/error.svg?no-inline';
import growScene from '#src/assets/scenes/grow.svg?no-inline';
import keyScene from '#src/assets/scenes/key.svg?no-inline';
import noAccessScene from '#src/assets/scenes/no-access.svg?no-inline';
import notFoundScene from '#src/assets/scenes/not-found.svg?no-inline';
import passwordScene from '#src/assets/scenes/password.svg?no-inline';
import paymentCheckingScene from '#src/assets/scenes/payment-checking.svg?no-inline';
import paymentFailedScene from '#src/assets/scenes/payment-failed.svg?no-inline';
import prepareScene from '#src/assets/scenes/prepare.svg?no-inline';
import verifyScene from '#src/assets/scenes/verify.svg?no-inline';

/** Address and size of each scene; the size reserves its space before it loads. */
export const scenePictures = {
  choose: { src: chooseScene, width: 200, height: 160 },
  deliver: { src: deliverScene, width: 200, height: 160 },
  eat: { src: eatScene, width: 200, height: 160 },
  'empty-cart': { src: emptyCartScene, width: 220, height: 170 },
  'empty-notifications': { src: emptyNotificationsScene, width: 220, height: 170 },
  'empty-orders': { src: emptyOrdersScene, width: 428, height: 336 },
  'empty-plate': { src: emptyPlateScene, width: 200, height: 160 },
  'empty-students': { src: emptyStudentsScene, width: 220, height: 160 },
  error: { src: errorScene, width: 400, height: 320 },
  grow: { src: growScene, width: 380, height: 340 },
  key: { src: keyScene, width: 300, height: 320 },
  'no-access': { src: noAccessScene, width: 400, height: 320 },
  'not-found': { src: notFoundScene, width: 400, height: 320 },
  password: { src: passwordScene, width: 300, height: 340 },
  'payment-checking': { src: paymentCheckingScene, width: 220, height: 170 },
  'payment-failed': { src: paymentFailedScene, width: 200, height: 160 },
  prepare: { src: prepareScene, width: 200, height: 160 },
  verify: { src: verifyScene, width: 300, height: 340 },
};

export type SceneName = keyof typeof scenePictures;
