import { useState } from 'react';
import classes from './article-picture.module.css';
import { classNames } from './class-names.ts';
import { DrawnPlate } from './plate.tsx';
import type { PlacedFood } from './placed-food.tsx';

/** Plates for articles without a picture of their own. */
const plates: readonly (readonly PlacedFood[])[] = [
  [
    { food: 'green-apple', x: 118, y: 128, size: 118, turn: -6 },
    { food: 'carrot', x: 200, y: 150, size: 96, turn: 12 },
    { food: 'blueberries', x: 150, y: 204, size: 84, turn: 4 },
  ],
  [{ food: 'egg', x: 150, y: 150, size: 130 }],
  [
    { food: 'cherries', x: 124, y: 150, size: 96, turn: -8 },
    { food: 'pear', x: 188, y: 160, size: 88, turn: 8 },
  ],
];

const tones = ['berry', 'mango', 'pine', 'tomato', 'sprout', 'pale-berry', 'pale-mango'] as const;

/** The ground of a piece of reading's picture, by its place in a list or its id. */
function articleTone(place: number): (typeof tones)[number] {
  return tones[place % tones.length] ?? 'berry';
}

type ArticlePictureProps = {
  /** Null draws a plate, and so does an image that can't be loaded. */
  imageUrl: string | null;
  /** Place in the list, or the id: picks ground and plate. */
  place: number;
  /** Loads at once: the picture stands on the first screen. */
  eager?: boolean;
  className?: string | undefined;
};

/** The picture of an article, a piece of news or an event; decoration, as its title stands beside it. Fills its container. */
export function ArticlePicture({ imageUrl, place, eager = false, className }: ArticlePictureProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  return (
    <div className={classNames(classes.picture, className)} data-tone={articleTone(place)}>
      {imageUrl === null || imageUrl === failedUrl ? (
        <DrawnPlate foods={plates[place % plates.length] ?? []} className={classes.plate} />
      ) : (
        <img
          src={imageUrl}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => {
            setFailedUrl(imageUrl);
          }}
        />
      )}
    </div>
  );
}
