import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { asCurl } from './exchange.ts';
import { createSecrets } from './secrets.ts';

const secrets = createSecrets();
secrets.add('ey-very-secret-token', 'TOKEN');

const bodyOf = (password: string) => JSON.stringify({ password, name: 'Sara\\s `cat` $HOME it\'s "one"' });

it('leaves no secret, and a command that the shell completes from its variables', () => {
  const sent = {
    method: 'POST',
    url: 'http://localhost:4010/api/v1/sessions',
    headers: { Accept: 'application/json', Authorization: 'Bearer ey-very-secret-token' },
    body: bodyOf('Lunchbox-2026'),
  };
  const shown = secrets.redact(asCurl(sent));
  expect(shown).not.toMatch(/Lunchbox|ey-very-secret/);
  // A resumed run redacts a second time.
  expect(secrets.redact(shown)).toBe(shown);
  const printed = execFileSync('sh', ['-c', shown.replace(/^curl/, String.raw`printf '%s\n'`)], {
    env: { TOKEN: 'another-token', PASSWORD: 'Another-1', HOME: '/home' },
    encoding: 'utf8',
  }).split('\n');
  expect(printed).toContain('Authorization: Bearer another-token');
  expect(printed).toContain(bodyOf('Another-1'));
});
