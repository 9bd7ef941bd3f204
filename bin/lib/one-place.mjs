// Checks PHP code that belongs in a single place. A plugin reads superglobals in one module, and names of the form format
// are in one list. A hook begins with the name of its plugin.
import { calledFunction, owners, phpIn, textOfString } from './php.mjs';

const SUPERGLOBAL = /^_(?:GET|POST|REQUEST|FILES|SERVER|COOKIE|SESSION|ENV)$/;

/** Files that may read superglobals: the kit's class for them, and a plugin's Request folder. */
const READERS = [ /^plugins\/[^/]+\/src\/Request\//, /^packages\/kit\/php\/Http\/RequestInput\.php$/ ];

/** Files that may ask the kit's class: what it returns is raw. */
const CLEANERS = [ ...READERS, /^packages\/kit\/php\/Admin\/AdminRequest\.php$/ ];

/** Files that may name the form format: its list, the names of the original plugin, and code that runs without classes. */
const NAMES_FORMAT = [
	/\/src\/Document\/FormFormat\.php$/,
	/\/src\/Form\/LegacyClasses\.php$/,
	/\/src\/Compat\//,
	/\/uninstall\.php$/,
];

/** Hooks of the original plugin, which Compat fires where that plugin would. */
const OLD_HOOK = ( file, name ) => /\/src\/Compat\//.test( file ) && name.startsWith( 'wpcf7_' );

/** WordPress hooks that we fire where WordPress would, by the kit's CoreHooks. */
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

function superglobals( { file, nodes } ) {
	if ( READERS.some( ( reader ) => reader.test( file ) ) ) {
		return [];
	}
	// On pages without a submitted form, no class is loaded to read the method.
	const isMethod = ( { kind, what, offset } ) =>
		kind === 'offsetlookup' && what.name === '_SERVER' && offset?.value === 'REQUEST_METHOD';
	const methods = file.endsWith( '/src/Plugin.php' ) ? nodes.filter( isMethod ).map( ( { what } ) => what ) : [];
	const read = nodes.find(
		( node ) => node.kind === 'variable' && SUPERGLOBAL.test( node.name ) && ! methods.includes( node )
	);
	return read
		? [
				`${ file } reads $${ read.name }: take it from the REST request, or from the plugin's Request folder, which cleans it.`,
			]
		: [];
}

const rawInput = ( { file, nodes } ) =>
	! CLEANERS.some( ( cleaner ) => cleaner.test( file ) ) &&
	nodes.some( ( { kind, name } ) => kind === 'name' && /(^|\\)RequestInput$/.test( name ) )
		? [ `${ file } asks RequestInput, whose values are raw: use the plugin's Request folder, or AdminRequest.` ]
		: [];

const formatNames = ( { file, nodes } ) =>
	NAMES_FORMAT.some( ( pattern ) => pattern.test( file ) )
		? []
		: nodes
				.filter( ( { kind, value } ) => /^(string|nowdoc|inline)$/.test( kind ) && value.includes( 'wpcf7' ) )
				.map(
					( { value } ) =>
						`${ file } writes '${ value }': use a constant of FormFormat, the list of the form format.`
				);

function hooks( { file, nodes } ) {
	const [ kind, owner ] = file.split( '/' );
	const own = kind === 'plugins' ? `${ owner.replaceAll( '-', '_' ) }_` : 'frontage_';
	const named = ( isCall ) =>
		nodes
			.filter( isCall )
			.map( ( { arguments: [ name ] } ) => textOfString( name ) )
			.filter( ( name ) => name !== undefined );
	const isOurCall = ( node ) => /^(?:do_action|apply_filters)(?:_ref_array)?$/.test( calledFunction( node ) );
	const isCoreCall = ( node ) =>
		node.kind === 'call' && node.what.kind === 'staticlookup' && /(^|\\)CoreHooks$/.test( node.what.what.name );
	return [
		...named( isOurCall )
			.filter( ( name ) => ! name.startsWith( own ) && ! OLD_HOOK( file, name ) )
			.map( ( name ) => `${ file } runs the hook “${ name }”: a hook of ours begins with ${ own }.` ),
		...named( isCoreCall )
			.filter( ( name ) => ! CORE_HOOKS.includes( name ) )
			.map(
				( name ) =>
					`${ file } runs WordPress's hook “${ name }”: list it in bin/lib/one-place.mjs with its reason.`
			),
	];
}

export const onePlaceBreaches = ( root = '.' ) =>
	owners( root, 'plugins', 'packages', 'blocks' )
		.flatMap( ( folder ) => phpIn( root, folder ) )
		.flatMap( ( php ) => [ ...superglobals( php ), ...rawInput( php ), ...formatNames( php ), ...hooks( php ) ] );
