import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createApp } from './app/create-app.ts';
import { providePhoneAuth } from './auth/phone-auth.ts';
import { storedLanguage } from './auth/session.ts';
import { loadMessages } from './i18n/messages.ts';

async function start(): Promise<void> {
  const language = storedLanguage();
  const messages = loadMessages(language);
  if (__MOCK__) {
    const { startMock } = await import('../mocks/browser.ts');
    const mock = await startMock();
    // The payment provider's page belongs to another company: the mock shows it in the app's place.
    if (mock === 'provider-page') return;
    providePhoneAuth(async () => mock.phoneAuth);
  } else {
    providePhoneAuth(async () => (await import('./auth/firebase.ts')).firebasePhoneAuth);
  }
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <App {...createApp(language, await messages)} />
    </StrictMode>,
  );
}

void start();
