/**
 * Polyfills for functions that some browsers in package.json's `browserslist` lack. index.html lists the same functions
 * and loads this file before the app if one of them is missing; scripts/check-floor.ts reports when more are needed.
 */
import 'core-js/modules/es.array.to-reversed.js';
import 'core-js/modules/es.array.to-sorted.js';
import 'core-js/modules/es.array.with.js';
import 'core-js/modules/es.map.group-by.js';
import 'core-js/modules/es.promise.with-resolvers.js';
import 'core-js/modules/web.url.can-parse.js';
