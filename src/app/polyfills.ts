/**
 * Polyfills for the functions that some browsers of package.json's `browserslist` lack. index.html names the same functions, and
 * has this file loaded ahead of the app where one of them is missing; scripts/check-floor.ts reports when more are needed.
 */
import 'core-js/modules/es.array.to-reversed.js';
import 'core-js/modules/es.array.to-sorted.js';
import 'core-js/modules/es.array.with.js';
import 'core-js/modules/es.map.group-by.js';
import 'core-js/modules/es.promise.with-resolvers.js';
import 'core-js/modules/web.url.can-parse.js';
