import { drawnPictures, type DrawnPictureName } from './drawn-pictures.gen.ts';

type DrawnPictureProps = {
  name: DrawnPictureName;
  /** The displayed width in the form of the `sizes` attribute; left out if the width never changes. */
  sizes?: string;
  /** The alternative text; without it the picture is decorative. */
  label?: string;
  /** Loads immediately with high priority: it is the largest picture on the first screen. */
  eager?: boolean;
  className?: string | undefined;
};

/** A food picture, drawn before the build (docs/pictures.md), in the width that the screen needs. Never mirrored. */
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
