import type { CSSProperties } from 'react';

/** Value that core's spacing panel stores for a block. */
interface Spaced {
	style?: { spacing?: { blockGap?: string } };
}

/** The gap of core's spacing panel as `--fr-gap`, for blocks with their own list layout. PHP prints the same property on the page. */
export function gapStyle( attributes: object ): CSSProperties {
	const gap = ( attributes as Spaced ).style?.spacing?.blockGap;
	if ( typeof gap !== 'string' ) {
		return {};
	}
	const preset = gap.match( /^var:preset\|spacing\|([a-z0-9-]+)$/ );
	return { '--fr-gap': preset ? `var(--wp--preset--spacing--${ preset[ 1 ] })` : gap } as CSSProperties;
}
