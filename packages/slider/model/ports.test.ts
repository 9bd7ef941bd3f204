import { existsSync, readdirSync, readFileSync } from 'node:fs';

const root = 'packages/slider';

test( 'a file that names its port names one that is there', () => {
	const files = [ 'model', 'php' ].flatMap( ( folder ) =>
		readdirSync( `${ root }/${ folder }`, { recursive: true, encoding: 'utf8' } ).map(
			( name ) => `${ folder }/${ name }`
		)
	);
	const lost = files
		.filter( ( name ) => /\.(ts|php)$/.test( name ) )
		.flatMap( ( file ) =>
			[ ...readFileSync( `${ root }/${ file }`, 'utf8' ).matchAll( /port of .*?((?:php|model)\/[\w/-]+\.\w+)/g ) ]
				.filter( ( [ , port ] ) => ! existsSync( `${ root }/${ port }` ) )
				.map( ( [ , port ] ) => `${ file }: ${ port }` )
		);
	expect( files.length ).toBeGreaterThan( 80 );
	expect( lost ).toEqual( [] );
} );
