/** How the fake reCAPTCHA ends its check. */
export type Ending = 'solved' | 'puzzle-solved' | 'puzzle-closed' | 'line-broken';

interface FakeReCaptcha {
  ending: Ending;
  /** One entry for each rendered verifier: whether its container was empty. */
  drawn: boolean[];
}

declare global {
  interface Window {
    fakeReCaptcha?: FakeReCaptcha;
  }
}

/** Runs in the page in place of Google's script: a check with the result that the test sets. */
export function fakeReCaptcha(onload: string): void {
  const widgets: Record<string, (token?: string) => void>[] = [];
  const known: FakeReCaptcha = (window.fakeReCaptcha ??= { ending: 'solved', drawn: [] });
  const puzzle = async (end: () => void) => {
    const layer = document.createElement('div');
    const frame = document.createElement('iframe');
    frame.src = 'https://www.google.com/recaptcha/api2/bframe?hl=any';
    layer.append(frame);
    document.body.append(layer);
    await new Promise((resolve) => frame.addEventListener('load', resolve));
    layer.style.visibility = 'hidden';
    end();
  };
  Object.assign(window, {
    grecaptcha: {
      render(place: HTMLElement, parameters: Record<string, (token?: string) => void>) {
        known.drawn.push(place.childElementCount === 0 && place.isConnected);
        return widgets.push(parameters) - 1;
      },
      getResponse: () => '',
      reset: () => undefined,
      execute(id: number) {
        const { callback, 'error-callback': broken } = widgets[id] ?? {};
        const solve = () => callback?.('token-of-the-fake');
        if (known.ending === 'solved') setTimeout(solve);
        else if (known.ending === 'line-broken') setTimeout(() => broken?.());
        else void puzzle(known.ending === 'puzzle-solved' ? solve : () => undefined);
      },
    },
  });
  (window as unknown as Record<string, () => void>)[onload]?.();
}
