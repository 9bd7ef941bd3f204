import { readFileSync } from 'node:fs';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as client from 'react-dom/client';
import * as runtime from 'react/jsx-runtime';

/** Old ways that React itself warns of, and what belongs to React's insides. */
const LEFT_OUT = [
	'createFactory',
	'findDOMNode',
	'hydrate',
	'render',
	'unmountComponentAtNode',
	'unstable_act',
	'unstable_batchedUpdates',
	'unstable_renderSubtreeIntoContainer',
	'act',
	'version',
	'default',
];

test( 'every name an island may import from React is exported', () => {
	// Read, not run: it waits at the top level, which Jest's CommonJS cannot.
	const source = readFileSync( `${ __dirname }/react.ts`, 'utf8' );
	const exported = new Set(
		[ ...source.matchAll( /export const \{([^}]*)\}/g ) ].flatMap( ( [ , names = '' ] ) =>
			names.split( ',' ).map( ( name ) => name.trim() )
		)
	);
	const wanted = [ React, ReactDOM, client, runtime ]
		.flatMap( ( module ) => Object.keys( module ) )
		.filter( ( name ) => ! LEFT_OUT.includes( name ) && ! name.startsWith( '__' ) );
	expect( wanted.length ).toBeGreaterThan( 30 );
	expect( wanted.filter( ( name ) => ! exported.has( name ) ) ).toEqual( [] );
} );
