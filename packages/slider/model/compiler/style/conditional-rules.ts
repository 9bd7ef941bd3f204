import looks from '../../../tables/conditional-rules.json';
import type { Options } from '../../../generated/option-types';
import { wholes } from '../breakpoints';

/**
 * The few rules that the stylesheet cannot know (which widths a slider's levels have, under which width something hides)
 * or that hardly any slider needs (tables/conditional-rules.json). TypeScript port of php/Compiler/Style/ConditionalRules.php.
 */

const LOOKS: Readonly< Record< string, string > > = looks.rules;

/** The class that stands for a list of widths. */
export const levelsClass = ( widths: readonly number[], kind: 'levels' | 'visible' = 'levels' ) =>
	`fr-${ kind }-${ widths.join( '-' ) }`;

/** The prefix of the properties that say which level of visibility holds: the same list as everything else, or one of its own. */
export const visibleName = ( { visibilityLevels, responsiveLevels }: Options ) =>
	wholes( visibilityLevels ).join() === wholes( responsiveLevels ).join() ? '--fr-' : '--fr-v';

/** Makes one of four properties invalid, so that the fallback of `var( --fr-2, … )` counts, and the others empty. */
function levelsRule( widths: readonly number[], kind: string ): string {
	const name = `fr-${ kind }-${ widths.join( '-' ) }`;
	const short = kind === 'visible' ? 'v' : '';
	const first = new Map< number, number >();
	widths.forEach( ( width, level ) => first.has( width ) || first.set( width, level ) ); // Equal widths: the first one holds.
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

/** `fr-under-480` is not shown below 480 px, `fr-over-1240` not above 1240 px. */
function limitRule( name: string ): string {
	const [ , side, width ] = /^fr-(under|over)-(\d+)$/.exec( name ) ?? [];
	return side
		? `@media (width${ side === 'under' ? '<' : '>' }${ width }px){.${ name }{display:none!important}}`
		: '';
}

/** All rules for one tree's classes, each once. */
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
