import { scenePictures, type SceneName } from './scene-pictures.ts';

type SceneProps = {
  name: SceneName;
  /** Says what the scene shows; without it the scene is decoration. */
  label?: string;
  /** Loads at once: it is on the first screen of a page that opens with it. */
  eager?: boolean;
  className?: string | undefined;
};

/** One of the brand's own flat scenes. It is as wide as its style says, keeps its proportions and never mirrors. */
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
