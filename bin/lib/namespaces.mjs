// PHP rooms keep to themselves: a plugin names its own namespace, Frontage\Kit, Frontage\Rules and WordPress, never another
// plugin's; the kit and the rules name no plugin; old code names stand only under src/Compat.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

function* phpFiles( folder ) {
	for ( const name of existsSync( folder ) ? readdirSync( folder ) : [] ) {
		const file = path.join( folder, name );
		if ( statSync( file ).isDirectory() ) {
			if ( ! [ 'build', 'kit', 'node_modules', 'languages', 'tests' ].includes( name ) ) {
				yield* phpFiles( file );
			}
		} else if ( name.endsWith( '.php' ) ) {
			yield file;
		}
	}
}

const withoutComments = ( code ) =>
	code.replace( /\/\*[\s\S]*?\*\//g, '' ).replace( /(^|\s)(\/\/|#(?!\[)).*$/gm, '$1' );
const studly = ( slug ) =>
	slug.replace( /^frontage-/, '' ).replace( /(^|-)(.)/g, ( all, dash, letter ) => letter.toUpperCase() );

export function namespaceBreaches( root = '.' ) {
	const rooms = readdirSync( path.join( root, 'plugins' ) ).map( ( slug ) => ( {
		folder: `plugins/${ slug }`,
		allowed: [ studly( slug ), ...( slug === 'frontage-slider' ? [ 'SliderImport' ] : [] ), 'Kit', 'Rules' ],
	} ) );
	const sets = existsSync( path.join( root, 'blocks' ) ) ? readdirSync( path.join( root, 'blocks' ) ) : [];
	rooms.push(
		...sets.map( ( set ) => ( { folder: `blocks/${ set }`, allowed: [ studly( set ), 'Kit', 'Rules' ] } ) )
	);
	rooms.push(
		{ folder: 'packages/kit/php', allowed: [ 'Kit', 'Rules' ] },
		{ folder: 'packages/rules/php', allowed: [ 'Rules' ] },
		{ folder: 'packages/slider/php', allowed: [ 'Slider' ] },
		{ folder: 'packages/slider-import/php', allowed: [ 'SliderImport', 'Slider' ] }
	);
	return rooms.flatMap( ( { folder, allowed } ) =>
		[ ...phpFiles( path.join( root, folder ) ) ].flatMap( ( file ) => {
			const code = withoutComments( readFileSync( file, 'utf8' ) );
			const name = path.relative( root, file );
			const foreign = [ ...code.matchAll( /Frontage\\+([A-Z]\w*)/g ) ]
				.map( ( [ , room ] ) => room )
				.filter( ( room ) => ! allowed.includes( room ) );
			const old = name.includes( '/Compat/' )
				? []
				: [
						...code.matchAll(
							/(?:add_action|add_filter|do_action|apply_filters|function_exists|class_exists|function)\s*\(?\s*['"]?(wpcf7_?\w*|WPCF7_?\w*|dnd_\w+|revslider\w*)/g
						),
					].map( ( [ , word ] ) => word );
			return [
				...new Set(
					foreign.map( ( room ) => `${ name } reaches into Frontage\\${ room }; plugins meet through hooks.` )
				),
				...new Set(
					old.map(
						( word ) => `${ name } uses the old name ${ word }; old code names stand under src/Compat.`
					)
				),
			];
		} )
	);
}
