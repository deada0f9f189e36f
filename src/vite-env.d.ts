/// <reference types="vite/client" />

/** True in a build that runs on the mock backend; a constant, so that production drops the import behind it. */
declare const __MOCK__: boolean;

interface ImportMetaEnv {
  readonly NABTA_API_ORIGIN?: string;
  readonly NABTA_FIREBASE_API_KEY?: string;
  readonly NABTA_FIREBASE_AUTH_DOMAIN?: string;
  readonly NABTA_FIREBASE_PROJECT_ID?: string;
  readonly NABTA_FIREBASE_APP_ID?: string;
  readonly NABTA_PHONE_AUTH?: 'firebase' | 'offline';
}

declare module '*.json?part=first' {
  import type { MessageFormatElement } from 'react-intl';

  const texts: Record<string, MessageFormatElement[]>;
  export default texts;
}

declare module '*.json?part=rest' {
  import type { MessageFormatElement } from 'react-intl';

  const texts: Record<string, MessageFormatElement[]>;
  export default texts;
}

declare module 'virtual:theme/*.css';
