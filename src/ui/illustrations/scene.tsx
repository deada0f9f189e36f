import { scenePictures, type SceneName } from './scene-pictures.ts';

type SceneProps = {
  name: SceneName;
  /** The alternative text; without it the scene is decorative. */
  label?: string;
  /** Loads at once: it is on the first screen of a page that opens with it. */
  eager?: boolean;
  className?: string | undefined;
};

/** One of the brand's own flat scenes. Its style sets the width; it keeps its proportions and is never mirrored. */
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
