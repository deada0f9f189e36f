import type { Backend } from '#mocks/backend.ts';
import { postWebhook, type SenderOptions, WebhookSender } from './sender.ts';
import { WebhookWatcher } from './watcher.ts';

/** How often the mock looks for events between calls, in milliseconds. */
const lookEveryMs = 1_000;

/** Sends the events of a running mock to a receiver. */
export interface Webhooks {
  /** Sends what has happened by now. */
  flush: () => Promise<void>;
  /** Begins anew without an event, because the records were replaced. */
  begin: () => Promise<void>;
  stop: () => void;
}

/** Starts sending events: each second, and whenever `flush` is called. */
export async function startWebhooks(
  backend: Pick<Backend, 'act'>,
  options: Pick<SenderOptions, 'url' | 'secrets' | 'apiVersion'>,
  onGivenUp: SenderOptions['onGivenUp'],
): Promise<Webhooks> {
  const watcher = new WebhookWatcher(backend);
  const sender = new WebhookSender({
    ...options,
    post: postWebhook,
    // A signature has the real time, because the receiver compares it with its own clock.
    now: () => new Date(),
    wait: async (milliseconds) =>
      new Promise((resolve) => {
        setTimeout(resolve, milliseconds).unref();
      }),
    onGivenUp,
  });
  await watcher.begin();
  const flush = async () => {
    for (const event of await watcher.look()) sender.add(event);
  };
  const timer = setInterval(() => void flush(), lookEveryMs);
  timer.unref();
  return {
    flush,
    begin: async () => watcher.begin(),
    stop: () => {
      clearInterval(timer);
      sender.stop();
    },
  };
}
