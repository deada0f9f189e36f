import { useState } from 'react';
import classes from './article-picture.module.css';
import { classNames } from '#src/ui/layout/class-names.ts';
import { DrawnPicture } from './drawn-picture.tsx';

/** Plates for articles without a picture. */
const plates = ['article-apple-plate', 'article-egg-plate', 'article-cherry-plate'] as const;

const tones = ['berry', 'mango', 'pine', 'tomato', 'sprout', 'pale-berry', 'pale-mango'] as const;

/** The background of an article's picture, by its position in a list or its id. */
function articleTone(place: number): (typeof tones)[number] {
  return tones[place % tones.length] ?? 'berry';
}

type ArticlePictureProps = {
  /** Null shows a plate, and so does an image that fails to load. */
  imageUrl: string | null;
  /** The position in the list, or the id: selects background and plate. */
  place: number;
  /** Loads immediately, because the picture is on the first screen. */
  eager?: boolean;
  className?: string | undefined;
};

/** The picture of an article, a news item or an event; decorative, as the title is beside it. Fills its container. */
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
