import looks from '../../../tables/conditional-rules.json';
import type { Options } from '../../../generated/option-types';
import { wholes } from '../breakpoints';

/**
 * CSS rules that are not in the stylesheet, because they depend on the slider (widths of its breakpoints, widths at
 * which something hides) or because few sliders need them (tables/conditional-rules.json).
 * TypeScript port of php/Compiler/Style/ConditionalRules.php.
 */

const LOOKS: Readonly< Record< string, string > > = looks.rules;

/** Class that represents a list of widths. */
export const levelsClass = ( widths: readonly number[], kind: 'levels' | 'visible' = 'levels' ) =>
	`fr-${ kind }-${ widths.join( '-' ) }`;

/**
 * Prefix of the properties that show which visibility breakpoint applies: the common prefix if the widths are equal, or
 * a separate one.
 */
export const visibleName = ( { visibilityLevels, responsiveLevels }: Options ) =>
	wholes( visibilityLevels ).join() === wholes( responsiveLevels ).join() ? '--fr-' : '--fr-v';

/** Writes rules that make one of four properties invalid, so that the fallback of `var( --fr-2, … )` applies, and the others empty. */
function levelsRule( widths: readonly number[], kind: string ): string {
	const name = `fr-${ kind }-${ widths.join( '-' ) }`;
	const short = kind === 'visible' ? 'v' : '';
	const first = new Map< number, number >();
	widths.forEach( ( width, level ) => first.has( width ) || first.set( width, level ) ); // For equal widths, the first one wins.
	let now = 0;
	let css = `.${ name }{--fr-${ short }0:initial;--fr-${ short }1: ;--fr-${ short }2: ;--fr-${ short }3: }`;
	for ( const [ width, level ] of [ ...first ].sort( ( [ one ], [ other ] ) => other - one ) ) {
		if ( level !== now ) {
			css += `@media (width<=${ width }px){.${ name }{--fr-${ short }${ now }: ;--fr-${ short }${ level }:initial}}`;
			now = level;
		}
	}
	return css;
}

/** `fr-under-480` hides below 480 px, `fr-over-1240` above 1240 px. */
function limitRule( name: string ): string {
	const [ , side, width ] = /^fr-(under|over)-(\d+)$/.exec( name ) ?? [];
	return side
		? `@media (width${ side === 'under' ? '<' : '>' }${ width }px){.${ name }{display:none!important}}`
		: '';
}

/** All rules for the classes of a tree, each once. */
export function styles( classes: readonly string[] ): string {
	return [ ...new Set( classes ) ]
		.map( ( name ) => {
			const [ , kind, widths ] = /^fr-(levels|visible)-([\d-]+)$/.exec( name ) ?? [];
			return kind && widths
				? levelsRule( widths.split( '-' ).map( Number ), kind )
				: limitRule( name ) || ( LOOKS[ name ] ?? '' );
		} )
		.join( '' );
}
