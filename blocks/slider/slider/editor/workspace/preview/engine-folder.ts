/* eslint-disable camelcase -- webpack's own name. */
declare const __webpack_public_path__: string | undefined;

/** URL of the engine's built files, next to those of the blocks. */
export const engineFolder = () =>
	new URL( '../engine/', typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : location.href ).href;
