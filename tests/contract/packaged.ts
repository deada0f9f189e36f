#!/usr/bin/env node
/** The `verify` command of the package for the backend team, which `npm run contract:pack` makes. */
import { fileURLToPath } from 'node:url';
import { runVerify } from './command.ts';

const command = {
  name: 'verify --base-url URL',
  label: 'verify',
  contractPath: fileURLToPath(new URL('openapi.yaml', import.meta.url)),
  startMock: null,
};

await runVerify(command, process.argv.slice(2), process.env);
