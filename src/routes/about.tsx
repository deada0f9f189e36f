import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '#src/features/content/about/about-page.tsx';

export const Route = createFileRoute('/about')({ component: AboutPage });
