import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { byId } from '../design/h.ts';
import { ControlRoom } from './ControlRoom.tsx';

const client = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 0 }, mutations: { retry: false } },
});
createRoot(byId('main')).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <ControlRoom />
    </QueryClientProvider>
  </StrictMode>,
);
