/** Compares the workflows of openapi/workflows with the contract: `npm run check -- workflows`. */
import { refuse } from './command-line.ts';
import { readSources, readWorkflows, workflowFiles } from './workflows/document.ts';
import { workflowProblems } from './workflows/problems.ts';

const sources = readSources();
const problems = workflowFiles().flatMap((file) => workflowProblems(file, readWorkflows(file), sources));
if (problems.length > 0) refuse('workflows', problems);
