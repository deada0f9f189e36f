import { useState } from 'react';
import classes from './article-picture.module.css';
import { classNames } from '#src/ui/layout/class-names.ts';
import { DrawnPicture } from './drawn-picture.tsx';

/** Plates for articles without a picture of their own. */
const plates = ['article-apple-plate', 'article-egg-plate', 'article-cherry-plate'] as const;

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
  /** Loads at once, because the picture is on the first screen. */
  eager?: boolean;
  className?: string | undefined;
};

/** The picture of an article, a piece of news or an event; decoration, as its title is beside it. Fills its container. */
export function ArticlePicture({ imageUrl, place, eager = false, className }: ArticlePictureProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  return (
    <div className={classNames(classes.picture, className)} data-tone={articleTone(place)}>
      {imageUrl === null || imageUrl === failedUrl ? (
        <DrawnPicture
          name={plates[place % plates.length] ?? 'article-apple-plate'}
          sizes="300px"
          className={classes.plate}
        />
      ) : (
        <img
          className={classes.photo}
          src={imageUrl}
          alt=""
          width={800}
          height={420}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={() => {
            setFailedUrl(imageUrl);
          }}
        />
      )}
    </div>
  );
}
