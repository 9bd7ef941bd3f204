// Writes docs/reference/hooks.md from the docblocks of our hooks and docs/reference/rest.md from the routes of a running
// WordPress. node bin/lib/reference.mjs writes both; tests/checks/docs.test.mjs fails if they are stale.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { phpFiles } from './php.mjs';

const NOTE = ( command ) => `<!-- Made by \`${ command }\` from the code; change it there. -->\n\n`;

/** A docblock's description, version and parameters; parameter descriptions may span several lines. */
function readDocblock( docblock ) {
	const lines = docblock
		.split( '\n' )
		.map( ( line ) => line.replace( /^\s*(\/\*\*|\*\/|\*)\s?/, '' ).replace( /\s*\*\/\s*$/, '' ) );
	const text = lines.join( '\n' );
	const [ about ] = text.split( /^@/m );
	const params = [ ...text.matchAll( /^@param\s+([\s\S]+?)\s+(\.{0,3}\$\w+)([\s\S]*?)(?=^@|$(?![\s\S]))/gm ) ];
	return {
		about: about
			.trim()
			.replace( /\n(?!\n)/g, ' ' )
			.replace( /\n /g, '\n\n' ),
		since: text.match( /^@since\s+(\S+)/m )?.[ 1 ],
		params: params.map( ( [ , type, name, says ] ) => ( {
			type: type.replace( /\s+/g, ' ' ),
			name,
			says: says.trim().replace( /\s+/g, ' ' ),
		} ) ),
	};
}

/** All hooks of the suite, sorted by name. A call without a complete docblock is an error. */
export function findHooks( root = '.' ) {
	const hooks = new Map();
	const errors = [];
	for ( const room of [ 'plugins', 'packages', 'blocks' ] ) {
		const at = path.join( root, room );
		// Separately per owner: a plugin's kit/ folder is a copy, while the package of that name is not.
		const owners = existsSync( at ) ? readdirSync( at ) : [];
		for ( const file of owners.flatMap( ( owner ) => [ ...phpFiles( path.join( at, owner ) ) ] ) ) {
			const code = readFileSync( file, 'utf8' );
			for ( const call of code.matchAll( /\b(apply_filters|do_action)(?:_ref_array)?\(\s*'(frontage_\w+)'/g ) ) {
				const [ , kind, name ] = call;
				const where = path.relative( root, file ).replaceAll( '\\', '/' );
				// Only the beginning of a statement may come between docblock and call.
				const docblock = code.slice( 0, call.index ).match( /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)[^;{}]*$/ )?.[ 1 ];
				const read = readDocblock( docblock ?? '' );
				if ( /^This (filter|action) is documented/.test( read.about ) ) {
					continue;
				}
				if ( ! read.about || ! read.since ) {
					errors.push( `${ where }: ${ name } has no docblock with a sentence and @since.` );
				} else if ( hooks.has( name ) ) {
					errors.push(
						`${ where }: ${ name } is documented twice; say "This filter is documented in ${ hooks.get( name ).where }." here.`
					);
				} else {
					hooks.set( name, { name, where, kind: kind === 'do_action' ? 'Action' : 'Filter', ...read } );
				}
			}
		}
	}
	return { hooks: [ ...hooks.values() ].sort( ( a, b ) => a.name.localeCompare( b.name ) ), errors };
}

export function hooksPage( hooks ) {
	const entry = ( { name, where, kind, about, since, params } ) =>
		`### \`${ name }\`\n\n${ kind } · since ${ since } · [${ where }](../../${ where })\n\n${ about }\n` +
		( params.length
			? `\n${ params.map( ( { type, name: param, says } ) => `- \`${ param }\` (\`${ type }\`)${ says ? `: ${ says }` : '' }` ).join( '\n' ) }\n`
			: '' );
	const part = ( title, kind ) =>
		`## ${ title }\n\n${ hooks
			.filter( ( hook ) => hook.kind === kind )
			.map( entry )
			.join( '\n' ) }`;
	return (
		`# Hooks\n\n${ NOTE( 'npm run docs' ) }` +
		'What other code may rely on. A hook that is to go gives notice here for one minor release. Classes named without a namespace are those of `Frontage\\Forms`.\n\n' +
		`${ part( 'Actions', 'Action' ) }\n${ part( 'Filters', 'Filter' ) }`
	);
}

/** The registered REST routes of a real WordPress; creates a small site for it, like the demo. */
export function findRoutes( root = '.' ) {
	const script =
		'. "$0/bin/lib/setup.sh"; need_php; need_core; . bin/lib/site.sh; make_site reference 9 >/dev/null 2>&1; php bin/lib/reference.php "$SITE"';
	return JSON.parse(
		execFileSync( 'bash', [ '-c', script, path.resolve( root ) ], {
			cwd: root,
			encoding: 'utf8',
			stdio: [ 'ignore', 'pipe', 'inherit' ],
		} )
	);
}

export function routesPage( routes ) {
	const parameter = ( { name, type, required, limits, says } ) =>
		`  - \`${ name }\` (${ [ type, required ? 'required' : '', limits ].filter( Boolean ).join( ', ' ) })${ says ? `: ${ says }` : '' }`;
	const endpoint = ( { methods, about, who, parameters } ) =>
		`- **${ methods.join( ', ' ) }**: ${ about } Who: ${ who }.\n${ parameters.length ? `${ parameters.map( parameter ).join( '\n' ) }\n` : '' }`;
	return (
		`# REST routes\n\n${ NOTE( 'npm run docs' ) }` +
		'All routes of the suite, with the parameters they declare and the roles of a fresh site whose permission check lets them in. A request in a person’s name carries WordPress’s own REST nonce. What the routes of forms take and answer is described in [contact-forms.md](contact-forms.md) §4 and §5.\n\n' +
		routes
			.map(
				( { route, also, endpoints } ) =>
					`## \`${ route }\`\n\n${ also.length ? `Also under ${ also.map( ( name ) => `\`${ name }\`` ).join( ', ' ) } while no other plugin holds that namespace.\n\n` : '' }${ endpoints.map( endpoint ).join( '' ) }`
			)
			.join( '\n' )
	);
}

/** The expected pages, by file name. */
export function pages( root = '.' ) {
	const { hooks, errors } = findHooks( root );
	if ( errors.length ) {
		throw new Error( errors.join( '\n' ) );
	}
	return {
		'docs/reference/hooks.md': hooksPage( hooks ),
		'docs/reference/rest.md': routesPage( findRoutes( root ) ),
	};
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ?? '' ).href ) {
	for ( const [ file, text ] of Object.entries( pages() ) ) {
		writeFileSync( file, text );
		process.stdout.write( `wrote ${ file }\n` );
	}
}
