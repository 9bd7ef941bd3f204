/** The testing library with a longer timeout: waits end by a condition, and its default limit of one second depends on the machine. */
const library = require( '@testing-library/dom/dist/index.js' );

library.configure( { asyncUtilTimeout: 60_000 } );
module.exports = library;
