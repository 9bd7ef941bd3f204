// Checks PHP code that belongs in a single place. A plugin reads superglobals in one module, and names of the form format
// are in one list. A hook begins with the name of its plugin.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { code, phpFiles } from './circles.mjs';

const SUPERGLOBAL = /\$_(?:GET|POST|REQUEST|FILES|SERVER|COOKIE|SESSION|ENV)\b/g;

/** Files that may read superglobals: a plugin's Request folder, the kit's class for admin screens, and exceptions with their reason. */
const READERS = [
	/^plugins\/[^/]+\/src\/Request\//,
	/^packages\/kit\/php\/Admin\/AdminRequest\.php$/,
	/^plugins\/frontage-slider\/src\/Compat\/LegacyAjax\.php$/, // A legacy admin-ajax.php request has nothing else.
];
/** On pages without a submitted form, no class is loaded to read the method. */
const METHOD_ALONE = /\$_SERVER\['REQUEST_METHOD'\]/g;

/** Files that may name the form format: its list, the names of the original plugin, and code that runs without classes. */
const NAMES_FORMAT = [
	/\/src\/Document\/FormFormat\.php$/,
	/\/src\/Form\/LegacyClasses\.php$/,
	/\/src\/Compat\//,
	/\/uninstall\.php$/,
];

/** Hooks of the original plugin, which Compat fires where that plugin would. */
const OLD_HOOK = ( file, name ) => /\/src\/Compat\//.test( file ) && name.startsWith( 'wpcf7_' );

/** WordPress hooks that we fire where WordPress would. */
const CORE_HOOKS = [
	'script_loader_src',
	'http_request_host_is_external',
	'https_local_ssl_verify',
	// Hooks of WordPress's own sign-in and registration forms, which ours replace, so that other plugins can extend and
	// validate them.
	'login_form',
	'wp_authenticate_user',
	'login_redirect',
	'wp_login_failed',
	'register_form',
	'user_registration_email',
	'illegal_user_logins',
	'add_signup_meta',
	'register_post',
	'registration_errors',
	'register_new_user',
	'registration_redirect',
];

const phpOf = ( root, folder ) => {
	const at = path.join( root, folder );
	return ( existsSync( at ) ? readdirSync( at ) : [] ).flatMap( ( name ) =>
		[ ...phpFiles( path.join( at, name ) ) ].map( ( file ) => ( {
			file: path.relative( root, file ).replaceAll( '\\', '/' ),
			owner: name,
			text: code( readFileSync( file, 'utf8' ) ),
		} ) )
	);
};

function superglobals( { file, text } ) {
	const read = ( file.endsWith( '/src/Plugin.php' ) ? text.replace( METHOD_ALONE, '' ) : text ).match( SUPERGLOBAL );
	return read && ! READERS.some( ( reader ) => reader.test( file ) )
		? [
				`${ file } reads ${ read[ 0 ] }: take it from the REST request, or from the plugin's Request room, which cleans it.`,
			]
		: [];
}

function formatNames( { file, text } ) {
	const named = [ ...text.matchAll( /'[^'\n]*wpcf7[^'\n]*'|"[^"\n]*wpcf7[^"\n]*"/g ) ].map(
		( [ string ] ) => string
	);
	return NAMES_FORMAT.some( ( place ) => place.test( file ) )
		? []
		: named.map(
				( name ) =>
					`${ file } writes ${ name }: say it by a constant of FormFormat, the one list of the form format.`
			);
}

function hooks( { file, owner, text } ) {
	const own = file.startsWith( 'plugins/' ) ? `${ owner.replaceAll( '-', '_' ) }_` : 'frontage_';
	return [ ...text.matchAll( /\b(?:do_action|apply_filters)(?:_ref_array)?\(\s*['"]([^'"]*)/g ) ]
		.map( ( [ , name ] ) => name )
		.filter( ( name ) => ! name.startsWith( own ) && ! CORE_HOOKS.includes( name ) && ! OLD_HOOK( file, name ) )
		.map(
			( name ) =>
				`${ file } runs the hook “${ name }”: a hook of ours begins with ${ own }, so that everyone sees whose it is.`
		);
}

export function onePlaceBreaches( root = '.' ) {
	return [ ...phpOf( root, 'plugins' ), ...phpOf( root, 'packages' ), ...phpOf( root, 'blocks' ) ].flatMap(
		( php ) => [ ...superglobals( php ), ...formatNames( php ), ...hooks( php ) ]
	);
}
