import { useState } from 'react';
import { classNames } from '#src/ui/layout/class-names.ts';
import { Leaf } from './leaf.tsx';
import type { PackageKind } from './meal-box.ts';
import { PackageLunchBox } from './package-lunch-box.tsx';
import classes from './package-picture.module.css';

type PackagePictureProps = {
  package: PackageKind & { imageUrl: string | null };
  /** Some of the package's meals, in order; the box shows those with a picture. */
  meals: readonly { imageUrl: string | null }[];
  /** Draws the large panel of the package page: a leaf grows out of the corner behind the box. */
  panel?: boolean;
  /** Loads immediately: the picture is on the first screen. */
  eager?: boolean;
  className?: string | undefined;
};

/**
 * A package's photo. If there is none or it fails to load: a lunch box with the package's meals in the category's
 * colour. Decorative, because the name is beside it.
 */
export function PackagePicture({
  package: offer,
  meals,
  panel = false,
  eager = false,
  className,
}: PackagePictureProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  return (
    <div
      className={classNames(classes.ground, className)}
      data-category={offer.category}
      data-panel={panel || undefined}
    >
      {offer.imageUrl === null || offer.imageUrl === failedUrl ? (
        <>
          {panel && <Leaf className={classes.leaf} />}
          <PackageLunchBox package={offer} meals={meals} eager={eager} className={classes.box} />
        </>
      ) : (
        <img
          className={classes.photo}
          src={offer.imageUrl}
          alt=""
          width={800}
          height={600}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => {
            setFailedUrl(offer.imageUrl);
          }}
        />
      )}
    </div>
  );
}
