/** jsdom has no TextEncoder, which WordPress's data layer needs when it is loaded: import this file first. */
const { TextDecoder, TextEncoder } = require( 'node:util' );

Object.assign( globalThis, { TextDecoder, TextEncoder } );
