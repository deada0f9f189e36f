import { scenePictures, type SceneName } from './scene-pictures.ts';

type SceneProps = {
  name: SceneName;
  /** The alternative text; without it the scene is decorative. */
  label?: string;
  /** Loads immediately: it is on the first screen of the page. */
  eager?: boolean;
  className?: string | undefined;
};

/** A flat scene of the brand. CSS sets the width; the aspect ratio is fixed and the scene is never mirrored. */
export function Scene({ name, label = '', eager = false, className }: SceneProps) {
  const { src, width, height } = scenePictures[name];
  return (
    <img
      className={className}
      src={src}
      alt={label}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
