import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/packages/$packageId')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/packages/$packageId"!</div>;
}
