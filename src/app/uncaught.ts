type Listener = (error: unknown, text: string) => void;

/** What failed before anybody listened; a loop of failures is one finding, not a thousand. */
const early: Parameters<Listener>[] = [];
let listener: Listener = (...each) => {
  if (early.length < 20) early.push(each);
};

/** Listens for errors that nothing catches, from now on; they are kept until somebody wants them. */
export function listenForUncaught(): void {
  window.addEventListener('error', ({ error, message }) => {
    listener(error, message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    listener(reason, '');
  });
}

/**
 * Hands every error that nothing caught, and what the browser says of it, to one listener: those since the app's first
 * line at once, the others as they come.
 * @returns the function that stops it
 */
export function onUncaught(next: Listener): () => void {
  listener = next;
  for (const each of early.splice(0)) next(...each);
  return () => {
    listener = () => undefined;
  };
}
