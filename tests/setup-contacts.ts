import example from '../deploy/config.example.json' with { type: 'json' };
import { provideContacts } from '#src/api/company-contacts.ts';

// In a browser the contacts come with config.json, before anything is rendered.
provideContacts(example.brand);
