/**
 * Puts a prefix before the addresses of pictures in a response: clients of another origin need the host, and pages
 * below a folder need the folder.
 * @param root the part before `/mock-media/`
 */
export async function withMediaRoot(response: Response, root: string): Promise<Response> {
  if (root === '' || !response.headers.get('Content-Type')?.startsWith('application/json')) return response;
  const text = (await response.text()).replaceAll('"/mock-media/', `"${root}/mock-media/`);
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  return new Response(text, { status: response.status, statusText: response.statusText, headers });
}
