import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { IntlShape } from 'react-intl';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient; intl: IntlShape }>()({ component: Outlet });
