import { IconSchool } from '@tabler/icons-react';
import { ArticleCard as ArticleCardComponent } from '#src/ui/illustrations/article-card.tsx';
import { DrawnPicture } from '#src/ui/illustrations/drawn-picture.tsx';
import { type DrawnPictureName, drawnPictures } from '#src/ui/illustrations/drawn-pictures.gen.ts';
import { DrawnStreets } from '#src/ui/illustrations/drawn-streets.tsx';
import { Leaf } from '#src/ui/illustrations/leaf.tsx';
import { LunchBox as LunchBoxComponent } from '#src/ui/illustrations/lunch-box.tsx';
import { PackagePicture } from '#src/ui/illustrations/package-picture.tsx';
import { Plate, plateTints } from '#src/ui/illustrations/plate.tsx';
import { Scene } from '#src/ui/illustrations/scene.tsx';
import { type SceneName, scenePictures } from '#src/ui/illustrations/scene-pictures.ts';
import { Sprout } from '#src/ui/illustrations/sprout.tsx';
import { useSample } from './use-sample.ts';

export default { title: 'Illustrations' };

export function Scenes() {
  return (
    <div className="gallery-row">
      {(Object.keys(scenePictures) as SceneName[]).map((name) => (
        <Scene key={name} name={name} label={name} />
      ))}
    </div>
  );
}

export function LunchBox() {
  return (
    <div className="gallery-grid">
      {(['green', 'blue', 'mango', 'lime'] as const).map((lid, index) => (
        <LunchBoxComponent key={lid} lid={lid} layout={(['A', 'B', 'C', 'D'] as const)[index] ?? 'E'} />
      ))}
    </div>
  );
}

export function PackagePictures() {
  return (
    <div className="gallery-grid">
      {(['healthy', 'chronic', 'allergy'] as const).map((category) => (
        <PackagePicture key={category} package={{ category, frequency: 'monthly', imageUrl: null }} meals={[]} />
      ))}
    </div>
  );
}

export function Plates() {
  return (
    <div className="gallery-grid">
      {plateTints.map((tint) => (
        <Plate key={tint} tint={tint} imageUrl={null} />
      ))}
    </div>
  );
}

export function Plants() {
  return (
    <div className="gallery-row">
      <Sprout variant="grown" count={3} />
      <Sprout variant="dashed" />
      <Sprout variant="outlined" />
      <Leaf className="gallery-leaf" />
    </div>
  );
}

export function Streets() {
  return <DrawnStreets className="gallery-streets" pin={<IconSchool size={20} aria-hidden />} />;
}

export function DrawnPictures() {
  return (
    <div className="gallery-grid">
      {(Object.keys(drawnPictures) as DrawnPictureName[]).map((name) => (
        <DrawnPicture key={name} name={name} label={name} />
      ))}
    </div>
  );
}

export function ArticleCard() {
  const sample = useSample();
  const title = sample('A lunch box that comes home empty', 'علبة غداء تعود فارغة');
  const text = sample('Four habits for the evening before.', 'أربع عادات لليلة السابقة.');
  return (
    <div className="gallery-column">
      <ArticleCardComponent
        heading="h2"
        title={title}
        cutTitle={title}
        text={text}
        cutText={text}
        date={{ at: '2026-09-06T07:00:00Z', text: sample('6 Sep 2026', '6 سبتمبر 2026') }}
        picture={{ imageUrl: null, place: 1 }}
        link={<a href="#article">{sample('Read the article', 'اقرأ المقال')}</a>}
        isLarge={false}
        classes={{}}
      />
    </div>
  );
}
