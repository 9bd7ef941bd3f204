// A recorded slider (tests/fixtures/slider) as the page that it was, with the original's scripts and styles as they lie in a folder.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

/** In the order in which they are loaded. */
const SCRIPTS = [
	[ /(?:^|\/)rbtools\.min\.js$/, /(?:^|\/)rs6\.min\.js$/ ],
	[
		/(?:^|\/)jquery\.themepunch\.tools\.min\.js$/,
		/(?:^|\/)jquery\.themepunch\.revolution\.min\.js$/,
		/(?:^|\/)revolution\.extension\.\w+\.min\.js$/,
	],
];
const STYLES = [ [ /(?:^|\/)rs6\.css$/ ], [ /(?:^|\/)revolution\/css\/(?:settings|layers|navigation)\.css$/ ] ];

/**
 * @param {string} folder  Holds the original's files, somewhere.
 * @param {string} fixture A file with `modules`.
 * @return {string} HTML; scripts of WordPress stand at WordPress's addresses.
 */
export function rebuilt( folder, fixture ) {
	const html = execFileSync( 'php', [ path.join( import.meta.dirname, 'rebuilt.php' ), fixture ] ).toString();
	const old = /<rs-module\b/.test( html ) ? 0 : 1;
	const files = readdirSync( folder, { recursive: true, encoding: 'utf8' } ).sort();
	const found = ( patterns ) => patterns.flatMap( ( pattern ) => files.filter( ( file ) => pattern.test( file ) ) );
	const [ scripts, styles ] = [ found( SCRIPTS[ old ] ), found( STYLES[ old ] ) ];
	if ( scripts.length < 2 ) {
		throw new Error( `${ folder } has no scripts of version ${ old ? 5 : 6 }` );
	}
	return html.replace(
		'</head>',
		styles.map( ( file ) => `<link rel="stylesheet" href="/${ file }">` ).join( '' ) +
			'<style>body{margin:0}</style>' +
			// The page's own call before the first paint; the engine sets the size again.
			'<script>window.setREVStartSize = () => {}</script>' +
			'<script src="/wp-includes/js/jquery/jquery.min.js"></script>' +
			scripts.map( ( file ) => `<script src="/${ file }"></script>` ).join( '' ) +
			'</head>'
	);
}
