import { parentPort } from 'node:worker_threads';
import { type OrvalTask, runOrval } from './orval.ts';

/** The thread of `startOrvalWorker`: runs one task after the other, and answers each with its error, or null. */
parentPort?.on('message', ({ contract, folder, projects }: OrvalTask) => {
  runOrval(contract, folder, projects).then(
    () => parentPort?.postMessage(null),
    (error: unknown) =>
      parentPort?.postMessage(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
});
