// Written by "npm run pictures".
// drawn from 36fbdfd621fcd974
import brandBox360 from '#src/assets/drawn/brand-box-360.webp?no-inline';
import brandBox704 from '#src/assets/drawn/brand-box-704.webp?no-inline';
import brandBox986 from '#src/assets/drawn/brand-box-986.webp?no-inline';
import pitaAndSaladBox250 from '#src/assets/drawn/pita-and-salad-box-250.webp?no-inline';
import pitaAndSaladBox500 from '#src/assets/drawn/pita-and-salad-box-500.webp?no-inline';
import pastaAndFruitBox250 from '#src/assets/drawn/pasta-and-fruit-box-250.webp?no-inline';
import pastaAndFruitBox520 from '#src/assets/drawn/pasta-and-fruit-box-520.webp?no-inline';
import pastaAndFruitBox1040 from '#src/assets/drawn/pasta-and-fruit-box-1040.webp?no-inline';
import eventPanelLtr640 from '#src/assets/drawn/event-panel-ltr-640.webp?no-inline';
import eventPanelLtr1044 from '#src/assets/drawn/event-panel-ltr-1044.webp?no-inline';
import eventPanelRtl640 from '#src/assets/drawn/event-panel-rtl-640.webp?no-inline';
import eventPanelRtl1044 from '#src/assets/drawn/event-panel-rtl-1044.webp?no-inline';
import eventFruitPlate208 from '#src/assets/drawn/event-fruit-plate-208.webp?no-inline';
import eventFruitPlate412 from '#src/assets/drawn/event-fruit-plate-412.webp?no-inline';
import eventPitaPlate208 from '#src/assets/drawn/event-pita-plate-208.webp?no-inline';
import eventPitaPlate412 from '#src/assets/drawn/event-pita-plate-412.webp?no-inline';
import eventSaladPlate208 from '#src/assets/drawn/event-salad-plate-208.webp?no-inline';
import eventSaladPlate412 from '#src/assets/drawn/event-salad-plate-412.webp?no-inline';
import eventMelonPlate208 from '#src/assets/drawn/event-melon-plate-208.webp?no-inline';
import eventMelonPlate412 from '#src/assets/drawn/event-melon-plate-412.webp?no-inline';
import eventSandwichPlate208 from '#src/assets/drawn/event-sandwich-plate-208.webp?no-inline';
import eventSandwichPlate412 from '#src/assets/drawn/event-sandwich-plate-412.webp?no-inline';
import articleApplePlate208 from '#src/assets/drawn/article-apple-plate-208.webp?no-inline';
import articleApplePlate412 from '#src/assets/drawn/article-apple-plate-412.webp?no-inline';
import articleEggPlate208 from '#src/assets/drawn/article-egg-plate-208.webp?no-inline';
import articleEggPlate412 from '#src/assets/drawn/article-egg-plate-412.webp?no-inline';
import articleCherryPlate208 from '#src/assets/drawn/article-cherry-plate-208.webp?no-inline';
import articleCherryPlate412 from '#src/assets/drawn/article-cherry-plate-412.webp?no-inline';
import van184 from '#src/assets/drawn/van-184.webp?no-inline';
import school128 from '#src/assets/drawn/school-128.webp?no-inline';
import home128 from '#src/assets/drawn/home-128.webp?no-inline';

/** Each drawn picture: its size where it is shown largest (CSS px), and its files, the smallest first. */
export const drawnPictures = {
  'brand-box': { width: 494, height: 388, files: [{ src: brandBox360, width: 360 }, { src: brandBox704, width: 704 }, { src: brandBox986, width: 986 }] },
  'pita-and-salad-box': { width: 587, height: 461, files: [{ src: pitaAndSaladBox250, width: 250 }, { src: pitaAndSaladBox500, width: 500 }] },
  'pasta-and-fruit-box': { width: 608, height: 477, files: [{ src: pastaAndFruitBox250, width: 250 }, { src: pastaAndFruitBox520, width: 520 }, { src: pastaAndFruitBox1040, width: 1040 }] },
  'event-panel-ltr': { width: 522, height: 150, files: [{ src: eventPanelLtr640, width: 640 }, { src: eventPanelLtr1044, width: 1044 }] },
  'event-panel-rtl': { width: 522, height: 150, files: [{ src: eventPanelRtl640, width: 640 }, { src: eventPanelRtl1044, width: 1044 }] },
  'event-fruit-plate': { width: 392, height: 392, files: [{ src: eventFruitPlate208, width: 208 }, { src: eventFruitPlate412, width: 412 }] },
  'event-pita-plate': { width: 272, height: 272, files: [{ src: eventPitaPlate208, width: 208 }, { src: eventPitaPlate412, width: 412 }] },
  'event-salad-plate': { width: 261, height: 261, files: [{ src: eventSaladPlate208, width: 208 }, { src: eventSaladPlate412, width: 412 }] },
  'event-melon-plate': { width: 392, height: 392, files: [{ src: eventMelonPlate208, width: 208 }, { src: eventMelonPlate412, width: 412 }] },
  'event-sandwich-plate': { width: 291, height: 291, files: [{ src: eventSandwichPlate208, width: 208 }, { src: eventSandwichPlate412, width: 412 }] },
  'article-apple-plate': { width: 346, height: 346, files: [{ src: articleApplePlate208, width: 208 }, { src: articleApplePlate412, width: 412 }] },
  'article-egg-plate': { width: 314, height: 314, files: [{ src: articleEggPlate208, width: 208 }, { src: articleEggPlate412, width: 412 }] },
  'article-cherry-plate': { width: 425, height: 425, files: [{ src: articleCherryPlate208, width: 208 }, { src: articleCherryPlate412, width: 412 }] },
  'van': { width: 92, height: 92, files: [{ src: van184, width: 184 }] },
  'school': { width: 64, height: 64, files: [{ src: school128, width: 128 }] },
  'home': { width: 64, height: 64, files: [{ src: home128, width: 128 }] },
} as const;

export type DrawnPictureName = keyof typeof drawnPictures;
