import { classNames } from './class-names.ts';
import { LunchBox } from './lunch-box.tsx';
import { packageBox, type PackageKind } from './package-box.ts';
import classes from './package-picture.module.css';

type PackagePictureProps = {
  package: PackageKind & { image_url: string | null };
  className?: string | undefined;
};

/** A package's photo, or its drawn lunch box, on the ground of its category. Decoration: the name stands beside it. */
export function PackagePicture({ package: offer, className }: PackagePictureProps) {
  return (
    <div className={classNames(classes.ground, className)} data-category={offer.category}>
      {offer.image_url === null ? (
        <LunchBox {...packageBox(offer)} className={classes.box ?? ''} />
      ) : (
        <img className={classes.photo} src={offer.image_url} alt="" loading="lazy" decoding="async" />
      )}
    </div>
  );
}
