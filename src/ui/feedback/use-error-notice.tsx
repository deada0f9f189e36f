import { type ReactNode, useRef, useState } from 'react';
import { Notice } from './notice.tsx';

export interface ErrorNotice {
  /** The notice, to be rendered in the page; false if there is no error. */
  notice: ReactNode;
  /** Shows error messages, with a title if they alone do not name what failed. */
  show: (messages: ReactNode, title?: string) => void;
  clear: () => void;
  /** For a dialog that has closed: moves the focus to the notice, or calls `otherwise` if there is none. */
  focusOr: (otherwise: () => void) => void;
}

/** Shows a dialog action's error on the page, for errors that close the dialog: the record was deleted or changed. */
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
      // With reduced motion, the dialog returns the focus right after this call.
      setTimeout(() => {
        box.current?.focus({ preventScroll: true });
        box.current?.scrollIntoView({ block: 'center' });
      });
    },
  };
}
