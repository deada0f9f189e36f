import type { ReactNode } from 'react';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Scene } from '#src/ui/scene.tsx';
import type { SceneName } from '#src/ui/scene-pictures.ts';
import classes from './message-page.module.css';

type MessagePageProps = {
  scene: SceneName;
  tint: 'mango' | 'berry' | 'tomato';
  title: string;
  text: string;
  /** Buttons: what to do next. */
  actions: ReactNode;
  /** Below the actions: more ways on, or a reference number. */
  children?: ReactNode;
};

/** A page that says why there is no page: a scene beside a card with words and ways on (DESIGN-public.md, q). */
export function MessagePage({ scene, tint, title, text, actions, children }: MessagePageProps) {
  usePageTitle(title);
  return (
    <section className={classes.frame}>
      <div className={classes.art} data-tint={tint}>
        <Scene name={scene} className={classes.scene ?? ''} />
      </div>
      <div className={classes.card}>
        <h1>{title}</h1>
        <p className={classes.text}>{text}</p>
        <div className={classes.actions}>{actions}</div>
        {children}
      </div>
    </section>
  );
}
