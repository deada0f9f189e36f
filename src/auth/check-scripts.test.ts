import { afterEach, describe, expect, it, vi } from 'vitest';
import { allowCheckScripts, isCheckScript } from './check-scripts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('scripts named by text', () => {
  it.each([
    'https://www.google.com/recaptcha/api.js?onload=__rcb&render=explicit&hl=ar',
    'https://www.google.com/recaptcha/enterprise.js?render=key',
    'https://www.gstatic.com/recaptcha/releases/abc/recaptcha__ar.js',
  ])('allows %s', (url) => {
    expect(isCheckScript(url)).toBe(true);
  });

  it.each([
    'https://www.google.com/other/api.js',
    'https://www.google.com/recaptcha/',
    'https://www.google.com/recaptcha/other.js',
    'https://www.google.com/recaptcha/api.js/other.js',
    'https://www.gstatic.com/recaptcha/other.js',
    'https://www.gstatic.com/recaptcha/releases/../../other.js',
    'https://www.google.com/recaptcha/../complete/search?jsonp=alert',
    'https://www.google.com/recaptcha/%2e%2e/complete/search',
    'https://www.google.com.attacker.example/recaptcha/api.js',
    'https://www.google.com@attacker.example/recaptcha/api.js',
    'https://attacker.example/?https://www.google.com/recaptcha/api.js',
    'http://www.google.com/recaptcha/api.js',
    '//www.google.com/recaptcha/api.js',
    'javascript:alert(1)//https://www.google.com/recaptcha/',
    'data:text/javascript,alert(1)',
    '/recaptcha/api.js',
    '',
  ])('refuses %s', (url) => {
    expect(isCheckScript(url)).toBe(false);
  });

  it('makes one policy, which refuses markup by leaving it out', () => {
    const createPolicy = vi.fn<(name: string, rules: Record<string, (url: string) => string | null>) => unknown>();
    vi.stubGlobal('window', { trustedTypes: { defaultPolicy: null, createPolicy } });
    allowCheckScripts();
    expect(createPolicy).toHaveBeenCalledOnce();
    const [name, rules] = createPolicy.mock.calls[0] ?? [];
    expect(name).toBe('default');
    expect(Object.keys(rules ?? {})).toEqual(['createScriptURL']);
    const loader = 'https://www.google.com/recaptcha/api.js?hl=ar';
    // With this parameter, the loader and the scripts it loads follow Trusted Types themselves.
    expect(rules?.['createScriptURL']?.(loader)).toBe(`${loader}&trustedtypes=true`);
    const library = 'https://www.gstatic.com/recaptcha/releases/abc/recaptcha__ar.js';
    expect(rules?.['createScriptURL']?.(library)).toBe(library);
    expect(rules?.['createScriptURL']?.('https://attacker.example/x.js')).toBeNull();
  });

  it.each([
    ['the browser knows no Trusted Types', {}],
    ['a policy is there', { trustedTypes: { defaultPolicy: {}, createPolicy: () => expect.unreachable() } }],
  ])('does nothing where %s', (_case, window) => {
    vi.stubGlobal('window', window);
    expect(allowCheckScripts).not.toThrow();
  });
});
