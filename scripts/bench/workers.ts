import { WebSocket } from 'ws';
import { line } from './conditions.ts';
import { Traffic } from './traffic.ts';

/** Reports an event of one DevTools session. */
type Listener = (params: never) => void;

interface Message {
  method?: string;
  sessionId?: string;
  params?: { sessionId?: string };
}

/** The service workers of a browser: each uses the slow network, and its traffic is counted. */
export interface Workers {
  traffic: Traffic;
  close: () => void;
}

/**
 * Slows down every service worker that the browser starts from now on, because the DevTools session of a page does not
 * affect its worker. Each worker pauses at its start until it is slowed down, which needs a separate connection to the
 * browser.
 * @param port the port at which the browser listens for DevTools
 */
export async function slowWorkers(port: number): Promise<Workers> {
  const { webSocketDebuggerUrl } = (await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()) as {
    webSocketDebuggerUrl: string;
  };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  let id = 0;
  const send = (method: string, params: object, sessionId?: string) => {
    id += 1;
    socket.send(JSON.stringify({ id, method, params, ...(sessionId !== undefined && { sessionId }) }));
  };
  const listeners: { method: string; listener: Listener }[] = [];
  const traffic = new Traffic({ on: (method, listener) => listeners.push({ method, listener }) });
  socket.on('message', (data: Buffer) => {
    const { method, params } = JSON.parse(data.toString()) as Message;
    if (method === 'Target.attachedToTarget') {
      const worker = params?.sessionId;
      send('Network.enable', {}, worker);
      send('Network.emulateNetworkConditions', line, worker);
      send('Runtime.runIfWaitingForDebugger', {}, worker);
    }
    if (method === 'Target.detachedFromTarget') traffic.end();
    for (const each of listeners) if (each.method === method) each.listener(params as never);
  });
  const filter = [{ type: 'service_worker' }];
  send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter });
  return { traffic, close: () => socket.close() };
}
