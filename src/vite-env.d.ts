/// <reference types="vite/client" />

/** True in a build that runs on the mock backend; a constant, so that production drops the import behind it. */
declare const __MOCK__: boolean;

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
