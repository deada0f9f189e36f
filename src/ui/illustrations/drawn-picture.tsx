import { drawnPictures, type DrawnPictureName } from './drawn-pictures.gen.ts';

type DrawnPictureProps = {
  name: DrawnPictureName;
  /** How wide the page shows it, as in the `sizes` attribute; left out where it is always as wide as drawn. */
  sizes?: string;
  /** The alternative text; without it the picture is decorative. */
  label?: string;
  /** Loads at once and before other pictures: it is the largest on the first screen. */
  eager?: boolean;
  className?: string | undefined;
};

/** A picture with foods on it, drawn before the build (docs/pictures.md), in the width that the screen needs. It never mirrors. */
export function DrawnPicture({ name, sizes, label = '', eager = false, className }: DrawnPictureProps) {
  const { width, height, files } = drawnPictures[name];
  return (
    <img
      className={className}
      src={files[0].src}
      srcSet={files.map((file) => `${file.src} ${file.width}w`).join(', ')}
      sizes={sizes ?? `${width}px`}
      alt={label}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
