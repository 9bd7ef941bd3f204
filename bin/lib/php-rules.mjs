// Rules for shipped PHP that PHPCS has no sniff for here: no query that shuts the site's filters out by asking for it, no JSON
// that a page could read as markup, and no rule switched off without a name, a reason and an end.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';

const OWN =
	'{plugins/*/*,plugins/*/src/**/*,packages/*/*,packages/*/php/**/*,blocks/**/*,behaviours/**/*,themes/**/*,demo/**/*}.php';

/** What is wrong with one file, as sentences. */
export function breaches( file, text ) {
	const found = [];
	const open = new Set();
	text.split( '\n' ).forEach( ( line, index ) => {
		const at = `${ file }:${ index + 1 }`;
		if ( /(['"])suppress_filters\1\s*=>\s*(?!false\b)/.test( line ) ) {
			found.push(
				`${ at }: leave suppress_filters out: get_posts() has it, and another query needs the site's filters.`
			);
		}
		if ( /inline_script(_tag)?\(.*json_encode\(/.test( line ) && ! line.includes( 'JSON_HEX_TAG' ) ) {
			found.push( `${ at }: say JSON_HEX_TAG: a text with </script> would end the script.` );
		}
		if ( /esc_attr\(.*json_encode\(/.test( line ) && ! line.includes( 'JSON_HEX_AMP' ) ) {
			found.push(
				`${ at }: say JSON_HEX_AMP: esc_attr() leaves &quot; as it is, which would end a text of the JSON.`
			);
		}
		const [ , word, names = '' ] = line.match( /phpcs:(ignoreFile|ignore|disable|enable)\b[ \t]*([^*]*)/ ) ?? [];
		if ( word === 'ignoreFile' ) {
			found.push( `${ at }: switch a rule off for the lines it is wrong about, not for the file.` );
		} else if ( word === 'ignore' || word === 'disable' ) {
			if ( ! /^\w+(\.\w+)+(, \w+(\.\w+)+)* -- \S/.test( names ) ) {
				found.push(
					`${ at }: name the rule that is wrong here and say why: phpcs:${ word } Standard.Category.Sniff -- Reason.`
				);
			}
			if ( word === 'disable' ) {
				open.add( at );
			}
		} else if ( word === 'enable' ) {
			open.clear();
		}
	} );
	return [
		...found,
		...[ ...open ].map(
			( at ) => `${ at }: switch the rule on again (phpcs:enable) after the lines it is wrong about.`
		),
	];
}

/** All of the suite's own PHP. */
export function allBreaches( root = '.' ) {
	return glob
		.sync( OWN, { cwd: root, ignore: [ '**/tests/**' ] } )
		.sort()
		.flatMap( ( file ) => breaches( file, readFileSync( path.join( root, file ), 'utf8' ) ) );
}
