import { styles } from '../model/compiler/style/conditional-rules';
import type { MarkupNode } from '../model/compiler/markup-node';

/**
 * Applies one breakpoint regardless of the window's width: classes whose rules depend on the width are renamed, and
 * their rules are written for one width.
 */

const ASKS = /\bfr-(?:levels|visible|under|over)-[\d-]*\d/g;

const own = ( name: string, width: number ) => `${ name }-at-${ Math.round( width ) }`;

/** Returns the tree with the classes for one width. */
export function withForcedBreakpoint( node: MarkupNode, width: number ): MarkupNode {
	const { attrs, children } = node;
	const name = attrs?.class;
	return {
		...node,
		...( typeof name === 'string' && {
			attrs: {
				...attrs,
				style: tall( attrs?.style ),
				class: name.replace( ASKS, ( asks ) => own( asks, width ) ),
			},
		} ),
		...( children && { children: children.map( ( child ) => withForcedBreakpoint( child, width ) ) } ),
	};
}

/** Replaces shares of the window's height by shares of the assumed height. */
function tall( style: unknown ) {
	const less = ( style as Record< string, string > | undefined )?.[ '--fr-less' ];
	return less?.endsWith( 'svh' )
		? { ...( style as object ), '--fr-less': `calc(${ parseFloat( less ) }*var(--fr-window,100svh)/100)` }
		: style;
}

function rule( name: string, level: number, width: number ): string {
	const [ , kind = '', figures = '' ] = /^fr-(levels|visible|under|over)-([\d-]+)$/.exec( name ) ?? [];
	const selector = `.${ own( name, width ) }`;
	const widths = figures.split( '-' ).map( Number );
	if ( kind === 'under' || kind === 'over' ) {
		const hides = kind === 'under' ? width < widths[ 0 ]! : width > widths[ 0 ]!;
		return hides ? `${ selector }{display:none!important}` : '';
	}
	const short = kind === 'visible' ? 'v' : '';
	const now = kind === 'visible' ? breakpointAt( widths, width ) : level;
	const values = widths.map( ( _, at ) => `--fr-${ short }${ at }:${ at === now ? 'initial' : ' ' }` );
	return `${ selector }{${ values.join( ';' ) }}`;
}

/** Narrowest breakpoint whose width is not below this one; 0 if it is wider than all of them. */
export function breakpointAt( widths: readonly number[], width: number ): number {
	const fitting = widths.filter( ( each ) => width <= each );
	return fitting.length ? widths.indexOf( Math.min( ...fitting ) ) : 0;
}

/** All rules for the classes of a tree, at one breakpoint and width. */
export function rulesForWidth( classes: readonly string[], level: number, width: number ): string {
	const asks = new Set( classes.filter( ( name ) => name.match( ASKS )?.[ 0 ] === name ) );
	return (
		[ ...asks ].map( ( name ) => rule( name, level, width ) ).join( '' ) +
		styles( classes.filter( ( name ) => ! asks.has( name ) ) )
	);
}
