import { resolve } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';

/** Named breakpoints for every stylesheet. */
export default {
  plugins: [globalData({ files: [resolve(import.meta.dirname, 'src/theme/breakpoints.css')] }), customMedia()],
};
