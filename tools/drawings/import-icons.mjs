/**
 * Writes packages/slider-import/php/Icons/IconPaths.php: drawings for the icons that imported sliders use most, from
 * bootstrap-icons (MIT), a dev dependency: `node tools/drawings/import-icons.mjs`. The names that icon fonts give
 * them are in IconNames.php. bin/lib/notices.mjs passes the license on.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const FROM = 'node_modules/bootstrap-icons';
const OUT = 'packages/slider-import/php/Icons/IconPaths.php';

/** Our names, which are those of the package. */
const ICONS = `
arrow-left arrow-right arrow-up arrow-down chevron-left chevron-right chevron-up chevron-down chevron-double-right chevron-double-down caret-left-fill caret-right-fill
check-lg check-circle-fill x-lg plus-lg play-fill play-circle pause-fill star-fill heart-fill telephone-fill phone envelope-fill geo-alt-fill house-fill person-fill people-fill
search cart-fill calendar3 clock download box-arrow-up-right link-45deg lock-fill gear-fill pencil-fill camera-fill image lightbulb-fill globe quote list info-circle-fill
facebook twitter instagram youtube linkedin
`
	.trim()
	.split( /\s+/ );

/** One icon: its paths in a box of 16 × 16; a path that begins with `!` is filled by the even-odd rule. */
function paths( name ) {
	const svg = readFileSync( `${ FROM }/icons/${ name }.svg`, 'utf8' );
	const shapes = svg.match( /<(?!svg|path|\/)[a-z]+/g );
	if ( ! svg.includes( 'viewBox="0 0 16 16"' ) || shapes ) {
		throw new Error( `${ name }: expected paths in a box of 16 × 16.` );
	}
	return [ ...svg.matchAll( /<path([^>]*?)\/>/g ) ].map( ( [ , attributes ] ) => {
		const d = attributes.match( / d="([^"]+)"/ )[ 1 ];
		return attributes.includes( 'evenodd' ) ? `!${ d }` : d;
	} );
}

const { version } = JSON.parse( readFileSync( `${ FROM }/package.json`, 'utf8' ) );
const lines = ICONS.map(
	( name ) =>
		`\t\t'${ name }' => [ ${ paths( name )
			.map( ( d ) => `'${ d }'` )
			.join( ', ' ) } ],`
);

writeFileSync(
	OUT,
	`<?php

declare( strict_types = 1 );

namespace Frontage\\SliderImport\\Icons;

defined( 'ABSPATH' ) || exit;

/**
 * Drawings of ${ ICONS.length } icons of bootstrap-icons ${ version }, MIT license, Copyright (c) 2019-2024 The Bootstrap Authors
 * (THIRD-PARTY.txt has the text of the license). Made by tools/drawings/import-icons.mjs; change that file.
 */
final class IconPaths {

	/** Width and height of the box. */
	public const SIZE = 16;

	/** @var array<string, non-empty-list<string>> Name => values of \`d\`; \`!\` before one: filled by the even-odd rule. */
	public const PATHS = [
${ lines.join( '\n' ) }
	];
}
`
);
console.log( `${ OUT }: ${ ICONS.length } icons` );
