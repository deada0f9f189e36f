import { QueryClient, QueryClientProvider, useQueryErrorResetBoundary, useSuspenseQuery } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from '#src/api/errors.ts';
import { QueryBoundary } from './query-boundary.tsx';

let answers: (string | ApiError)[] = [];

function Part() {
  const { data } = useSuspenseQuery({
    queryKey: ['part'],
    queryFn: () => {
      const answer = answers.shift();
      if (answer === undefined || answer instanceof ApiError) throw answer ?? new Error('asked once too often');
      return answer;
    },
    retry: false,
  });
  return <p>{data}</p>;
}

/** A page with one part that fails; `meanwhile` simulates another part that mounts when the button is pressed. */
function Page({ meanwhile }: { meanwhile: (clearReset: () => void) => void }) {
  const { clearReset } = useQueryErrorResetBoundary();
  return (
    <QueryBoundary
      pending={<p>waiting</p>}
      failed={(retry) => (
        <button
          type="button"
          onClick={() => {
            retry();
            meanwhile(clearReset);
          }}
        >
          again
        </button>
      )}
    >
      <Part />
    </QueryBoundary>
  );
}

test.each([
  ['nothing else happens', () => undefined],
  ['another part mounts in that moment', (clearReset: () => void) => clearReset()],
])('a part that failed asks again while %s', async (_, meanwhile) => {
  answers = [new ApiError('', { kind: 'network', status: 0 }), 'here'];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page meanwhile={meanwhile} />
    </QueryClientProvider>,
    // The boundary under test reports the error.
    { onCaughtError: () => undefined },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'again' }));
  expect((await screen.findByText('here')).isConnected).toBe(true);
});
