import type { ReactNode } from 'react';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Scene } from '#src/ui/illustrations/scene.tsx';
import type { SceneName } from '#src/ui/illustrations/scene-pictures.ts';
import classes from './message-page.module.css';

type MessagePageProps = {
  scene: SceneName;
  tint: 'mango' | 'berry' | 'tomato';
  title: string;
  text: string;
  /** The error of the failed request: its messages follow the text. */
  error?: unknown;
  /** Buttons for the next step. */
  actions: ReactNode;
  /** Content below the actions: more links, or a reference number. */
  children?: ReactNode;
};

/** A page that explains why another page can't be shown: a scene beside a card with text and actions. */
export function MessagePage({ scene, tint, title, text, error, actions, children }: MessagePageProps) {
  usePageTitle(title);
  return (
    <section className={classes.frame}>
      <div className={classes.art} data-tint={tint}>
        <Scene name={scene} className={classes.scene ?? ''} />
      </div>
      <div className={classes.card}>
        <h1>{title}</h1>
        <div className={classes.text}>
          <p>{text}</p>
          {error === undefined ? null : <ErrorMessages error={error} except={title} />}
        </div>
        <div className={classes.actions}>{actions}</div>
        {children}
      </div>
    </section>
  );
}
