/// <reference types="vite/client" />

/** True in a build with the mock backend; a build constant, so that production drops the import behind it. */
declare const __MOCK__: boolean;

/** True in the demo build, which uses the mock backend and shows a badge in a corner. */
declare const __DEMO__: boolean;

/** The stamp of the mock's seeds (mocks/seed/index.ts); only in builds with the mock backend. */
declare const __SEED_STAMP__: string | undefined;

declare module '*.json?part=home' {
  import type { MessageFormatElement } from 'react-intl';

  const texts: Record<string, MessageFormatElement[]>;
  export default texts;
}

declare module '*.json?part=public' {
  import type { MessageFormatElement } from 'react-intl';

  const texts: Record<string, MessageFormatElement[]>;
  export default texts;
}

declare module '*.json?part=parent' {
  import type { MessageFormatElement } from 'react-intl';

  const texts: Record<string, MessageFormatElement[]>;
  export default texts;
}

declare module 'virtual:theme/*.css';
