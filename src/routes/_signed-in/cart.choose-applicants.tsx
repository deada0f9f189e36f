import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_signed-in/cart/choose-applicants')({ component: () => null });
