import { type ReactNode, useRef, useState } from 'react';
import { Notice } from './notice.tsx';

export interface ErrorNotice {
  /** The notice, for the page to place; false where nothing was refused. */
  notice: ReactNode;
  /** Shows the messages of a refusal, with a title where they alone do not say what failed. */
  show: (messages: ReactNode, title?: string) => void;
  clear: () => void;
  /** For a dialog that has closed: moves the focus to the notice, or calls `otherwise` where there is none. */
  focusOr: (otherwise: () => void) => void;
}

/** Shows on the page why a dialog's action was refused, where the refusal closes the dialog: the record is gone or changed. */
export function useErrorNotice(): ErrorNotice {
  const [refusal, setRefusal] = useState<{ messages: ReactNode; title: string | undefined } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  return {
    notice: refusal !== null && (
      <div ref={box} tabIndex={-1}>
        <Notice kind="error" role="alert" title={refusal.title}>
          {refusal.messages}
        </Notice>
      </div>
    ),
    show: (messages, title) => {
      setRefusal({ messages, title });
    },
    clear: () => {
      setRefusal(null);
    },
    focusOr: (otherwise) => {
      if (box.current === null) {
        otherwise();
        return;
      }
      // Where motion is reduced, the dialog returns the focus right after this call.
      setTimeout(() => {
        box.current?.focus({ preventScroll: true });
        box.current?.scrollIntoView({ block: 'center' });
      });
    },
  };
}
