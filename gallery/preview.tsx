import type { Preview } from '@storybook/react-vite';
import { prepareDocument, Surroundings } from './surroundings.tsx';

type Globals = Readonly<Record<string, unknown>>;

const languageOf = (globals: Globals) => (globals['language'] === 'ar' ? 'ar' : 'en');
const schemeOf = (globals: Globals) => (globals['scheme'] === 'dark' ? 'dark' : 'light');

const preview: Preview = {
  globalTypes: {
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'ar', title: 'العربية' },
        ],
      },
    },
    scheme: { toolbar: { title: 'Colours', icon: 'mirror', items: ['light', 'dark'] } },
  },
  initialGlobals: { language: 'en', scheme: 'light' },
  parameters: { layout: 'fullscreen', controls: { disable: true }, actions: { disable: true } },
  decorators: [
    (Story, { globals }) => {
      const language = languageOf(globals);
      const scheme = schemeOf(globals);
      prepareDocument(language, scheme);
      return (
        // A change of language or scheme remounts everything, as loading a new document does in the app.
        <Surroundings key={`${language} ${scheme}`} language={language}>
          <Story />
        </Surroundings>
      );
    },
  ],
};

export default preview;
