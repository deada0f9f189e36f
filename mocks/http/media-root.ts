/**
 * Names the pictures of the seeds by where the mock serves them: a client of another origin needs the host as well, a page
 * below a folder the folder.
 * @param root what comes before `/mock-media/`
 */
export async function withMediaRoot(response: Response, root: string): Promise<Response> {
  if (root === '' || !response.headers.get('Content-Type')?.startsWith('application/json')) return response;
  const text = (await response.text()).replaceAll('"/mock-media/', `"${root}/mock-media/`);
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  return new Response(text, { status: response.status, statusText: response.statusText, headers });
}
