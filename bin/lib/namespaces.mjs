// PHP namespace boundaries: a plugin uses its own namespace, Frontage\Kit, Frontage\Rules and WordPress, never another
// plugin's. The kit and the rules use no plugin. Legacy code names are allowed only under src/Compat.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { code as withoutComments, phpFiles } from './circles.mjs';

const studly = ( slug ) =>
	slug.replace( /^frontage-/, '' ).replace( /(^|-)(.)/g, ( all, dash, letter ) => letter.toUpperCase() );

/** Namespaces of the suite that a plugin or package may use besides its own: those of packages that it ships. */
const SHIPPED = [ 'Kit', 'Rules' ];
const MAY_USE = {
	'plugins/frontage-slider': [ ...SHIPPED, 'SliderImport' ],
	'packages/kit': [ 'Rules' ],
	'packages/slider': [ 'Kit' ],
	'packages/slider-import': [ 'Kit', 'Slider' ],
};

/** Every folder with its own PHP namespace, with the allowed names after `Frontage\\`. */
function namespaces( root ) {
	const below = ( folder ) => {
		const at = path.join( root, folder );
		return existsSync( at ) ? readdirSync( at ).map( ( name ) => `${ folder }/${ name }` ) : [];
	};
	return [
		...[ ...below( 'plugins' ), ...below( 'blocks' ) ].map( ( folder ) => [
			folder,
			MAY_USE[ folder ] ?? SHIPPED,
		] ),
		...below( 'packages' ).map( ( folder ) => [ folder, MAY_USE[ folder ] ?? [] ] ),
	].map( ( [ folder, others ] ) => ( { folder, allowed: [ studly( path.basename( folder ) ), ...others ] } ) );
}

export function namespaceBreaches( root = '.' ) {
	return namespaces( root ).flatMap( ( { folder, allowed } ) =>
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
