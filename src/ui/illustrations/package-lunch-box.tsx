import { LunchBox } from './lunch-box.tsx';
import { packageBox, type PackageKind } from './meal-box.ts';

type PackageLunchBoxProps = {
  package: PackageKind;
  /** Some of the package's meals, in order; the box shows those with a picture. */
  meals: readonly { imageUrl: string | null }[];
  /** Loads the pictures immediately: the box is on the first screen. */
  eager?: boolean;
  className?: string | undefined;
};

/** The lunch box of a package with pictures of its own meals. Decorative. */
export function PackageLunchBox({ package: offer, meals, eager = false, className }: PackageLunchBoxProps) {
  const urls = meals.flatMap(({ imageUrl }) => imageUrl ?? []);
  return <LunchBox {...packageBox(offer, urls)} eager={eager} className={className} />;
}
