/**
 * Verifies the mock over HTTP, or the server at BASE_URL, against the contract: `npm run contract:verify`. Writes
 * contract-verify.md, .json and .xml. Exit code 1 where something does not hold, 2 where the command can't run.
 */
import { runVerify } from '../tests/contract/command.ts';

const command = {
  name: 'npm run contract:verify --',
  label: 'contract:verify',
  contractPath: 'openapi/dist/openapi.yaml',
  // The mock is loaded only if it is used: tests of another server need nothing of it.
  startMock: async () => (await import('../tests/contract/mock-world.ts')).startMockWorld(),
};

await runVerify(command, process.argv.slice(2), process.env);
