import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute(
  '/_signed-in/profile/my-account/applicants/',
)({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/_signed-in/profile/my-account/applicants/"!</div>;
}
