// Third-party code in shipped files, with its licenses: plugins/<plugin>/build/THIRD-PARTY.txt for people, and
// build/third-party.json (CycloneDX) for machines. Made from webpack's record of bundled files (bin/lib/contents.cjs).
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import satisfies from 'spdx-satisfies';

const CONTENTS = '.cache/build/contents';

/** Licenses of code that may be part of a work under GPL-2.0-or-later. */
export const COMPATIBLE = [
	'0BSD',
	'Apache-2.0', // Through version 3 of the GPL.
	'BlueOak-1.0.0', // Likewise.
	'BSD-2-Clause',
	'BSD-3-Clause',
	'CC0-1.0',
	'GPL-2.0-or-later',
	'ISC',
	'LGPL-2.1-or-later',
	'MIT',
	'MIT-0',
	'MPL-2.0',
	'Unlicense',
	'Zlib',
];

const PACKAGE = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?=\/)/;
const NOTICE = /^(licen[cs]e|copying|notice)(\.|$|-)/i;

/** The record of webpack: built file → source files. */
export function contents( folder = CONTENTS ) {
	return Object.assign(
		{},
		...( existsSync( folder ) ? readdirSync( folder ) : [] )
			.sort()
			.map( ( name ) => JSON.parse( readFileSync( path.join( folder, name ), 'utf8' ) ) )
	);
}

/** A package in its folder: name, version, license, and the required notice. */
export function readPackage( folder ) {
	const { name, version, license } = JSON.parse( readFileSync( path.join( folder, 'package.json' ), 'utf8' ) );
	const notice = readdirSync( folder )
		.filter( ( file ) => NOTICE.test( file ) )
		.sort()
		.map( ( file ) => readFileSync( path.join( folder, file ), 'utf8' ).trim() )
		.join( '\n\n' );
	return { name, version, license, notice };
}

/** Why a package may not be shipped, as sentences; empty if it may. */
export function objections( { name, version, license, notice } ) {
	let fits = false;
	try {
		fits = satisfies( license, COMPATIBLE );
	} catch {} // No license, or no valid expression.
	const to = `Leave ${ name } ${ version } out of the bundle`;
	return [
		...( fits ? [] : [ `${ to }: its licence (${ license ?? 'none named' }) does not go with GPL-2.0-or-later.` ] ),
		...( notice ? [] : [ `${ to }: it carries no licence text to pass on.` ] ),
	];
}

/** PHP files with data of a package, which webpack does not know: plugin → folder of the package → shipped files. */
const DATA_FILES = {
	'frontage-slider': { 'node_modules/bootstrap-icons': [ 'build/import/Icons/IconPaths.php' ] },
};

/** The packages in a plugin's built files, each with its files. The kit's modules and shared controls are in every plugin. */
export function bundled( plugin, made = contents() ) {
	const found = new Map( Object.entries( DATA_FILES[ plugin ] ?? {} ) );
	for ( const [ file, sources ] of Object.entries( made ) ) {
		const shipped = file
			.replace( '.cache/build/kit/', `plugins/${ plugin }/kit/client/` )
			.replace( '.cache/build/editor/', `plugins/${ plugin }/kit/editor/` )
			.replace( `plugins/${ plugin }/`, '' );
		if ( shipped.startsWith( 'plugins/' ) || ! /\.(js|css)$/.test( shipped ) ) {
			continue;
		}
		for ( const folder of new Set( sources.map( ( source ) => source.match( PACKAGE )?.[ 0 ] ) ) ) {
			if ( folder ) {
				found.set( folder, [ ...( found.get( folder ) ?? [] ), shipped ] );
			}
		}
	}
	return [ ...found ]
		.map( ( [ folder, files ] ) => ( { ...readPackage( folder ), files: files.sort() } ) )
		.sort( ( a, b ) => ( a.name + a.version < b.name + b.version ? -1 : 1 ) );
}

/** A notice as printed: the text of the GPL, which packages of WordPress repeat with that of the MPL, is in LICENSE. */
export const printed = ( { license, notice } ) =>
	license === 'GPL-2.0-or-later'
		? notice.replace( /^#+ Full Text of Referenced Licenses$[^]*/m, 'The text of the license is in LICENSE.' )
		: notice;

/** Packages with identical notices share one copy. */
function forPeople( plugin, packages ) {
	const rule = '-'.repeat( 80 );
	const byNotice = new Map();
	for ( const one of packages ) {
		byNotice.set( printed( one ), [ ...( byNotice.get( printed( one ) ) ?? [] ), one ] );
	}
	return [
		`The built files of ${ plugin } hold code of ${ packages.length } packages. Each may be used under the terms that`,
		`stand below its name; ${ plugin } as a whole is GPL-2.0-or-later (see LICENSE).`,
	]
		.join( '\n' )
		.concat(
			...[ ...byNotice ].map( ( [ notice, those ] ) =>
				[
					`\n\n${ rule }`,
					...those.map(
						( { name, version, license, files } ) =>
							`${ name } ${ version } (${ license })\n  in ${ files.join( ', ' ) }`
					),
					`\n${ notice }`,
				].join( '\n' )
			),
			'\n'
		);
}

/** A bill of materials: https://cyclonedx.org/docs/1.6/json/. It contains no timestamp, so that the output is deterministic. */
function forMachines( plugin, version, packages ) {
	const bill = {
		bomFormat: 'CycloneDX',
		specVersion: '1.6',
		version: 1,
		metadata: {
			component: {
				type: 'application',
				name: plugin,
				version,
				licenses: [ { license: { id: 'GPL-2.0-or-later' } } ],
			},
		},
		components: packages.map( ( { name, version: its, license, files } ) => ( {
			type: 'library',
			'bom-ref': `${ name }@${ its }`,
			name,
			version: its,
			licenses: [ { expression: license } ],
			purl: `pkg:npm/${ name.replace( '@', '%40' ) }@${ its }`,
			properties: files.map( ( file ) => ( { name: 'frontage:file', value: file } ) ),
		} ) ),
	};
	return `${ JSON.stringify( bill, null, '\t' ) }\n`;
}

/** Writes both lists into every plugin; returns what prevents shipping. */
export function writeNotices( plugins, version ) {
	const against = new Set();
	for ( const plugin of plugins ) {
		const packages = bundled( plugin );
		packages.flatMap( objections ).forEach( ( sentence ) => against.add( sentence ) );
		mkdirSync( `plugins/${ plugin }/build`, { recursive: true } ); // A new plugin has no build yet.
		writeFileSync( `plugins/${ plugin }/build/THIRD-PARTY.txt`, forPeople( plugin, packages ) );
		writeFileSync( `plugins/${ plugin }/build/third-party.json`, forMachines( plugin, version, packages ) );
	}
	return [ ...against ];
}
