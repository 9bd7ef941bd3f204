/** The testing library, whose waits end by a condition: its own limit of one second would be a clock. */
const library = require( '@testing-library/dom/dist/index.js' );

library.configure( { asyncUtilTimeout: 60_000 } );
module.exports = library;
