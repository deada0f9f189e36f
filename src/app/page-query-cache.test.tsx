import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { QueryBoundary } from '#src/errors/query-boundary.tsx';
import { createQueryClient } from './query-client.ts';

test('E01 a part of the page that fails is announced while another page is loaded ahead', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const announce = vi.fn(() => []);
  const { queryClient } = createQueryClient({ announce, withdraw: () => undefined }, () => true);
  const queryFn = () => Promise.reject(new Error('Down'));
  function Partners() {
    return <p>{useSuspenseQuery({ queryKey: ['partners'], queryFn }).data}</p>;
  }
  render(
    <QueryClientProvider client={queryClient}>
      <QueryBoundary pending={null} failed={() => 'This part did not load.'}>
        <Partners />
      </QueryBoundary>
    </QueryClientProvider>,
  );
  await screen.findByText('This part did not load.');
  expect(announce).toHaveBeenCalledOnce();
});
