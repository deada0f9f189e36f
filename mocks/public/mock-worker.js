// The API alone is mocked. Left to itself, MSW's worker asks the page about every script, font and picture as well, which
// costs a page with a hundred of them a fifth of a second.
self.addEventListener('fetch', (event) => {
  if (!new URL(event.request.url).pathname.includes('/api/')) event.stopImmediatePropagation();
});
self.importScripts('./mockServiceWorker.js');
