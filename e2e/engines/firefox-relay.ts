/**
 * Starts Firefox and relays messages between it and Playwright. Both use WebDriver BiDi, but Playwright sends a command
 * that Firefox ESR does not know, and stops at the error. Takes Firefox's own arguments; NABTA_FIREFOX is the path of
 * Firefox. e2e/engines/README.md has the condition for removing this relay.
 */
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/** Commands that the relay answers itself, without any effect: colour scheme, reduced motion and the like. */
const answeredHere = new Set(['emulation.setMediaFeaturesOverride']);

/**
 * Over BiDi, Playwright sets a field's `value`. React does not notice this, and the form still has an empty field.
 * Firefox's own command sends the events of real typing.
 */
const insertText = {
  playwright: '=> bidiInsertText(window, text)',
  here: "=> window.document.activeElement.nodeName === 'IFRAME' ? window.document.activeElement : window.document.execCommand('insertText', false, text)",
};

interface Command {
  id: number;
  method: string;
}

function relay(client: WebSocket, address: string): void {
  const firefox = new WebSocket(address, { perMessageDeflate: false });
  const early: string[] = [];
  firefox.on('open', () => {
    for (const text of early.splice(0)) firefox.send(text);
  });
  client.on('message', (data: Buffer) => {
    const text = data.toString().replaceAll(insertText.playwright, insertText.here);
    const { id, method } = JSON.parse(text) as Command;
    if (answeredHere.has(method)) client.send(JSON.stringify({ id, type: 'success', result: {} }));
    else if (firefox.readyState === WebSocket.OPEN) firefox.send(text);
    else early.push(text);
  });
  firefox.on('message', (data: Buffer) => {
    client.send(data.toString());
  });
  firefox.on('error', () => {
    client.close();
  });
  firefox.on('close', () => {
    client.close();
  });
  client.on('close', () => {
    firefox.close();
  });
}

/** Opens the port for Playwright, and prints its address in Firefox's format. */
function openRelay(address: string): void {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () => {
    const { port } = server.address() as AddressInfo;
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on('connection', (client, request) => {
    relay(client, `${address}${request.url ?? ''}`);
  });
}

const firefox = spawn(process.env['NABTA_FIREFOX'] ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'ignore', 'pipe'],
});
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
  if (address === undefined) process.stderr.write(`${line}\n`);
  else openRelay(address);
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => firefox.kill(signal));
firefox.on('exit', (code) => process.exit(code ?? 0));
