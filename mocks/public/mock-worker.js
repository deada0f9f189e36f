// Only the API is mocked. By default, MSW's worker also sends a message to the page for every script, font and picture,
// which takes a fifth of a second for a page with a hundred of them.
self.addEventListener('fetch', (event) => {
  if (!new URL(event.request.url).pathname.includes('/api/')) event.stopImmediatePropagation();
});
self.importScripts('./mockServiceWorker.js');
